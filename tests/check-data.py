#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the files by which a desktop knows the program: check-data.py ROOT BUILDDIR

The validators are looked for when the test runs, so that one installed after
the build folder was configured is used; one that is missing fails the test.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / 'support'))
import tap  # noqa: E402

APP_ID = 'io.github.aciesgame.Acies'
SCENARIO = 'application/vnd.acies.scenario+xml'
GAME = 'application/vnd.acies.game+xml'
FINISH_ARGS = {'--socket=wayland', '--socket=fallback-x11', '--share=ipc', '--device=dri'}
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


def check_metainfo(build):
    return run('appstreamcli', 'validate', '--no-net', '--explain', build / 'data' / f'{APP_ID}.metainfo.xml')


def check_settings(root):
    return run('glib-compile-schemas', '--strict', '--dry-run', root / 'data')


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


def main():
    root, build = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    tap.run([
        ('/data/desktop', lambda: check_desktop(build)),
        ('/data/metainfo', lambda: check_metainfo(build)),
        ('/data/settings', lambda: check_settings(root)),
        ('/data/mime', lambda: check_mime(build)),
        ('/data/xml', lambda: check_xml(root)),
        ('/data/manifest', lambda: check_manifest(root)),
        ('/data/icons', lambda: check_icons(root)),
    ])


if __name__ == '__main__':
    main()
