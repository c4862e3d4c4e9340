#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the files by which a desktop knows the program, and that each ruleset's folder is whole.

usage: check-data.py ROOT BUILDDIR

The validators are looked for when the test runs, so that one installed after
the build folder was configured is used; one that is missing fails the test.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

APP_ID = 'io.github.aciesgame.Acies'
SCENARIO = 'application/vnd.acies.scenario+xml'
GAME = 'application/vnd.acies.game+xml'
FINISH_ARGS = {'--socket=wayland', '--socket=fallback-x11', '--share=ipc', '--device=dri'}
THEMED = ('side', 'terrain', 'unit-type', 'mark')
COLOURED = ('side', 'terrain')
TOLD = ('switch', 'number')   # each has its line in RULINGS.md
DICE = ('die', 'symbol')   # all of them, or none: those without a word are drawn plainly
KEY_OF_SCHEMA = re.compile(r'<key name="([^"]+)" type="([^"]+)"')
KEY_OF_PROGRAM = re.compile(r'^  \{ "([^"]+)", "([^"]+)" \},$', re.MULTILINE)
XML_ENDINGS = {'.xml', '.svg', '.ui', '.acies', '.aciesgame', '.rng', '.in'}


def output_of(*command, **environment):
    """What a tool says, on either stream, and its exit status."""
    result = subprocess.run([str(word) for word in command], env={**os.environ, **environment}, text=True, check=False,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.stdout.strip(), result.returncode


def run(*command):
    """Faults: all that a validator has to say, when it is not content."""
    said, status = output_of(*command)
    return [f'{command[0]} ended with status {status}', said] if status else []


def check_desktop(build):
    """Hints and warnings count as well: the validator still ends with 0 for those."""
    said, status = output_of('desktop-file-validate', build / 'data' / f'{APP_ID}.desktop')
    return [said or f'status {status}'] if said or status else []


def check_settings(root):
    """They are as they should be, and the program looks for each before it asks for one."""
    there = set(KEY_OF_SCHEMA.findall((root / f'data/{APP_ID}.gschema.xml').read_text()))
    asked = set(KEY_OF_PROGRAM.findall((root / 'src/app/shared/settings.c').read_text()))
    faults = [f'{name} of type {kind} is not both in the schema and in settings.c' for name, kind in sorted(there ^ asked)]
    return faults + run('glib-compile-schemas', '--strict', '--dry-run', root / 'data')


def check_mime(build):
    """Files of both kinds are recognised by their names, and their root elements are known."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        share = pathlib.Path(folder, 'share')
        packages = share / 'mime' / 'packages'
        packages.mkdir(parents=True)
        shutil.copy(build / 'data' / f'{APP_ID}.xml', packages)
        faults += run('update-mime-database', share / 'mime')
        for name, expected in (('a.acies', SCENARIO), ('a.aciesgame', GAME)):
            path = pathlib.Path(folder, name)
            path.write_text('<?xml version="1.0"?>\n')
            said, _ = output_of('gio', 'info', '-a', 'standard::content-type', path,
                                XDG_DATA_DIRS=str(share), XDG_DATA_HOME=folder)
            if f'standard::content-type: {expected}' not in said:
                faults.append(f'{name} is not taken for {expected}: {said}')
        roots = (share / 'mime' / 'XMLnamespaces').read_text()
        for element, expected in (('scenario', SCENARIO), ('game', GAME)):
            if f'https://aciesgame.github.io/ns/{element} {element} {expected}' not in roots:
                faults.append(f'the root element {element} is not known')
    return faults


def check_xml(root):
    files = [path for top in ('data', 'ui') for path in sorted((root / top).rglob('*'))
             if path.suffix in XML_ENDINGS and path.read_bytes()[:1] == b'<']
    return run('xmllint', '--noout', '--nonet', *files) if files else ['no XML file was found']


def check_tooltips(root):
    """Nobody asks the display for the pointer because of a tooltip (src/widgets/tooltip.h)."""
    faults = [f'{path.relative_to(root)}: a tooltip is set past acies_tooltip_set()' for path in sorted((root / 'src').rglob('*.c'))
              if path.name != 'tooltip.c' and 'gtk_widget_set_tooltip_' in path.read_text()]
    for path in sorted((root / 'ui').glob('*.ui')):
        for element in ET.parse(path).iter():
            told = [(one.get('name'), one.text) for one in element if one.tag == 'property']
            names = [name for name, _ in told]
            if 'tooltip-text' not in names:
                continue
            at = names.index('tooltip-text')
            if at == 0 or told[at - 1:at + 2:2] != [('visible', 'False'), ('visible', 'True')]:
                faults.append(f'{path.name}: the tooltip “{told[at][1]}” does not stand between “visible” off and on')
    return faults


def check_manifest(root):
    """The sandbox has exactly the holes that flatpak/README.md gives a reason for."""
    manifest = json.loads((root / 'flatpak' / f'{APP_ID}.json').read_text())
    asked = set(manifest['finish-args'])
    faults = [f'{word} is not expected' for word in asked - FINISH_ARGS]
    faults += [f'{word} is missing' for word in FINISH_ARGS - asked]
    faults += [f'flatpak/README.md does not explain {word}' for word in asked
               if word not in (root / 'flatpak' / 'README.md').read_text()]
    return faults + ([] if manifest['id'] == APP_ID else [f'the id is {manifest["id"]}'])


def check_icons(root):
    icons = root / 'data' / 'icons' / 'hicolor'
    wanted = [icons / 'scalable' / 'apps' / f'{APP_ID}.svg', icons / 'symbolic' / 'apps' / f'{APP_ID}-symbolic.svg']
    return [f'{path} is missing' for path in wanted if not path.is_file()]


def ids_of(element, kind):
    return [one.get('id') for one in element if one.tag.rsplit('}')[-1] == kind]


def faults_of_look(ruleset, theme):
    """Nothing of a game is drawn plainly because its theme forgot it."""
    faults = [f'theme.xml: {kind} {ids_of(theme, kind)}, the ruleset has {ids_of(ruleset, kind)}' for kind in THEMED
              if sorted(ids_of(theme, kind)) != sorted(ids_of(ruleset, kind))]
    styles = {one.get('id'): one for one in theme if one.tag.endswith('}style')}
    faults += [f'theme.xml: there is no style “{name}”' for name in ('light', 'dark') if name not in styles]
    dice = [kind for kind in DICE if ids_of(theme, kind)]
    faults += [f'theme.xml: {kind} {ids_of(theme, kind)}, the ruleset has {ids_of(ruleset, kind)}' for kind in dice
               if sorted(ids_of(theme, kind)) != sorted(ids_of(ruleset, kind))]
    coloured = COLOURED + (('die',) if 'die' in dice else ())
    return faults + [f'theme.xml: the style “{name}” does not colour each {kind}' for name, style in styles.items()
                     for kind in coloured if sorted(ids_of(style, kind)) != sorted(ids_of(ruleset, kind))]


def faults_of_art(folder, theme):
    named = {one.get(name) for one in theme.iter() for name in ('art', 'back', 'emblem')} - {None}
    there = {str(path.relative_to(folder)) for path in folder.rglob('*.svg')}
    return [f'{name} is named and not there' for name in sorted(named - there)] + \
        [f'{name} is there and not named' for name in sorted(there - named)]


def faults_of_rulings(folder, ruleset):
    rulings = (folder / 'RULINGS.md').read_text(encoding='utf-8')
    return [f'RULINGS.md does not tell of the {kind} {name}' for kind in TOLD for name in ids_of(ruleset, kind)
            if f'| `{name}` |' not in rulings]


def check_ruleset(folder):
    ruleset = ET.parse(folder / 'ruleset.xml').getroot()
    theme = ET.parse(folder / 'theme.xml').getroot()
    others = ['rules.xml', 'theme.xml', *(['computer.xml'] if (folder / 'computer.xml').exists() else []), *(str(path.relative_to(folder)) for path in sorted(folder.rglob('*.acies')))]
    faults = [f'{name} is of another ruleset' for name in others
              if ET.parse(folder / name).getroot().get('ruleset') != folder.name]
    faults += faults_of_rulings(folder, ruleset)
    if ruleset.get('id') != folder.name:
        faults.append(f'the id is {ruleset.get("id")}')
    return faults + faults_of_look(ruleset, theme) + faults_of_art(folder, theme)


def rulesets_of(root):
    return sorted(path.parent for path in root.glob('data/rulesets/*/ruleset.xml'))


def main():
    root, build = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    tap.run([
        ('/data/desktop', lambda: check_desktop(build)),
        ('/data/settings', lambda: check_settings(root)),
        ('/data/mime', lambda: check_mime(build)),
        ('/data/xml', lambda: check_xml(root)),
        ('/data/tooltips', lambda: check_tooltips(root)),
        ('/data/manifest', lambda: check_manifest(root)),
        ('/data/icons', lambda: check_icons(root)),
        *((f'/data/{folder.name}', lambda folder=folder: check_ruleset(folder)) for folder in rulesets_of(root)),
    ])


if __name__ == '__main__':
    main()
