#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes one HTML file of the pages of the help, with its pictures in it: make-html.py OUT FIGURES PAGE...

Yelp shows the pages as they are. Where it cannot, as beside the Flatpak, a browser shows this file.
"""
import base64
import html
import pathlib
import sys
import xml.etree.ElementTree as ET

NAMESPACE = '{http://projectmallard.org/1.0/}'
# What each element becomes. An element that is not here is an error.
ELEMENTS = {'p': 'p', 'list': 'ul', 'steps': 'ol', 'terms': 'dl', 'table': 'table', 'tr': 'tr', 'td': 'td', 'screen': 'pre',
            'gui': 'b', 'key': 'kbd', 'app': 'b', 'em': 'em', 'cmd': 'code', 'file': 'code', 'input': 'kbd'}
STYLE = '''
:root { color-scheme: light dark; --ink: #2e2e2e; --page: #fafafa; --line: #c8c8c8; --link: #1a5fb4; --key: #ececec }
@media (prefers-color-scheme: dark) { :root { --ink: #eeeeee; --page: #222226; --line: #4a4a50; --link: #99c1f1; --key: #36363a } }
body { margin: 0 auto; max-width: 78rem; padding: 1rem; font: 1.0625rem/1.55 "Adwaita Sans", Cantarell, sans-serif; color: var(--ink); background: var(--page) }
main, header { max-width: 44rem }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 3.5rem } nav h2 { margin: 1rem 0 0; font-size: 1rem }
a { color: var(--link) } nav ul { margin: 0; padding: 0; list-style: none } nav a { text-decoration: none } nav a:hover { text-decoration: underline }
li p { margin: .35rem 0 } img { max-width: 100%; height: auto } dt { font-weight: bold } dd { margin: 0 0 .6rem 1.5rem } dd p, td p { margin: 0 }
kbd, code { font: .9em "Adwaita Mono", "DejaVu Sans Mono", monospace; background: var(--key); border-radius: .2rem; padding: .05rem .3rem }
pre { overflow-x: auto; background: var(--key); border-radius: .4rem; padding: .6rem 1rem }
table { border-collapse: collapse } td { border-bottom: 1px solid var(--line); padding: .3rem 1.2rem .3rem 0; text-align: left; vertical-align: top }
@media (min-width: 60rem) {
  body { display: grid; grid-template: auto 1fr / 15rem 1fr; column-gap: 3rem }
  nav { grid-area: 1 / 1 / 3 / 2; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto }
  header, main { grid-column: 2 }
}
@media print { nav { display: none } }
'''


class Page:
    def __init__(self, path):
        self.root = ET.parse(path).getroot()
        self.id = self.root.get('id')
        info = self.root.find(f'{NAMESPACE}info')
        self.title = text_of(self.root.find(f'{NAMESPACE}title'))
        self.guides = [link.get('xref') for link in info.findall(f'{NAMESPACE}link') if link.get('type') == 'guide']
        self.order = next((text_of(title) for title in info.findall(f'{NAMESPACE}title') if title.get('type') == 'sort'), self.title)


def text_of(element):
    return ' '.join(''.join(element.itertext()).split())


def name_of(element):
    return element.tag.removeprefix(NAMESPACE)


class Book:
    def __init__(self, figures, paths):
        self.figures = figures
        self.pages = {page.id: page for page in map(Page, paths)}
        self.index = self.pages['index']

    def topics(self, section):
        """The pages that a section of the index leads to, in its order."""
        return sorted((page for page in self.pages.values() if f'index#{section.get("id")}' in page.guides), key=lambda page: page.order)

    def inside(self, element, level):
        parts = [html.escape(element.text or '')]
        for child in element:
            parts += [self.markup(child, level), html.escape(child.tail or '')]
        return ''.join(parts)

    def picture(self, element):
        path = self.figures / pathlib.Path(element.get('src')).name
        data = base64.b64encode(path.read_bytes()).decode()
        return f'<img src="data:image/png;base64,{data}" alt="{html.escape(text_of(element))}">'

    def link(self, element, level):
        target = element.get('href') or '#' + element.get('xref').replace('#', '-')
        words = self.inside(element, level).strip() or html.escape(self.pages[element.get('xref')].title)
        return f'<a href="{html.escape(target)}">{words}</a>'

    def item(self, element, level):
        title = element.find(f'{NAMESPACE}title')
        if title is None:
            return f'<li>{self.inside(element, level)}</li>'
        rest = ''.join(self.markup(child, level) for child in element if child is not title)
        return f'<dt>{self.inside(title, level)}</dt><dd>{rest}</dd>'

    def markup(self, element, level):
        name = name_of(element)
        if name in ELEMENTS:
            return f'<{ELEMENTS[name]}>{self.inside(element, level)}</{ELEMENTS[name]}>'
        if name == 'keyseq':
            return '+'.join(self.markup(child, level) for child in element)
        if name == 'section':
            return f'<section>{self.inside(element, level + 1)}</section>'
        if name == 'title':
            return f'<h{level}>{self.inside(element, level)}</h{level}>'
        if name == 'media':
            return self.picture(element)
        if name == 'link':
            return self.link(element, level)
        if name == 'item':
            return self.item(element, level)
        if name == 'info':
            return ''
        raise SystemExit(f'{name} is not an element that the help uses')

    def contents(self):
        for section in self.index.root.findall(f'{NAMESPACE}section'):
            links = ''.join(f'<li><a href="#{page.id}">{html.escape(page.title)}</a></li>' for page in self.topics(section))
            yield f'<h2>{html.escape(text_of(section.find(f"{NAMESPACE}title")))}</h2><ul>{links}</ul>'

    def articles(self):
        for section in self.index.root.findall(f'{NAMESPACE}section'):
            for page in self.topics(section):
                yield f'<article id="{page.id}">{self.inside(page.root, 2)}</article>'

    def write(self, out):
        head = ''.join(self.markup(child, 1) for child in self.index.root if name_of(child) != 'section')
        title = html.escape(self.index.title)
        text = (f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
                f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n<body><header id="index">{head}</header>'
                f'<nav aria-label="Contents">{"".join(self.contents())}</nav>\n<main>{"".join(self.articles())}</main></body></html>\n')
        out.write_text(text, encoding='utf-8')


def main():
    Book(pathlib.Path(sys.argv[2]), sys.argv[3:]).write(pathlib.Path(sys.argv[1]))


if __name__ == '__main__':
    main()
