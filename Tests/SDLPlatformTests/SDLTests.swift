import Testing

/// SDL is one for the whole program: suites that start it or end it run one after the other.
@Suite(.serialized) enum SDLTests {}
