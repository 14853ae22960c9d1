"""A promise is a sentence and a function that raises when the sentence is not true."""

import subprocess
import sys
import traceback

_promises = []


class Skip(Exception):
    """Raised with the reason why this machine cannot tell."""


def promise(sentence):
    def register(function):
        _promises.append((sentence, function))
        return function

    return register


def run(command, expect=0, **options):
    """The finished process; an exit status other than `expect` (None: any) is a broken promise."""
    options.setdefault("timeout", 120)
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if expect is not None and done.returncode != expect:
        raise AssertionError(
            f"{command} exited {done.returncode}, not {expect}\n{done.stdout}{done.stderr}"
        )
    return done


def equal(found, wanted, what=""):
    if found != wanted:
        raise AssertionError(f"{what}: found {found!r}, wanted {wanted!r}")


def check(truth, what):
    if not truth:
        raise AssertionError(what)


def keep_all(context, only=""):
    """Tries every promise whose sentence contains `only`. True when none was broken."""
    passed = failed = skipped = 0
    for sentence, function in _promises:
        if only not in sentence:
            continue
        try:
            note = function(context)
            passed += 1
            print(f"ok    {sentence}" + (f" ({note})" if note else ""), flush=True)
        except Skip as reason:
            skipped += 1
            print(f"skip  {sentence}: {reason}", flush=True)
        except Exception as error:
            failed += 1
            print(f"FAIL  {sentence}: {error}", flush=True)
            if not isinstance(error, AssertionError):
                traceback.print_exc(file=sys.stdout)
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return failed == 0
