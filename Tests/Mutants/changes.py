"""The careless changes of the lists: what they say, and where in the code they are."""
import collections
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


class Change:
    def __init__(self, module, number, words):
        self.module, self.number, self.words = module, number, words
        self.file = self.original = self.changed = self.desktop = self.unseen = self.problem = None
        self.pictures, self.tests = [], []
        self.is_statement = self.is_whole = False


def read(path):
    """The changes of one list, in their order."""
    module, changes = os.path.splitext(os.path.basename(path))[0], []
    with open(path, encoding="utf-8") as text:
        lines = text.read().split("\n")
    for line in lines:
        word, _, rest = line.partition(" ")
        if word.isdigit():
            changes.append(Change(module, int(word), rest))
        elif word == "file":
            changes[-1].file = rest
        elif word == "picture":
            changes[-1].pictures.append(rest.split())
        elif word == "tests":
            changes[-1].tests = rest.split()
        elif word == "desktop":
            changes[-1].desktop = rest
        elif word == "unseen":
            changes[-1].unseen = rest.removeprefix("because ")
        elif word in ("statement", "whole") and not rest:
            setattr(changes[-1], f"is_{word}", True)
        elif word in ("-", "+"):
            name = "original" if word == "-" else "changed"
            before = getattr(changes[-1], name)
            setattr(changes[-1], name, rest if before is None else f"{before}\n{rest}")
        elif line:
            sys.exit(f"mutants: {path}: what is `{line}`?")
    return changes


# --- Where a change is in the code

WORD = re.compile(
    r'"(?:[^"\\]|\\.)*"|0x\w+|\d[\d_]*(?:\.\d+)?|\.?[\w$]+(?:\.\w+)*|\s+|[-+*/<>=!&|?.~^%]+|.', re.S)


KEYWORDS = {"case", "if", "guard", "let", "var", "return", "for", "else"}


def is_expression(words):
    """Whether words may be one, as far as can be seen without a compiler."""
    text = "".join(words)
    if not re.match(r'[-!\w".$\[(]', text) or re.match(r"\.\.|- ", text) or set(words) & KEYWORDS:
        return False
    if text[-1] in " -+*/<>=&|?.~^%,:\n" or not all(
            text.count(one) == text.count(other) for one, other in ("()", "[]", "{}")):
        return False
    depth = 0
    for index, word in enumerate(words):
        depth += (word in "([{") - (word in ")]}")
        if depth < 0 or depth == 0 and (word in (",", "=", "+=", "*=") or word == ":" and "?" not in words[:index]):
            return False
    return True


# What may stand before and after an expression that is made of several with an operator between them.
BEFORE = set("([{,:=") | {"return", "if", "guard", "where", "in", "else", "case", "switch", "try", "+="}
AFTER = set(")]},{:?") | {"else"}


def stands_alone(words, start, stop):
    """Whether brackets around these words of a line would change nothing."""
    before = [word for word in words[:start] if word.strip()][-1:]
    after = [word for word in words[stop:] if word.strip()][:1]
    if words[:start] and (words[start - 1] == "." or words[start] == "(" and re.search(r"\w$", words[start - 1])):
        return False
    if words[stop:] and words[stop][0] in "([.?":
        return False
    depth, ranks = 0, set()
    for index in range(start, stop):
        word = words[index]
        depth += (word in "([{") - (word in ")]}")
        if depth == 0 and re.fullmatch(r"[-+*/<>=!&|?~^%]+", word) and words[index - 1].isspace():
            ranks.add(word)
    if not ranks:
        return True
    if ranks & {"?", "??", "&&", "||"}:
        fine = (set(), set())
    else:
        fine = ({"&&", "||", "?", "??"}, {"&&", "||", "?", "??"})
    return ((not before or before[0] in BEFORE | fine[0]) and (not after or after[0] in AFTER | fine[1]))


def differing(change):
    """What stands before the words that differ, these words, and what they become; None if none can."""
    if change.is_whole or change.is_statement:
        return "", change.original, change.changed or ""
    one, other = WORD.findall(change.original), WORD.findall(change.changed)
    first = last = 0
    while first < min(len(one), len(other)) and one[first] == other[first]:
        first += 1
    while last < min(len(one), len(other)) - first and one[-1 - last] == other[-1 - last]:
        last += 1
    for more in range(first + last + 1):
        for left in range(max(0, more - last), min(more, first) + 1):
            start, end = first - left, last - (more - left)
            words, others = one[start:len(one) - end], other[start:len(other) - end]
            while words and others and words[-1] == others[-1] and words[-1].isspace():
                words, others, end = words[:-1], others[:-1], end + 1
            if words and others and is_expression(words) and is_expression(others) \
                    and stands_alone(one, start, len(one) - end) and stands_alone(other, start, len(other) - end):
                return "".join(one[:start]), "".join(words), "".join(others)
    return None


def places(code, changes):
    """The changes of a file by the place that they change; those that do not fit say so."""
    found = collections.defaultdict(list)
    for change in changes:
        count = code.count(change.original)
        if count != 1:
            change.problem = f"{count} times in {change.file}: {change.original}"
            continue
        before, one, other = differing(change) or ("", "", "")
        if not one or one == other:
            change.problem = f"it is no choice between two expressions: {change.original}"
            continue
        start = code.index(change.original) + len(before)
        found[start, start + len(one)].append((change, other))
    end, last = 0, None
    for start, stop in sorted(found):
        for change, _ in found[start, stop]:
            if start < end:
                change.problem = f"it overlaps with {last}"
            last = change.number
        end = max(end, stop)
    return {place: chosen for place, chosen in found.items() if not chosen[0][0].problem}


def with_choices(code, changes):
    """The code with each change behind its number."""
    found = places(code, changes)
    for (start, end), chosen in sorted(found.items(), reverse=True):
        original = code[start:end]
        if chosen[0][0].is_statement:
            both = "".join(f"if mutant({change.number}) {{\n{other}\n}} else " for change, other in chosen)
            both += f"{{\n{original}\n}}"
        else:
            both = "(" + "".join(
                f"mutant({change.number}) ? ({other}) : " for change, other in chosen) + f"({original}))"
        code = code[:start] + both + code[end:]
    return code


def module_of(change):
    """The module whose code it changes; for a picture, what draws animals."""
    folders = (change.file or "Figures/").split("/")
    return folders[1] if folders[0] == "Scenes" else folders[0]


def in_files(changes):
    """The changes of code by their files; those whose file is gone say so."""
    files = collections.defaultdict(list)
    for change in changes:
        if change.pictures:
            for picture in change.pictures:
                for name in [picture[0]] + picture[2:]:
                    if os.path.isdir(f"{ROOT}/Resources/art") \
                            and not os.path.isfile(f"{ROOT}/Resources/art/{name}.svg"):
                        change.problem = f"there is no picture {name}"
        elif not os.path.isfile(os.path.join(ROOT, "Sources", change.file or "")):
            change.problem = f"there is no {change.file}"
        else:
            files[change.file].append(change)
    return files


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def check(every):
    """Whether every change still fits the code exactly once; says which do not."""
    for file, changes in in_files(every).items():
        places(text_of(os.path.join(ROOT, "Sources", file)), changes)
    stale = [change for change in every if change.problem]
    for change in stale:
        print(f"Tests/Mutants/{change.module}.txt: {change.number} {change.words}: {change.problem}")
    if stale:
        print("The code has moved on: mend these changes, or take them out of their lists.")
    else:
        print(f"{len(every)} careless changes fit the code")
    return not stale
