#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that check-metainfo finds what it is there to find: each row changes one thing of our own data.

usage: test-check-metainfo.py ROOT
"""
import pathlib
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ET

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / 'support'))
import tap  # noqa: E402

check = tap.load(here / 'check-metainfo.py')
METAINFO = f'data/{check.APP_ID}.metainfo.xml.in'

# case: (which check, what is replaced, by what, a piece of the fault)
ROWS = {
    'other-id': ('names', f'<id>{check.APP_ID}', '<id>io.github.aciesgame.acies', 'the id is not'),
    'long-name': ('names', '>Acies</name>', '>Acies, an Editor for Battles</name>', 'longer than 20'),
    'long-summary': ('names', '<summary>Design', '<summary>Create, design, edit', '10 to 35'),
    'full-stop': ('names', 'battles</summary>', 'battles.</summary>', 'full stop'),
    'name-in-summary': ('names', '<summary>Design and play', '<summary>Acies plays', 'repeats the name'),
    'article': ('names', '<summary>Design and play', '<summary>An editor for', 'article'),
    'no-developer-id': ('people', ' id="io.github.aciesgame"', '', 'reversed domain'),
    'old-developer': ('people', '<launchable', '<developer_name>A</developer_name><launchable', 'developer_name'),
    'no-licence': ('people', '<project_license>GPL-3.0-or-later', '<project_license>', 'the licence is not'),
    'no-rating': ('people', 'type="oars-1.1"', 'type="oars-1.0"', 'age rating'),
    'no-bug-tracker': ('links', '<url type="bugtracker"', '<url type="faq"', 'link to bugtracker'),
    'plain-link': ('links', 'https://aciesgame.github.io/<', 'http://aciesgame.github.io/<', 'not secure'),
    'starts-another': ('links', f'{check.APP_ID}.desktop', 'acies.desktop', 'what is started'),
    'one-colour': ('colours', 'scheme_preference="dark"', 'scheme_preference="light"', 'for the dark style'),
    'toolkit-only': ('categories', '<category>Game</category>\n    <category>StrategyGame</category>',
                     '<category>GTK</category>', 'no category'),
    'no-default-picture': ('screenshots', ' type="default"', '', 'default one'),
    'caption-ends': ('screenshots', 'dark style</caption>', 'dark style.</caption>', 'full stop'),
    'no-caption': ('screenshots', '<caption>The Play view in the dark style</caption>', '', 'no words'),
    'wrong-size': ('screenshots', 'width="1000"', 'width="999"', 'not what is said'),
    'no-such-picture': ('screenshots', 'play.png', 'plays.png', 'plays.png is not there'),
    'old-picture': ('screenshots', '/acies/1', '/acies/0', 'not of this version'),
    'light-said-to-be-dark': ('screenshots', '<screenshot type="default">',
                              '<screenshot type="default" environment="gnome:dark">', 'another style'),
    'other-version': ('releases', '<release version="1', '<release version="0', 'the newest is 0'),
    'in-development': ('releases', 'type="stable"', 'type="development"', 'not stable'),
    'other-day': ('releases', 'date="20', 'date="19', 'NEWS.md begins with another'),
    'other-words-in-window': ('told_in_window', 'a report of the game</li>', 'a report</li>', 'sheet to print, and a report”'),
    'no-release-notes': ('releases', '<description>\n        <p>\n          The first', '<x>\n        <p>\n          The first', 'no words'),
}
OF_TREE = ('screenshots', 'releases', 'told_in_window')   # those look at more than the metainfo

SAID = '''P: io.github.aciesgame.Acies:5: cid-contains-uppercase-letter io.github.aciesgame.Acies
I: io.github.aciesgame.Acies:10: unknown-tag developer
W: io.github.aciesgame.Acies:20: url-invalid-type web
I: io.github.aciesgame.Acies:10: unknown-tag developers
'''


def finds(root, kind, old, new, piece):
    text = (root / METAINFO).read_text(encoding='utf-8')
    changed = text.replace(old, new, 1)
    if changed == text:
        return [f'there is no {old!r} to replace']
    if piece == 'no words' and kind == 'releases':
        changed = changed.replace('</description>\n    </release>', '</x>\n    </release>')
    component = ET.fromstring(changed)
    function = getattr(check, f'check_{kind}')
    found = function(component, root) if kind in OF_TREE else function(component)
    return [] if any(piece in fault for fault in found) else [f'expected “{piece}”, found {found}']


def finds_picture(root):
    """One that is not shown, and one without shadow."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder)
        shutil.copy(root / 'meson.build', copy)
        shutil.copytree(root / 'data' / 'screenshots', copy / 'data' / 'screenshots')
        shutil.copy(copy / 'data/screenshots/play.png', copy / 'data/screenshots/other.png')
        found = check.check_screenshots(ET.parse(root / METAINFO).getroot(), copy)
    return [] if found == ['other.png is not shown'] else [f'found {found}']


def finds_remarks():
    found = check.remarks_of(SAID)
    return [] if [line.split()[2] for line in found] == ['url-invalid-type', 'unknown-tag'] else [f'found {found}']


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    tap.run([(f'/check-metainfo/{name}', lambda row=row: finds(root, *row)) for name, row in ROWS.items()] + [
        ('/check-metainfo/picture-not-shown', lambda: finds_picture(root)),
        ('/check-metainfo/remarks', finds_remarks)])


if __name__ == '__main__':
    main()
