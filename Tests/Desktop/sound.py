"""The game's sound on audio devices that appear late or vanish, and without the focus."""
import os
import re
import signal
import subprocess
import time

from game import Game, center
from screen import wait_for


class SoundServer:
    """A PulseAudio server with a null sink and its own folder, apart from the user's server."""

    def __init__(self, home):
        self.socket = os.path.join(home, "pulse.socket")
        self.env = os.environ | {
            "HOME": home, "XDG_RUNTIME_DIR": home, "PULSE_RUNTIME_PATH": os.path.join(home, "pulse"),
            "PULSE_SERVER": f"unix:{self.socket}"}
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            ["pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "-n",
             "--load=module-null-sink",
             f"--load=module-native-protocol-unix socket={self.socket} auth-anonymous=1"],
            env=self.env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        assert wait_for(lambda: self.ask("info"), 10), "PulseAudio did not start"

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        if os.path.exists(self.socket):
            os.unlink(self.socket)

    def ask(self, *question):
        answer = subprocess.run(["pactl", *question], env=self.env, capture_output=True, text=True)
        return answer.stdout if answer.returncode == 0 else ""

    def streams(self):
        return self.ask("list", "sink-inputs")


def test_late_device(context):
    """R95 a sound server that comes after 4 s is found, one that goes and comes again too; the stream is a game's."""
    server = SoundServer(context.screen.home.name)
    env = {"SDL_AUDIODRIVER": "pulseaudio", "PULSE_SERVER": f"unix:{server.socket}"}
    try:
        with Game(context.bungle, context.screen, "--scene", "jungle", "--no-ambience", env=env) as game:
            sign = center(game.layout("jungle")["button.goal"])

            def is_heard():
                # Each try makes a sound: a silent game would close the lost device without noticing the loss.
                game.click(*sign)
                return wait_for(lambda: "Sink Input" in server.streams(), 0.4)

            game.click(*sign)
            time.sleep(4)
            server.start()
            assert wait_for(is_heard, 8), "no click is heard on a device that came late"
            assert 'media.role = "game"' in server.streams(), server.streams()
            # The server dies during a sound, and further sounds are requested meanwhile.
            time.sleep(1)
            server.stop()
            for _ in range(4):
                game.click(*sign)
                time.sleep(0.3)
            server.start()
            assert wait_for(is_heard, 12), "no click is heard after the server came back"
            assert game.is_alive()
    finally:
        server.stop()


def test_ambience(context):
    """R141 the hub sounds by itself; without the focus it is silent, and the device is closed."""
    path = os.path.join(context.screen.home.name, "ambience.raw")
    env = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": path}

    def size():
        return os.path.getsize(path) if os.path.exists(path) else 0

    with Game(context.bungle, context.screen, "--scene", "hub", env=env) as game:
        assert wait_for(lambda: size() > 0, 10), "nothing was opened"
        before = size()
        assert wait_for(lambda: size() > before + 100_000, 5), "it does not sound on"
        with open(path, "rb") as file:
            assert any(file.read()), "only silence was played"
        with Game(context.bungle, context.screen, "--mute", size=(320, 180)):
            # The ambience fades out, and the device closes three seconds later.
            time.sleep(5)
            silent = size()
            time.sleep(2)
            assert size() == silent, "the device is open without the focus"


def switches(process):
    """The number of voluntary context switches of all threads but the main one."""
    total = 0
    for thread in os.listdir(f"/proc/{process.pid}/task"):
        if int(thread) != process.pid:
            with open(f"/proc/{process.pid}/task/{thread}/status", encoding="ascii") as file:
                total += int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", file.read(), re.M)[1])
    return total


def test_quiet_threads(context):
    """A pointer that moves wakes only the thread that draws."""
    with Game(context.bungle, context.screen, "--scene", "settings", "--mute") as game:
        # Pictures are read and sounds made after the first picture; 6 s let that end.
        time.sleep(6)
        before = switches(game.process)
        for step in range(150):
            game.move(300 + step, 690)
        woken = switches(game.process) - before
        assert woken < 50, f"{woken} times woken by 150 moves"
