#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that texts for people are plain English: check-prose.py ROOT [FILE...]

A FILE is checked whether or not it is in READ. The words to say and not to say are a table of src/GLOSSARY.md;
prose-exceptions.txt has the texts that may break a rule, with the reason: TEXT, a tab, REASON.
"""
import fnmatch
import html
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

READ = ['README.md', 'NEWS.md', 'data/*.1', 'data/help/C/*.page', 'data/schema/README.md', 'data/rulesets/*/README.md', 'src/*', 'ui/*', 'data/io*']
MOST_WORDS = 30
MOST_EXCEPTIONS = 60
KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3', 'acies_agree:2,3', 'acies_agree_unit:3,4',
            'acies_refuse_unit:5,6', 'ACIES_FORMS:1,2']
# What the rule says; the pattern; a text that breaks it; the same text in plain English.
RULES = [
    ('name the actor', r'\b([Nn]obody|[Ss]omebody|[Ww]hoever|[Ww]homever)\b', 'Nobody is left to move', 'No unit can move'),
    ('begin with the subject', r'^(Who|Whom|Of) ', 'Of the hands nothing is shown', 'Hands are not shown'),
    ('say “is not” or “unknown”', r'(?<!here )\b(is|are) no (?!longer|more|less|fewer|better|worse|way)[a-z]|(?<!here )\b(is|are) none\b', '“x” is no verb', 'unknown command “x”'),
    ('say “no … found” or “called”', r'\b(is|are) (there )?called so\b|\bthere is none\b', 'Nothing is called so', 'No matches'),
    ('say show, report or say', r'\b([Tt]ells?|[Tt]old|[Tt]elling)\b', 'This tells the odds', 'This shows the odds'),
    ('say start or continue', r'\b(goes|go|went|going|gone) on\b(?! (the|a|an|its|their|each|it|that|this)\b)', 'The battle goes on', 'The battle continues'),
    ('say fix', r'\b(puts?|putting) (it|them|that|this|all|everything|what) right\b|\bput right\b', 'A button puts it right', 'A button fixes it'),
    ('say undo', r'\b(taken?|takes|taking|took) back\b', 'The move is taken back', 'The move is undone'),
    ('say also', r', too[.,;:]|, too$', 'Maps open, too', 'Maps also open'),
    ('say equivalent', r'\b(its|their) likes?\b', 'Units become their likes', 'Units become their equivalents'),
    ('write the percent sign without a space', r'\d[ \u00a0]%(?!\w)|[ \u00a0]%%', '%1$s wins 54 %% of the games', '%s wins 54%% of the games'),
    ('use plural forms', r': %(?:\d\$)?[du]\b[^:]*[;,] [^:;,]*: %(?:\d\$)?[du]\b', 'units lost: %1$u; cards played: %2$u', '%u units lost'),
    ('say “if needed”', r'\bon wish\b|\bof (its|his|their) own accord\b', 'Sides swap on wish', 'Sides swap if needed'),
]
ARGUMENT = re.compile(r'%(?!%)(?:(\d+)\$)?[-+ #0]*(?:\d+|\*)?(?:\.\d+)?[hlzjt]*[a-zA-Z]')


def read_pot(text):
    """Of each string: the first file that has it, its line, the string, and whether a comment explains it to translators."""
    texts = []
    for entry in text.split('\n\n')[1:]:
        place = re.search(r'^#: (\S+):(\d+)', entry, re.MULTILINE)
        for value in re.findall(r'^msgid(?:_plural)? ((?:"(?:[^"\\]|\\.)*"\s*)+)', entry, re.MULTILINE):
            string = ''.join(re.findall(r'"((?:[^"\\]|\\.)*)"', value)).replace('\\n', '\n').replace('\\"', '"')
            if place and string:
                texts.append((place.group(1), int(place.group(2)), string, '\n#. Translators:' in '\n' + entry))
    return texts


def strings(root, names):
    if not names:
        return []
    found = subprocess.run(['xgettext', '--from-code=UTF-8', '--add-comments=Translators', '--output=-', '--no-wrap', *(f'--keyword={word}' for word in KEYWORDS), *names],
                           cwd=root, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True)
    return read_pot(found.stdout)


def paragraphs(path, name):
    """Of a document: without code, tables, addresses and, in a manual page or one of the help, its marks."""
    text = path.read_text(encoding='utf-8')
    if path.suffix == '.page':
        text = re.sub(r'<!--.*?-->', '', text, flags=re.DOTALL)
        text = re.sub(r'</?(?:p|desc|title|screen)\b[^>]*>', '\n\n', re.sub(r'\n\s*\n', '\n', text))
        text = html.unescape(re.sub(r'</?(?!/)[^>]*>', '', re.sub(r'<(cmd|file|input)>.*?</\1>', 'X', text)))
    elif path.suffix == '.md':
        text = re.sub(r'<!--.*?-->', '', text, flags=re.DOTALL)
        text = re.sub(r'`[^`]*`', 'X', re.sub(r'^(    |\|).*$', '', text, flags=re.MULTILINE))
        text = re.sub(r'\]\([^)]*\)', ']', text)
    else:
        text = re.sub(r'^\.TP\n.*$', '\n', text, flags=re.MULTILINE) # the head of a paragraph is not a sentence
        text = re.sub(r"^[.'](?:[A-Z]{2} ?)?", '', re.sub(r"^[.']\\\".*$|^\.(?:TH|SH|SS|TP|PP|RS|RE|nf|fi|EX|EE|so).*$", '', text, flags=re.MULTILINE), flags=re.MULTILINE)
    at = 1
    for part in re.split(r'(\n\s*\n|\n(?=[-#]))', text):
        if part.strip():
            yield name, at, ' '.join(part.split()), True
        at += part.count('\n')


def glossary(root):
    """The words that are not said, and what to say: rows “| say | not |” of the table below “Say”."""
    table = (root / 'src/GLOSSARY.md').read_text(encoding='utf-8').partition('\n## Say\n')[2].partition('\n## ')[0]
    rows = re.findall(r'^\| (.+?) \| (.+?) \|$', table, re.MULTILINE)[2:]
    return [(say, word.strip()) for say, words in rows for word in words.split(',')]


def faults_of(text, words, explained=True):
    faults = [f'{rule}' for rule, pattern, *_ in RULES if re.search(pattern, text)]
    faults += [f'say {say}, not {word}' for say, word in words if re.search(rf'\b{re.escape(word)}\b', text, re.IGNORECASE)]
    arguments = ARGUMENT.findall(text.replace('%%', ''))
    if len(arguments) > 1 and not all(arguments) and '%H:%M' not in text: # that of a date is no argument
        faults.append('number the arguments: %1$s')
    if len(arguments) > 1 and not explained:
        faults.append('explain the arguments in a comment for translators directly before the string')
    if any(len(sentence.split()) > MOST_WORDS for sentence in re.split(r'[.!?:;]\s|\n', text)):
        faults.append(f'a sentence has more than {MOST_WORDS} words')
    return faults


def exceptions(root):
    lines = (root / 'tests/checks/prose-exceptions.txt').read_text(encoding='utf-8').splitlines()
    return dict(line.split('\t') for line in lines if line and not line.startswith('#'))


def texts(root, names):
    documents = [name for name in names if name.endswith(('.md', '.1', '.page'))]
    yield from strings(root, [name for name in names if name not in documents])
    for name in documents:
        yield from paragraphs(root / name, name)


def listed_in(root):
    return [line for line in (root / 'po/POTFILES.in').read_text().splitlines() if line and not line.startswith('#')]


def names_of(root):
    known = listed_in(root) + [str(path.relative_to(root)) for pattern in ('*.md', 'data/*.1', 'data/help/C/*.page', 'data/schema/README.md', 'data/rulesets/*/README.md') for path in sorted(root.glob(pattern))]
    return [name for name in known if any(fnmatch.fnmatch(name, pattern) for pattern in READ)]


def check(root, names):
    words, excepted, used = glossary(root), exceptions(root), set()
    explained = {text for _, _, text, told in strings(root, listed_in(root)) if told} # a comment at one of its places is enough
    faults = []
    for name, line, text, told in texts(root, names):
        found = faults_of(text, words, told or text in explained)
        if found and text in excepted:
            used.add(text)
            continue
        faults += [f'{name}:{line}: {fault}: {text[:160]}' for fault in found]
    return faults, [f'no text needs the exception “{text}”' for text in excepted if text not in used]


def check_exceptions(root):
    excepted = exceptions(root)
    return [f'{len(excepted)} exceptions are more than {MOST_EXCEPTIONS}'] * (len(excepted) > MOST_EXCEPTIONS) + check(root, names_of(root))[1]


def check_rules():
    """Each rule refuses its text, and lets through the plain one."""
    good = [f'{rule} lets “{bad}” pass' for rule, _, bad, _ in RULES if rule not in faults_of(bad, [])]
    return good + [f'{rule} refuses “{plain}”' for rule, _, _, plain in RULES if faults_of(plain, [])]


def check_others():
    """What is no pattern is found, too: words, arguments, long sentences, of all kinds of files."""
    pot = 'msgid ""\n\n#. Translators: a unit\n#: src/a.c:3\nmsgid "%s attacks\\n"\n"%s"\nmsgid_plural "b"\n\n#: src/a.c:5\nmsgid "c"\n'
    return [fault for fault, is_good in (
        ('words', faults_of('the map', [('board', 'map')]) == ['say board, not map'] and not faults_of('mapped', [('board', 'map')])),
        ('comments', faults_of('%1$s of %2$s', [], False) == ['explain the arguments in a comment for translators directly before the string'] and
         not faults_of('%1$s of %2$s', [], True) and not faults_of('%s', [], False)),
        ('arguments', faults_of('%s and %d', []) and not faults_of('%1$s and %2$d: 5%%', []) and not faults_of('%s', []) and not faults_of('%B %Y at %H:%M', [])),
        ('length', faults_of('a ' * 31 + '.', []) and not faults_of(('a ' * 20 + '. ') * 2, [])),
        ('strings', read_pot(pot) == [('src/a.c', 3, '%s attacks\n%s', True), ('src/a.c', 3, 'b', True), ('src/a.c', 5, 'c', False)]),
    ) if not is_good]


def main():
    root = pathlib.Path(sys.argv[1])
    if len(sys.argv) > 2:
        faults = check(root, sys.argv[2:])[0]
        print(*faults, sep='\n')
        sys.exit(1 if faults else 0)
    tap.run([('/prose/finds-each-pattern', check_rules), ('/prose/finds-the-rest', check_others),
             ('/prose/plain', lambda: check(root, names_of(root))[0]), ('/prose/exceptions', lambda: check_exceptions(root))])


if __name__ == '__main__':
    main()
