#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what software centres read of the program: no remark of appstreamcli, and the rules of Flathub's linter and
its guidelines for quality, as far as they can be followed without a network.

usage: check-metainfo.py ROOT BUILDDIR
"""
import datetime
import json
import pathlib
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402

APP_ID = 'io.github.aciesgame.Acies'
PICTURES = 'https://raw.githubusercontent.com/aciesgame/acies/{version}/data/screenshots/{name}'
LARGEST = (1000, 700)
LINKS = {'homepage', 'bugtracker', 'help', 'translate', 'contribute', 'vcs-browser'}
# Categories of toolkits say nothing of what a program is for; software centres leave them out.
OF_TOOLKITS = {'GTK', 'GNOME', 'Qt', 'KDE', 'Application'}

# What cannot be helped. The id is a name that people's files and settings have already, and programs of this desktop write
# their last part with a capital; the element “developer” is asked for by those who publish, and came after Debian 12.
BORNE = re.compile(r'^P: \S+ cid-contains-uppercase-letter |^I: \S+ unknown-tag developer$')


def text_of(element, path):
    """The words below an element, with single spaces."""
    return ' '.join((element.findtext(path) or '').split())


def version_of(root):
    return re.search(r"version: '([^']+)'", (root / 'meson.build').read_text())[1]


def remarks_of(said):
    """Of all that appstreamcli says, the remarks that are not borne."""
    return [line for line in said.splitlines() if re.match('[EWIP]: ', line) and not BORNE.match(line)]


def check_validator(build):
    result = subprocess.run(['appstreamcli', 'validate', '--pedantic', '--no-net', '--no-color',
                             str(build / 'data' / f'{APP_ID}.metainfo.xml')], text=True, check=False, capture_output=True)
    faults = remarks_of(result.stdout)
    return faults if faults or not result.returncode else [result.stdout + result.stderr]


def check_names(component):
    name, summary = text_of(component, 'name'), text_of(component, 'summary')
    rules = {
        f'the id is not {APP_ID}': text_of(component, 'id') == APP_ID,
        'the component is of another type': component.get('type') == 'desktop-application',
        'the name is longer than 20 letters': 0 < len(name) <= 20,
        'the summary has not 10 to 35 letters': 10 <= len(summary) <= 35,
        'the summary ends with a full stop': not summary.endswith('.'),
        'the summary repeats the name': name.lower() not in summary.lower(),
        'the summary begins with an article': not re.match('(an?|the) ', summary, re.IGNORECASE),
        'the summary does not begin with a capital': summary[:1].isupper(),
    }
    return [fault for fault, held in rules.items() if not held]


def check_people(component):
    developer = component.find('developer')
    rules = {
        'there is no developer with a reversed domain for its id':
            developer is not None and APP_ID.startswith(developer.get('id', '-') + '.'),
        'the developer has no name': developer is not None and bool(text_of(developer, 'name')),
        'newer software centres complain of developer_name': component.find('developer_name') is None,
        'the licence is not GPL-3.0-or-later': text_of(component, 'project_license') == 'GPL-3.0-or-later',
        'the licence of these words is not CC0-1.0': text_of(component, 'metadata_license') == 'CC0-1.0',
        'there is no age rating': component.find('content_rating[@type="oars-1.1"]') is not None,
    }
    return [fault for fault, held in rules.items() if not held]


def check_description(component):
    description = component.find('description')
    rules = {
        'the first paragraph is shorter than 80 letters': len(text_of(description, 'p')) >= 80,
        'a list has more than 10 items': all(len(one.findall('li')) <= 10 for one in description.findall('ul')),
        'it repeats the summary': text_of(component, 'summary').lower() not in text_of(description, 'p').lower(),
    }
    return [fault for fault, held in rules.items() if not held]


def check_links(component):
    found = {url.get('type'): url.text for url in component.findall('url')}
    faults = [f'there is no link to {kind}' for kind in sorted(LINKS - set(found))]
    faults += [f'{url} is not secure' for url in found.values() if not url.startswith('https://')]
    launched = [one.text for one in component.findall('launchable[@type="desktop-id"]')]
    if launched != [f'{APP_ID}.desktop']:
        faults.append(f'what is started is {launched}')
    return faults


def check_colours(component):
    colours = {one.get('scheme_preference'): one.text for one in component.findall('branding/color[@type="primary"]')}
    return [f'there is no colour for the {scheme} style' for scheme in ('light', 'dark')
            if not re.fullmatch('#[0-9a-f]{6}', colours.get(scheme) or '')]


def categories_of(component):
    return {one.text for one in component.findall('categories/category')}


def check_categories(component):
    faults = [] if categories_of(component) - OF_TOOLKITS else ['there is no category that tells what it is for']
    return faults + ([] if component.findall('keywords/keyword') else ['there are no keywords'])


def png_of(path):
    """Width, height and rows of a PNG with alpha, four bytes each pixel; None if it is no such picture."""
    data = path.read_bytes()
    width, height, depth, kind = struct.unpack('>IIBB', data[16:26])
    if data[:8] != b'\x89PNG\r\n\x1a\n' or (depth, kind) != (8, 6):
        return None
    return width, height, data


def alpha_of_first_row(width, data):
    """Of a PNG whose first row is not filtered, as tests/gui/screenshots.py writes it."""
    at, packed = 8, b''
    while at < len(data):
        length, = struct.unpack('>I', data[at:at + 4])
        if data[at + 4:at + 8] == b'IDAT':
            packed += data[at + 8:at + 8 + length]
        at += length + 12
    row = zlib.decompress(packed)[:1 + 4 * width]
    return set(row[4::4])


def faults_of_picture(path, image):
    """A picture is one of a window with its shadow, as large as is said, and small enough to be read when it is scaled."""
    if not path.is_file():
        return [f'{path.name} is not there']
    picture = png_of(path)
    if picture is None:
        return [f'{path.name} is no PNG with alpha']
    width, height, data = picture
    faults = []
    if width > LARGEST[0] or height > LARGEST[1]:
        faults.append(f'{path.name} is larger than 1000 by 700 pixels')
    if (image.get('width'), image.get('height')) != (str(width), str(height)):
        faults.append(f'{path.name} has {width} by {height} pixels, which is not what is said')
    if 255 in alpha_of_first_row(width, data):
        faults.append(f'{path.name} has no shadow above the window')
    return faults


def faults_of_caption(caption):
    rules = {
        'has no words': bool(caption),
        'has more than 80 letters': len(caption) <= 80,
        'ends with a full stop': not caption.endswith('.'),
        'begins with a number': not caption[:1].isdigit(),
    }
    return [f'the caption “{caption}” {fault}' for fault, held in rules.items() if not held]


def check_screenshots(component, root):
    shots = component.findall('screenshots/screenshot')
    folder = root / 'data' / 'screenshots'
    faults = [] if 3 <= len(shots) <= 10 else [f'there are {len(shots)} pictures, not 3 to 10']
    if [shot.get('type') for shot in shots].count('default') != 1 or shots[0].get('type') != 'default':
        faults.append('the first picture, and no other, is the default one')
    listed = set()
    for shot in shots:
        image = shot.find('image')
        name = image.text.rsplit('/')[-1]
        listed.add(name)
        faults += faults_of_caption(text_of(shot, 'caption')) + faults_of_picture(folder / name, image)
        if image.text != PICTURES.format(version=version_of(root), name=name):
            faults.append(f'{image.text} is not of this version')
        if ('dark' in (shot.get('environment') or '')) != name.endswith('-dark.png'):
            faults.append(f'{name} is said to be of another style than it is')
    return faults + [f'{path.name} is not shown' for path in sorted(folder.iterdir()) if path.name not in listed]


def check_releases(component, root):
    """The newest is this version, which is finished, and is that of NEWS.md."""
    releases = component.findall('releases/release')
    newest, version = releases[0], version_of(root)
    dates = [datetime.date.fromisoformat(release.get('date')) for release in releases]
    news = re.search(r'^## (\S+) \((.*)\)$', (root / 'NEWS.md').read_text(encoding='utf-8'), re.MULTILINE)
    rules = {
        f'the newest is {newest.get("version")}, not {version}': newest.get('version') == version,
        'the newest is not stable': newest.get('type', 'stable') == 'stable',
        'one has no words': all(text_of(release, 'description/p') for release in releases),
        'they are not in order': dates == sorted(dates, reverse=True),
        'NEWS.md begins with another': news and news.groups() == (newest.get('version'), newest.get('date')),
    }
    return [fault for fault, held in rules.items() if not held]


def texts_in(source):
    """The texts in a file of C, those that are written in several pieces joined."""
    return {''.join(re.findall(r'"((?:[^"\\]|\\.)*)"', group)) for group in
            re.findall(r'(?:"(?:[^"\\]|\\.)*"\s*)+', source)}


def check_told_in_window(component, root):
    """The About dialog tells the same of the newest release."""
    told = texts_in((root / 'src' / 'app' / 'dialogs' / 'help.c').read_text(encoding='utf-8'))
    description = component.find('releases/release/description')
    words = [' '.join(one.text.split()) for one in description.iter() if one.tag in ('p', 'li')]
    return [f'help.c does not say “{text}”' for text in words if text not in told] + \
        ([] if words else ['nothing is said of the release'])


def check_icon(root):
    """Drawn, and square."""
    path = root / 'data' / 'icons' / 'hicolor' / 'scalable' / 'apps' / f'{APP_ID}.svg'
    icon = ET.parse(path).getroot()
    box = [float(word) for word in icon.get('viewBox').split()]
    return [] if box[2] == box[3] >= 128 and icon.get('width') == icon.get('height') else [f'the icon is not square: {box}']


def check_manifest(manifest, name):
    faults = [] if manifest['id'] == name == APP_ID else ['the id is not the name of its file']
    if '/' in manifest.get('command', '/'):
        faults.append('the command is no plain name')
    faults += [f'there is a {word}' for word in ('branch', 'default-branch', 'cleanup-commands') if word in manifest]
    # The licence is looked for in a folder of the module's name; a package takes no tests along.
    faults += [f'the module {module["name"]} is named or built otherwise' for module in manifest['modules']
               if module['name'] != APP_ID or module.get('config-opts') != ['-Dtests=false', '-Db_lto=true']]
    if not APP_ID.startswith('io.github.') or APP_ID.count('.') < 3:
        faults.append('the id is not that of a project on its host')
    return faults


def main():
    root, build = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
    component = ET.parse(root / 'data' / f'{APP_ID}.metainfo.xml.in').getroot()
    manifest = root / 'flatpak' / f'{APP_ID}.json'
    tap.run([
        ('/metainfo/validator', lambda: check_validator(build)),
        ('/metainfo/names', lambda: check_names(component)),
        ('/metainfo/people', lambda: check_people(component)),
        ('/metainfo/description', lambda: check_description(component)),
        ('/metainfo/links', lambda: check_links(component)),
        ('/metainfo/colours', lambda: check_colours(component)),
        ('/metainfo/categories', lambda: check_categories(component)),
        ('/metainfo/screenshots', lambda: check_screenshots(component, root)),
        ('/metainfo/releases', lambda: check_releases(component, root)),
        ('/metainfo/told-in-window', lambda: check_told_in_window(component, root)),
        ('/metainfo/icon', lambda: check_icon(root)),
        ('/metainfo/manifest', lambda: check_manifest(json.loads(manifest.read_text()), manifest.stem)),
    ])


if __name__ == '__main__':
    main()
