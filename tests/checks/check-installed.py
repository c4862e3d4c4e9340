#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what is installed: all that the programs and the people who use them need, and nothing else; that the pages of the
help lead to each other and the one file of them to nothing outside; and that a build without tests has none.

usage: check-installed.py ROOT BUILDDIR
"""
import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

APP_ID = 'io.github.aciesgame.Acies'

# Each file matches one of them, and each of them has a file.
EXPECTED = [
    'bin/acies',
    'bin/acies-cli',
    r'share/acies/rulesets/[\w-]+/(ruleset|rules|theme|computer)\.xml',
    r'share/acies/rulesets/[\w-]+/proofs\.txt',     # read by “acies-cli rules”
    r'share/acies/rulesets/[\w-]+/RULINGS\.md',     # read by players and designers of battles
    r'share/acies/rulesets/[\w-]+/sections\.txt',   # the same: where in the rulebook a statement is
    r'share/acies/rulesets/[\w-]+/art/[\w-]+\.svg',
    r'share/acies/rulesets/[\w-]+/scenarios/[\w-]+\.acies',
    r'share/acies/rulesets/[\w-]+/templates/[\w-]+\.acies',
    r'share/acies/rulesets/[\w-]+/puzzles/[\w-]+\.acies',
    r'share/acies/fonts/[\w-]+\.otf',
    r'share/acies/fonts/OFL\.txt',                  # the licence of the fonts
    r'share/acies/schema/\w+\.rng',                 # read by other programs, which check what they write
    r'share/acies/help\.html',
    rf'share/applications/{APP_ID}\.desktop',
    rf'share/glib-2\.0/schemas/{APP_ID}\.gschema\.xml',
    r'share/help/C/acies/[\w-]+\.page',
    r'share/help/C/acies/figures/[\w-]+\.png',
    rf'share/icons/hicolor/scalable/apps/{APP_ID}\.svg',
    rf'share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic\.svg',
    rf'share/licenses/{APP_ID}/COPYING',
    r'share/man/man1/acies\.1',
    r'share/man/man1/acies-cli\.1',
    rf'share/metainfo/{APP_ID}\.metainfo\.xml',
    rf'share/mime/packages/{APP_ID}\.xml',
    r'share/thumbnailers/acies\.thumbnailer',
]
MOST_PAGES = 25   # of the help
MALLARD = '{http://projectmallard.org/1.0/}'
TRANSLATIONS = r'share/locale/\w+/LC_MESSAGES/acies\.mo'   # there may be none


def run(*command, **variables):
    """What a program writes; it has to end well."""
    result = subprocess.run([str(word) for word in command], env={**os.environ, **variables}, text=True, check=False,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode:
        raise AssertionError(f'{command[0]} ended with status {result.returncode}:\n{result.stdout}')
    return result.stdout


def install(build, folder):
    """Installs into a folder, as packagers do; gives the folder that stands for the prefix."""
    run('meson', 'install', '-C', build, '--no-rebuild', '--destdir', folder)
    prefix = next(option['value'] for option in json.loads(run('meson', 'introspect', build, '--buildoptions'))
                  if option['name'] == 'prefix')
    return pathlib.Path(folder, *pathlib.Path(prefix).parts[1:])


def faults_of(names):
    """Of a list of installed files."""
    patterns = EXPECTED + [TRANSLATIONS]
    faults = [f'{name} is installed, and nobody uses it' for name in names
              if not any(re.fullmatch(pattern, name) for pattern in patterns)]
    return faults + [f'nothing like {pattern} is installed' for pattern in EXPECTED
                     if not any(re.fullmatch(pattern, name) for name in names)]


def check_list(prefix):
    return faults_of(sorted(str(path.relative_to(prefix)) for path in prefix.rglob('*') if path.is_file()))


def check_rulesets(root, prefix):
    """All files of a game are installed, except its page for readers of the tree."""
    there, here = prefix / 'share/acies/rulesets', root / 'data/rulesets'
    return [f'{path.relative_to(here)} is not installed' for path in sorted(here.rglob('*'))
            if path.is_file() and path.name != 'README.md' and not (there / path.relative_to(here)).is_file()]


def faults_of_page(name, page, targets, figures):
    """Of a page of the help, whose index leads to it by the section that it names."""
    info, guides = page.find(f'{MALLARD}info'), page.findall(f'{MALLARD}info/{MALLARD}link[@type="guide"]')
    media = list(page.iter(f'{MALLARD}media'))
    links = [link.get('xref') for link in page.iter(f'{MALLARD}link') if link.get('xref')]
    return [f'{name}: {fault}' for fault, is_there in (
        ('its id is another', page.get('id') != name),
        ('it has no title or description', info is None or page.find(f'{MALLARD}title') is None or info.find(f'{MALLARD}desc') is None),
        ('the index does not lead to it', name != 'index' and not any(link.get('xref').startswith('index#') for link in guides)),
        *((f'there is no {link}', link not in targets) for link in links),
        *((f'there is no picture {one.get("src")}', one.get('src') not in figures) for one in media),
        ('a picture has no words', not all(''.join(one.itertext()).strip() for one in media)),
    ) if is_there]


def faults_of_help(texts, figures):
    """Of the pages of the help by their name."""
    pages = {name: ET.fromstring(text) for name, text in texts.items()}
    targets = set(pages) | {f'{name}#{section.get("id")}' for name, page in pages.items() for section in page.iter(f'{MALLARD}section')}
    faults = [f'the help has {len(pages)} pages, the limit is {MOST_PAGES}'] * (len(pages) > MOST_PAGES)
    return faults + [fault for name, page in pages.items() for fault in faults_of_page(name, page, targets, figures)]


class Help(html.parser.HTMLParser):
    """The one file of the help: it needs nothing from outside, and a screen reader finds its way."""
    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.headings, self.faults = set(), [], [], []
        self.faults += ['the style takes something from outside'] * bool(re.search(r'@import|url\(', text))
        self.feed(text)
        self.faults += [f'nothing is called {link}' for link in self.links if link not in self.ids]
        steps = [after - before for before, after in zip([0, *self.headings], self.headings)]
        self.faults += ['a heading is two levels below the one before'] * (max(steps) > 1) + ['there are several h1'] * (self.headings.count(1) != 1)

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        self.ids.add(values.get('id'))
        self.headings += [int(level) for level in re.findall('^h([1-6])$', tag)]
        self.links += re.findall('^#(.*)', values.get('href', ''))
        self.faults += [f'<{tag}> takes something from outside'] * (
            tag in ('link', 'script', 'iframe', 'object') or 'src' in values and not values['src'].startswith('data:image/png;base64,'))
        self.faults += ['a picture has no words'] * (tag == 'img' and not values.get('alt')) + ['no language is named'] * (tag == 'html' and 'lang' not in values)


def check_help(prefix):
    folder = prefix / 'share/help/C/acies'
    texts = {path.stem: path.read_text(encoding='utf-8') for path in sorted(folder.glob('*.page'))}
    figures = {f'figures/{path.name}' for path in folder.glob('figures/*')}
    one = Help((prefix / 'share/acies/help.html').read_text(encoding='utf-8'))
    unused = figures - set(re.findall('src="([^"]*)"', ''.join(texts.values())))
    return faults_of_help(texts, figures) + one.faults + [f'help.html lacks {name}' for name in texts if name not in one.ids] + [
        f'{name} is installed, and no page shows it' for name in sorted(unused)]


def check_help_finds():
    """A page that leads nowhere, and a file that needs another one."""
    bad = faults_of_help({'index': f'<page xmlns="{MALLARD[1:-1]}" id="index"><info><desc/></info><title/></page>',
                          'a': f'<page xmlns="{MALLARD[1:-1]}" id="b"><p><link xref="c"/></p><media src="d.png"/></page>'}, set())
    one = Help('<html><style>@import "a"</style><a href="#b">c</a><img src="d.png"><h2>e</h2></html>').faults
    return [] if len(bad) == 6 and len(one) == 7 else bad + one


def check_runs(prefix):
    """The program that was installed works with the data that was."""
    said = run(prefix / 'bin/acies-cli', 'list', 'scenarios', ACIES_DATA_DIR=str(prefix / 'share/acies'))
    return [] if 'pydna' in said and 'ticinus' in said else [said]


def check_finds():
    """The list is worth something."""
    good = faults_of(['bin/acies'])
    bad = faults_of(['bin/acies', 'share/acies/schema/README.md', 'bin/acies-test'])
    return [] if [fault.split()[0] for fault in bad if fault not in good] == [
        'share/acies/schema/README.md', 'bin/acies-test'] else bad


def check_without_tests(root):
    with tempfile.TemporaryDirectory() as build:
        run('meson', 'setup', build, root, '-Dtests=false')
        said = json.loads(run('meson', 'introspect', build, '--tests', '--benchmarks', '--targets'))
    faults = [f'there is the test {test["name"]}' for test in said['tests'] + said['benchmarks']]
    return faults + [f'{target["name"]} is built' for target in said['targets']
                     if str(root / 'tests') in target['defined_in']]


def main():
    root, build = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        prefix = install(build, folder)
        tap.run([
            ('/installed/list', lambda: check_list(prefix)),
            ('/installed/rulesets', lambda: check_rulesets(root, prefix)),
            ('/installed/help', lambda: check_help(prefix)),
            ('/installed/help-finds', check_help_finds),
            ('/installed/runs', lambda: check_runs(prefix)),
            ('/installed/finds', check_finds),
            ('/installed/without-tests', lambda: check_without_tests(root)),
        ])


if __name__ == '__main__':
    main()
