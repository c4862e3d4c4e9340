#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs acies-cli in another language: names of games are translated for people, never for scripts and files.

usage: test-cli-language.py PROGRAM SOURCE-ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import locales  # noqa: E402
import tap  # noqa: E402
from cli import built, cli, elis, environment, saved_game, something, temp  # noqa: E402

WORDS = {
    'rome-vs-macedon/name': ('Rome vs Macedon', 'Rom gegen Makedonien'),
    'rome-vs-macedon/title': ('Elis', 'Die Schlacht von Elis'),
    'rome-vs-macedon/date': ('208 BC', '208 v. Chr.'),
    'rome-vs-macedon/side/rome': ('Rome', 'Rom'),
    'rome-vs-macedon/unit-type/velites': ('Velites', 'Plänkler'),
    'rome-vs-macedon/card/line-order': ('Line Order', 'Linienbefehl'),
    'rome-vs-macedon/terrain/hill': ('Hill', 'Hügel'),
}
KINDS = ('rulesets', 'unit-types', 'cards', 'terrain', 'numbers', 'scenarios', 'templates', 'findings')
build = pathlib.Path(built).parents[2]
data = pathlib.Path(environment['ACIES_DATA_DIR'])
BATTLES = [sorted(folder.glob('scenarios/*.acies'))[0] for folder in sorted(data.glob('rulesets/*'))
           if (folder / 'scenarios').is_dir()]
english = environment | {'LC_ALL': 'C.UTF-8'}
pseudo = environment | locales.environment(f'{locales.PSEUDO}.UTF-8', build)


def german_environment():
    """A catalogue with these words alone, and a locale in which LANGUAGE counts."""
    folder = temp / 'locale'
    messages = folder / 'de/LC_MESSAGES'
    messages.mkdir(parents=True)
    entries = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n']
    entries += [f'msgctxt "{context}"\nmsgid "{word}"\nmsgstr "{shown}"\n' for context, (word, shown) in WORDS.items()]
    source = temp / 'de.po'
    source.write_text('\n'.join(entries), encoding='utf-8')
    locales.run('msgfmt', '-o', str(messages / 'acies.mo'), str(source))
    found = locales.environment('de_DE.UTF-8', build)
    return environment | found | {'LANGUAGE': 'de', 'ACIES_LOCALE_DIR': str(folder)}


def said(*words, env=None, **options):
    return cli(*words, env=env or german, **options).expect(0, something(), '').out


def words_are_in_the_template():
    place = temp / 'acies.pot'
    locales.template(build, place)
    listed = {(fields.get('msgctxt'), fields['msgid']) for _, fields in locales.entries(place.read_text(encoding='utf-8'))}
    missing = [(context, word) for context, (word, _) in WORDS.items() if (context, word) not in listed]
    assert not missing, missing


def names_are_shown():
    assert 'velites\tPlänkler\trome-vs-macedon\t' in said('list', 'unit-types')
    shown = said('show', elis)
    assert 'Plänkler' in shown and 'Rom gegen Makedonien' in shown, shown
    assert 'Velites' not in shown and 'Hügel' in shown, shown


def titles_are_shown_in_the_list():
    assert 'elis\tDie Schlacht von Elis\trome-vs-macedon\t208 v. Chr.\t' in said('list', 'scenarios')
    assert 'elis\tElis\trome-vs-macedon\t208 BC\t' in said('list', 'scenarios', env=english)


def lists_keep_their_order():
    for kind in KINDS:
        ids, expected = ([line.split('\t')[0] for line in said('list', kind, env=env).splitlines()] for env in (pseudo, english))
        assert ids == expected, kind


def both_languages_can_be_typed():
    for env, names in ((german, ('Linienbefehl', 'Line Order', 'line-order')), (english, ('Line Order', 'line-order'))):
        answers = {said('why', elis, f'play {name}', env=env) for name in names}
        assert answers == {f'{locales.fill(locales.ALLOWED, "play line-order")}\n'}, answers
    cli('why', elis, 'play Linienbefehl', env=english).expect(2, '', something())


def json_is_the_same():
    assert '[!!' in said('list', env=pseudo)
    for words in (('list',), *(('list', kind) for kind in KINDS), ('show', elis), ('guide', elis), ('legal', elis), ('validate', elis), ('rules',),
                  ('simulate', elis, '--games', 2, '--players', 'random', '--seed', 3),
                  ('odds', '--ruleset', 'rome-vs-macedon', '--attacker', 'velites', '--defender', 'peltasts')):
        expected = said(*words, '--json', env=english)
        assert said(*words, '--json', env=pseudo) == expected, words


def written(env, name, *words):
    """What acies-cli writes to a file of that name."""
    out = temp / name
    cli(*words, out, env=env).expect(0)
    return out.read_bytes()


def files_are_the_same():
    game = saved_game()
    cases = [(scenario, ending) for scenario in BATTLES for ending in ('acies', 'tmx')] + [(game, 'tmx'), (data / 'rulesets/rome-vs-carthage/scenarios/ticinus.acies', 'json')]
    for number, (source, ending) in enumerate(cases):
        one, other = (written(env, f'{number}.{ending}', 'convert', source, '--force', '-o') for env in (pseudo, english))
        assert one == other, (source, ending)
    for number, scenario in enumerate(BATTLES):
        one, other = (written(env, f'{number}{env["LC_ALL"]}.aciesgame', 'play', scenario, '--random', '--seed', 5, '--save') for env in (pseudo, english))
        assert one == other, scenario
    one, other = (written(env, f'{env["LC_ALL"]}.csv', 'simulate', elis, '--games', 2, '--players', 'random', '--seed', 3, '--csv')
                  for env in (pseudo, english))
    assert one == other


def maps_are_read_in_every_language():
    """A map whose units have only their English names, such as “Pikemen”."""
    place = temp / 'named.tmx'
    cli('convert', data / 'rulesets/legio-vi/scenarios/dogs-heads.acies', '-o', place, '--force', env=english).expect(0)
    named = re.sub('(<(object|tile) [^>]*) type="phalangites"', r'\1', place.read_text(encoding='utf-8'))
    assert 'name="Pikemen" x=' in named, named
    place.write_text(named, encoding='utf-8')
    one, other = (written(env, 'named.acies', 'convert', place, '--force', '-o') for env in (pseudo, english))
    assert b'phalangites' in one and one == other


def own_texts_are_shown():
    """A scenario that has its title in two languages: scripts always get the default."""
    path = pathlib.Path(__file__).resolve().parents[1] / 'good/languages.acies'
    for env, title in ((german, 'Furt'), (english, 'Ford')):
        assert said('show', path, env=env).startswith(f'{title} ('), said('show', path, env=env)
        assert '"title" : "Ford"' in said('show', path, '--json', env=env)
        out = temp / 'languages.acies'
        cli('convert', path, '-o', out, '--force', env=env).expect(0)
        assert out.read_bytes() == path.read_bytes()
    maps = []
    for env in (german, english):
        cli('convert', path, '-o', temp / 'languages.tmx', '--force', env=env).expect(0)
        maps.append((temp / 'languages.tmx').read_bytes())
    assert maps[0] == maps[1]


german = german_environment()

if __name__ == '__main__':
    tap.run([(f'/cli/language/{case.__name__.replace("_", "-")}', case) for case in (
        words_are_in_the_template, names_are_shown, titles_are_shown_in_the_list, both_languages_can_be_typed, own_texts_are_shown,
        lists_keep_their_order, json_is_the_same, files_are_the_same, maps_are_read_in_every_language)])
