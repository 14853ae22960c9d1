"""Matches of two players at one keyboard, in the jungle and in Hands."""
import hands
from game import center
from recording import record
from screen import wait_for

# Two parts of the last card's parchment, clear of its buttons and their focus ring, in design pixels.
CARD = ((352, 526, 8, 8), (920, 526, 8, 8))


def has_card(game):
    return all(min(game.look(place).pixels) > 180 for place in CARD)


def begin(game, scene):
    game.rest(1)
    game.click(*center(game.layout(scene)["switch.rival"]))


def throw(game, keys):
    for key in keys:
        game.key(key)


def scores(end):
    return end["scores"]["player"], end["scores"]["jungle"]


def test_friends_in_the_jungle(context):
    """R170 two at one keyboard play three matches of lion, cobra and rabbit; who wins three rounds wins each."""
    def play(game):
        begin(game, "jungle")
        # The right side wins the first and the last match, the left one the other.
        for number, keys in enumerate((("1", "9"), ("0", "1"), ("3", "8"))):
            assert game.hurry(
                lambda: throw(game, keys), lambda: has_card(game), tries=80), "no end of the match"
            game.rest(1)
            context.shot(game, f"friends-jungle-{number}")
            if number < 2:
                game.key("Return")
                assert wait_for(lambda: not has_card(game), 4), "the card stays"

    end, digest = record(context, "jungle", play)
    assert sorted(scores(end)) == [0, 3], end["scores"]
    assert end["digest"] == digest, f"{end['digest']} instead of {digest}"


def test_friends_at_the_slab(context):
    """R170 two at one keyboard play three matches of the hands; who wins three rounds wins each."""
    def on(game):
        return hands.ground(game) == hands.GRAY or game.click(*hands.NEXT_TURN)

    def play(game):
        begin(game, "hands")
        # The right side wins the first and the last match, the left one the other.
        for number, keys in enumerate((("1", "9"), ("0", "1"), ("3", "8"))):
            winner = hands.LEFT if number == 1 else hands.RIGHT
            for turn in range(3):
                assert hands.wait_ground(game, hands.GRAY, seconds=8), hands.ground(game)
                # Keys pressed while the turn begins choose nothing.
                game.rest(0.3)
                throw(game, (*keys, "space"))
                assert hands.wait_ground(game, winner, seconds=8), f"another has won: {hands.ground(game)}"
                assert turn == 2 or wait_for(lambda: on(game), 8), "there is no next turn"
            assert wait_for(lambda: has_card(game), 8), "no end of the match"
            game.rest(1)
            context.shot(game, f"friends-hands-{number}")
            if number < 2:
                game.key("Return")
                assert wait_for(lambda: not has_card(game), 4), "the card stays"
                assert wait_for(lambda: on(game), 8), "no other match"

    end, digest = record(context, "hands", play)
    assert sorted(scores(end)) == [0, 3], end["scores"]
    assert end["digest"] == digest, f"{end['digest']} instead of {digest}"
