"""Whole matches of Hands, with a real mouse and with real keys."""
from game import Game, center
from screen import wait_for

GRAY, GREEN, RED, BROWN = (0x76, 0x76, 0x76), (0x0B, 0x80, 0x48), (0xCF, 0x13, 0x11), (0x40, 0x25, 0x14)
# The ground's colours after a round that the left or the right of two players has won.
LEFT, RIGHT = (0xC6, 0x3A, 0x30), (0x2A, 0x63, 0xB4)

# Places in design pixels: `bungle layout` lists only what the scene shows at its start.
# `Continue` on the card with the options, and the rectangle in which it appears at the table.
CONTINUE = (908, 140)
NEXT = (520, 300, 240, 152)
OPTIONS = (1184, 600)
BY_POINTS = (820, 354)
SLIDER = (340, 524, 600, 64)
PRESET_SHORT = (440, 442)
THROWS = [(440, 568), (640, 568), (840, 568)]
NEXT_TURN = (640, 588)
# A press on the slab during a round hurries the round.
SLAB = (640, 420)
RESET = (1180, 616)
# A part of the last card's parchment without words.
CARD = (300, 200, 8, 8)
# The button that closes an alert, and `Play Again` on the larger victory card.
ACCEPT = (640, 540)
PLAY_AGAIN = (512, 456)
# Parts of the ground of which one is bare at least, also where clay covers most of the red.
GROUND = [(300, 250, 4, 4), (310, 326, 4, 4), (544, 312, 4, 4), (724, 312, 4, 4)]


def ground(game):
    """The ground's colour: one of the six turn colours if it is within 3 of 255, or else its own."""
    for place in GROUND:
        seen = tuple(game.look(place).pixels[:3])
        for colour in (GRAY, GREEN, RED, BROWN, LEFT, RIGHT):
            if all(abs(a - b) < 4 for a, b in zip(seen, colour)):
                return colour
    return seen


def wait_ground(game, *colours, seconds=5):
    return wait_for(lambda: ground(game) if ground(game) in colours else None, seconds)


def type_words(game, words):
    game.screen.xdotool("type", "--delay", "60", words)
    game.rest(1)


def is_dimmed(game):
    """Whether an alert dims the ground, which then has none of a turn's colours."""
    return ground(game) not in (GRAY, GREEN, RED, BROWN)


# A spot that shows sand between two throws, and after the round the wood of the button `Next Turn`.
BESIDE_NEXT = (NEXT_TURN[0] + 108, NEXT_TURN[1] - 34, 4, 4)


def play_to_victory(game, throw, go_on, shots, context):
    """Plays rounds until the victory card; returns the number of rounds won, and of all rounds."""
    won = rounds = 0
    seen = set()
    while rounds < 60:
        assert wait_ground(game, GRAY), f"a turn begins on gray, not on {ground(game)}"
        sand = game.look(BESIDE_NEXT)
        throw(rounds)
        colour = wait_ground(game, GREEN, RED, BROWN)
        assert colour, f"no outcome: the ground is {ground(game)}"
        rounds += 1
        won += colour == GREEN
        if colour not in seen:
            seen.add(colour)
            context.shot(game, f"{shots}-{ {GREEN: 'won', RED: 'lost', BROWN: 'tied'}[colour]}")
        assert wait_for(
            lambda: is_dimmed(game) or game.look(BESIDE_NEXT).difference(sand) == 1, 5), "nothing follows the round"
        if is_dimmed(game):
            assert wait_for(lambda: min(game.look(CARD).pixels) > 180, 6), "no card follows the show"
            game.rest(1)
            context.shot(game, f"{shots}-victory")
            return won, rounds
        go_on()
    raise AssertionError(f"no victory in {rounds} rounds")


def test_hands_by_rounds_with_the_mouse(context):
    """R42 R43 R53 R56 a match by rounds from the setup to Play Again, with the mouse (and a typed name)."""
    with Game(context.bungle, context.screen, "--scene", "hands") as game:
        places = game.layout("hands")
        before = game.look(NEXT)
        game.click(*center(places["field.name"]))
        type_words(game, "Ana")
        assert game.changes(NEXT, 0.3, since=before), "Continue did not appear"
        game.click(*OPTIONS)
        x, y, width, height = SLIDER
        game.drag((640, y + height / 2), (x + 24 + (width - 48) / 4 + 9, y + height / 2))
        game.release()
        game.rest(1)
        context.shot(game, "hands-rounds-setup")
        game.click(*CONTINUE)
        won, _ = play_to_victory(
            game, lambda turn: game.click(*THROWS[turn % 3]), lambda: game.click(*NEXT_TURN),
            "hands-rounds", context)
        assert won == 2, f"the slider stood at 2, and {won} rounds were won"
        game.click(*PLAY_AGAIN)
        assert wait_ground(game, GRAY), "Play Again did not begin anew"
        game.click(*RESET)
        assert wait_for(
            lambda: game.look(NEXT).difference(before) < 0.02), "Reset Game left something"
        context.shot(game, "hands-reset")


def test_hands_by_points_with_the_mouse(context):
    """R44 R52 a match by points from a ready game to victory, with the mouse (and a typed name)."""
    with Game(context.bungle, context.screen, "--scene", "hands") as game:
        type_words(game, "Ana")
        game.click(*OPTIONS)
        game.click(*BY_POINTS)
        game.click(*PRESET_SHORT)
        game.rest(1)
        context.shot(game, "hands-points-setup")
        game.click(*CONTINUE)

        def throw(turn):
            game.click(*THROWS[1 - turn % 2])
            game.click(*SLAB)

        won, rounds = play_to_victory(
            game, throw, lambda: game.click(*NEXT_TURN), "hands-points", context)
        assert won >= 3, f"3 points take 3 wins at least, and only {won} of {rounds} were won"
        game.click(*PLAY_AGAIN)
        assert wait_ground(game, GRAY)


def test_hands_by_points_with_the_keys(context):
    """R100 a match by points with the keyboard alone: fields, a wrong number mended, throws, Next Turn."""
    with Game(context.bungle, context.screen, "--scene", "hands") as game:
        type_words(game, "Ana")
        for key in ("Tab", "Return", "Tab", "Return", "Tab", "Tab", "Tab"):
            game.key(key)
        for number in ("2", "1.5", "4"):
            type_words(game, number)
            game.key("Tab")
        context.shot(game, "hands-keys-wrong")
        game.key("shift+Tab")
        game.key("shift+Tab")
        type_words(game, "1")
        context.shot(game, "hands-keys-mended")
        game.key("Return")
        game.key("Return")

        def throw(turn):
            game.key(str(turn % 3 + 1))
            game.key("space")

        won, _ = play_to_victory(
            game, throw, lambda: game.key("Return"), "hands-keys", context)
        assert won >= 2
        game.key("Escape")
        assert wait_ground(game, GREEN), "Esc does not accept the alert"
        game.key("Return")
        assert wait_ground(game, GRAY), "Enter on Play Again did not begin anew"


def test_hands_by_rounds_with_the_keys(context):
    """R100 R101 a match by rounds with the arrows, Enter, and Space to hurry."""
    with Game(context.bungle, context.screen, "--scene", "hands") as game:
        type_words(game, "Ana")
        for key in ("Tab", "Return", "Tab", "Tab", "Home", "Tab", "Return"):
            game.key(key)
        assert wait_ground(game, GRAY), "Continue did not lead to the game"

        def throw(turn):
            game.key("Left" if turn % 2 else "Right")
            game.key("Return")
            game.key("space")

        won, _ = play_to_victory(game, throw, lambda: game.key("Return"), "hands-arrows", context)
        assert won == 1


def test_hands_resized_under_an_alert(context):
    """R91 R94 the window is resized while an alert is open, and the alert still blocks and accepts."""
    with Game(context.bungle, context.screen, "--scene", "hands") as game:
        game.click(*OPTIONS)
        game.click(*center(game.layout("hands")["field.name"]))
        type_words(game, "a:b")
        card = game.look((340, 200, 600, 60))
        game.key("Return")
        assert game.changes((340, 200, 600, 60), 0.1, since=card), "the name is not refused"
        game.rest(1)
        context.shot(game, "hands-alert")
        for size in ((800, 900), (1500, 640), (1280, 720)):
            game.screen.xdotool("windowsize", "--sync", game.window, *size)
            # The game draws at the new size once the window has kept it for a moment.
            game.rest()
            context.shot(game, f"hands-alert-{size[0]}")
            game.click(*BY_POINTS)
            assert game.stays((340, 200, 600, 60)), "the alert let a click through"
        before = game.look((340, 200, 600, 60))
        game.click(*ACCEPT)
        assert game.changes((340, 200, 600, 60), 0.1, since=before), "the alert did not close"
