# SPDX-License-Identifier: GPL-3.0-or-later
"""Locales for tests, made from the machine's sources into the build folder: German, Turkish, and the pseudo-locale.

The pseudo-locale translates each message into accented letters in brackets, longer than the English: "Save" becomes
"[!! Šàvé !!]". A text without brackets was never translated, and a text that fits so will fit in German.
"""
import fcntl
import math
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile

PSEUDO = 'en_XA'
SOURCES = {'de_DE.UTF-8': 'de_DE', 'tr_TR.UTF-8': 'tr_TR', f'{PSEUDO}.UTF-8': 'en_US'}   # locale: what it is made from
LONGER = 0.4   # the share that a pseudo-translation is longer than its English, brackets included
PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
ACCENTED = 'ÅàÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÔôŘřŠšŢţÛûŴŵÝýŽž'
# What a translation keeps: format directives, markup, entities, and the names of what is typed.
KEPT = re.compile(r'%(?:\d+\$)?[-+ #0\'I]*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|h|ll|l|z|j|t)?[a-zA-Z%]|%<\w+>'
                  r'|</?[a-z][^<>]*>|&#?\w+;')
FRAME = re.compile(r'\[!! | ~*(?: ~+)* ?!!\]|\[!!|!!\]')


def pseudo(text):
    """The pseudo-translation of a message. Line breaks at its ends stay there, as gettext demands."""
    inner = text.strip('\n')
    if not inner:
        return text
    before, after = text[:len(text) - len(text.lstrip('\n'))], text[len(text.rstrip('\n')):]
    accents = str.maketrans(PLAIN, ACCENTED)
    pieces, end = [], 0
    for match in KEPT.finditer(inner):
        pieces += [inner[end:match.start()].translate(accents), match.group()]
        end = match.end()
    pieces.append(inner[end:].translate(accents))
    missing = max(math.ceil(len(inner) * LONGER) - len('[!!  !!]'), 0)
    padding = ''.join(' ' + '~' * min(missing - at - 1, 7) for at in range(0, missing - 1, 8))
    return f'{before}[!! {"".join(pieces)}{padding} !!]{after}'


def plain(text):
    """The English of a text in the pseudo-locale."""
    if '[!!' not in text:
        return text
    return FRAME.sub('', text).translate(str.maketrans(ACCENTED, PLAIN))


def untranslated(text):
    """The parts of a text in the pseudo-locale that are outside all brackets and have letters."""
    depth, outside = 0, ''
    for part in re.split(r'(\[!!|!!\])', text):
        depth += {'[!!': 1, '!!]': -1}.get(part, 0)
        outside += part if depth == 0 and part != '!!]' else '\0' if part == '[!!' else ''
    return [part.strip() for part in outside.split('\0') if re.search(r'[^\W\d_]{2}', part)]


def run(*command, **options):
    """Runs a tool; its words are those of the failure."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding='utf-8', check=False, **options)
    except FileNotFoundError as error:
        raise AssertionError(f'{command[0]} is not installed') from error
    assert done.returncode == 0, f'{" ".join(command[:8])}:\n{done.stdout}'


def template(build, place):
    """Collects the messages as "ninja acies-pot" does, but leaves the tree alone."""
    rules = (build / 'build.ninja').read_text(encoding='utf-8')
    words = shlex.split(re.search(r'^ COMMAND = (.*--internal gettext pot .*)$', rules, re.M).group(1).replace('$ ', ' '))
    options = dict(word.split('=', 1) for word in words if re.match('--[a-z-]+=', word))
    data = options.get('--datadirs')
    root = options['--source-root']
    run('xgettext', '--package-name=acies', '-f', os.path.join(root, 'po/POTFILES.in'), '-D', root, '-k_', '-o', str(place),
        *options['--extra-args'].split('@@'), env={**os.environ, **({'GETTEXTDATADIRS': data} if data else {})})


def entries(text):
    """Of each message of a .po file, its comments and its texts by keyword."""
    for block in re.split(r'\n\s*\n', text):
        comments, fields = [], {}
        for line in block.splitlines():
            if line.startswith('#'):
                comments.append(line)
                continue
            keyword, _, quoted = line.partition('"')
            keyword = keyword.strip() or last
            last = keyword
            fields[keyword] = fields.get(keyword, '') + quoted[:-1]
        if 'msgid' in fields:
            yield comments, fields


def make_pseudo(build, folder):
    """Writes the catalogue of the pseudo-locale for the programs of that build."""
    with tempfile.TemporaryDirectory() as temp:
        template(build, pathlib.Path(temp, 'acies.pot'))
        lines = []
        for comments, fields in entries(pathlib.Path(temp, 'acies.pot').read_text(encoding='utf-8')):
            lines += [line for line in comments if line.startswith('#,') and 'fuzzy' not in line]
            lines += [f'{word} "{fields[word]}"' for word in ('msgctxt', 'msgid', 'msgid_plural') if word in fields]
            if not fields['msgid']:
                header = ('Project-Id-Version: acies', 'PO-Revision-Date: 2000-01-01 00:00+0000', 'Last-Translator: tests',
                          'Language-Team: tests', f'Language: {PSEUDO}', 'MIME-Version: 1.0',
                          'Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: 8bit',
                          'Plural-Forms: nplurals=2; plural=n != 1;')
                lines += ['msgstr ""', *(f'"{line}\\n"' for line in header)]
            elif 'msgid_plural' in fields:
                lines += [f'msgstr[{number}] "{translated(fields[word])}"' for number, word in enumerate(('msgid', 'msgid_plural'))]
            else:
                lines.append(f'msgstr "{translated(fields["msgid"])}"')
            lines.append('')
        pathlib.Path(temp, 'acies.po').write_text('\n'.join(lines), encoding='utf-8')
        target = folder / PSEUDO / 'LC_MESSAGES'
        target.mkdir(parents=True, exist_ok=True)
        run('msgfmt', '--check', '-o', str(target / 'acies.new'), os.path.join(temp, 'acies.po'))
        (target / 'acies.new').rename(target / 'acies.mo')


def translated(quoted):
    """The pseudo-translation of a text as a .po file quotes it."""
    escapes = {'n': '\n', 't': '\t', '"': '"', '\\': '\\'}
    text = re.sub(r'\\(.)', lambda match: escapes[match.group(1)], quoted)
    return pseudo(text).replace('\\', '\\\\').replace('"', '\\"').replace('\n', '\\n').replace('\t', '\\t')


def make_locales(folder):
    """Makes those locales that are not there yet, to be found by LOCPATH."""
    for name, source in SOURCES.items():
        if not (folder / name).is_dir():
            assert pathlib.Path('/usr/share/i18n/locales', source).exists(), \
                f'the source of the locale {source} is missing: install the package "locales"'
            temp = pathlib.Path(tempfile.mkdtemp(dir=folder))
            run('localedef', '--no-archive', '--quiet', '-i', source, '-f', 'UTF-8', str(temp / name))
            (temp / name).rename(folder / name)
            shutil.rmtree(temp)


def environment(locale, build):
    """What a program is to see for that locale."""
    if locale not in SOURCES:
        return {'LC_ALL': locale}
    folder = pathlib.Path(build, 'tests/locale').resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / '.lock', 'w', encoding='utf-8') as lock:   # several tests may be the first
        fcntl.flock(lock, fcntl.LOCK_EX)
        make_locales(folder)
        if locale.startswith(PSEUDO):
            make_pseudo(pathlib.Path(build).resolve(), folder)
    return {'LC_ALL': locale, 'LOCPATH': str(folder), 'ACIES_LOCALE_DIR': str(folder)}
