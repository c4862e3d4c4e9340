#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of its own on the command line: played, replayed, explained, told, drawn and set on a page by what it declares.

usage: test-arena-cli.py PROGRAM SOURCE-ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'cli'))
import cli as support  # noqa: E402
import tap  # noqa: E402
from cli import something, temp  # noqa: E402
from terminal import Terminal  # noqa: E402

data = pathlib.Path(__file__).resolve().parent / 'data'
bout = data / 'rulesets/arena/scenarios/first-blood.acies'
night = data / 'rulesets/hoods/scenarios/under-hoods.acies'
lots = data / 'rulesets/lots/scenarios/drawn-lots.acies'
here = {**support.environment, 'ACIES_DATA_DIR': str(data)}
LINES = '''take mercy
take shields
take sand
take shields
brace D5
move E5 G5
done bout
move E2 F3
done
throw G5 F3
done
'''


def cli(*words, **options):
    return support.cli(*words, env=here, **options)


def saved(lines=LINES):
    game = temp / 'bout.aciesgame'
    game.unlink(missing_ok=True)
    cli('play', bout, '--seed', '5', '--save', game, stdin=lines).expect(0, something(), '')
    return game


def told():
    out = cli('play', bout, '--seed', '5', stdin=LINES).expect(0, something(), '').out
    for words in ('Blue School has chosen a favour in secret', 'Blue Murmillo D5 braces', 'Red Murmillo F3 is caught in a net'):
        assert words in out, out


def replayed():
    game = saved()
    cli('replay', game).expect(0, something(), '')
    text = game.read_text()
    assert 'throw G5 F3' in text and 'brace D5' in text, text
    game.write_text(text.replace('throw G5 F3', 'throw G5 E2'))
    cli('replay', game).expect(1, None, re.compile('“throw G5 E2”.* is refused: A net is thrown over an enemy'))


def dice_by_their_kind():
    lines = LINES + 'attack F3 G3\n'
    cli('play', bout, '--seed', '5', stdin=lines).expect(1, None, re.compile(r'An attack is made on an enemy \[ARE-4'))
    lines = '\n'.join(['take mercy', 'take shields', 'take sand', 'take shields', 'move D5 C4', 'done', 'move C2 C3',
                       'done', 'attack C4 C3', 'pass', 'dice sword net sand 6'])
    cli('play', bout, '--real-dice', stdin=lines).expect(1, None, re.compile('“sword”.*“dice”'))
    lines = lines.replace('dice sword net sand 6', 'dice fight:sword fight:net fight:sand fate:6')
    cli('play', bout, '--real-dice', stdin=lines).expect(0, re.compile('Rolled Fight die Sword, Fight die Net, Fight die Sand, Fate die 6: 2 hits'), '')


def explained():
    game = saved()
    cli('why', game, 'throw', 'G5', 'F3').expect(1, re.compile(r'ARE-2'), '')
    cli('why', game, 'move', 'F3', 'F2').expect(1, re.compile(r'Red Murmillo F3 is caught in a net.*ARE-10', re.S), '')
    cli('why', game, 'swap', 'B2', 'C2').expect(2, '', re.compile('unknown command “swap”'))


def listed():
    game = saved()
    legal = cli('legal', game).expect(0, something(), '').out.splitlines()
    assert 'brace F3' in legal and 'throw C2 B4' not in legal, legal
    help_text = cli('play', '--help').expect(0, something(), '').out
    for verb in ('brace HEX', 'throw HEX HEX', 'swap HEX HEX', 'way HEX [HEX]'):
        assert verb in help_text, help_text
    for game_text in help_text.split('\nCommands of ')[1:]:
        assert game_text.count('enter TYPE HEX') <= 1, game_text
    assert 'enter TYPE HEX' in help_text.partition('\nCommands of pit:')[2], help_text
    cli('list').expect(0, re.compile('arena'), '')
    assert 'nets\tNets of a school\tarena\t4\tnets\tARE-9' in cli('list', 'numbers').expect(0, something(), '').out.splitlines()
    assert {'id': 'nets', 'name': 'Nets of a school', 'ruleset': 'arena', 'value': 4, 'unit': 'nets', 'rule': 'ARE-9', 'source': 'rulebook',
            'text': 'So many it can throw in a bout.'} in cli('list', 'numbers', '--json').expect(0).json()
    cli('rules', 'ARE-9', '--ruleset', 'arena').expect(0, re.compile('^ARE-9'), '')


def shown():
    game = saved()
    out = cli('show', game).expect(0, something(), '').out
    assert 'Red School' in out and 'Netted' in out, out


def drawn_and_told():
    game = saved()
    for verb, name in (('render', 'bout.png'), ('sheet', 'bout.pdf'), ('report', 'report.pdf'), ('report', 'report.txt')):
        place = temp / name
        cli(verb, game if verb == 'report' else bout, '-o', place).expect(0, None, '')
        assert place.stat().st_size > 500, name
    text = (temp / 'report.txt').read_text()
    assert 'Red Murmillo F3 is caught in a net' in text, text


def validated():
    cli('validate', bout).expect(0, something())
    broken = temp / 'broken.acies'
    broken.write_text(bout.read_text().replace('type="retiarius" hex="E5"', 'type="hoplite" hex="E5"'))
    cli('validate', broken).expect(1, re.compile('hoplite'))


CHOSEN = ('take mercy', 'take shields', 'take sand', 'take shields')
THROWN = (*CHOSEN, 'salute', 'move D5 C4', 'done', 'jeer', 'move C2 C3', 'done', 'attack C4 C3', 'pass',
          'dice fight:sword fight:sand fight:net fate:1')
CHOICES = '  again 2: Fight die 2: Sand\n  again 3: Fight die 3: Net\n  again 4: Fate die 4: 1\n'


def asked(lines, *options):
    """A terminal at which the crowd has its say, and what it says at the last of the lines."""
    terminal = Terminal('play', bout.with_name('roaring-crowd.acies'), *options, env=here)
    terminal.read()
    for line in lines:
        told = terminal.say(line)
    return terminal, told


def left(terminal):
    terminal.say('quit')
    terminal.say('quit')
    terminal.leave()


def given_with_words():
    """What a window asks for with buttons: its name is the whole line."""
    terminal, told = asked(CHOSEN)
    assert told.endswith('\nBlue School turns to the crowd\n  (salute, jeer)\nBlue School> '), told
    assert terminal.say('legal') == '  salute\n  jeer\nBlue School> '
    assert re.match('  salute +greet the crowd: the gladiators of the school brace\n', terminal.say('help salute'))
    assert 'Blue School salutes the crowd' in terminal.say('SALUTE')
    left(terminal)


def given_with_numbers():
    """And what each number stands for is told."""
    terminal, told = asked(THROWN, '--real-dice')
    assert told.endswith(f'again\n  (again NUMBER, pass again)\n{CHOICES}Blue School> '), told
    assert terminal.say('legal') == f'{CHOICES}  pass again\nBlue School> '
    for words, message in (('again 1', r'Die 1 .*\[ARE-16\]'), ('again 40', '“40”.*“again”'), ('agian 2', '“again”')):
        told = terminal.say(words)
        assert re.search(message, told), told
    assert '(dice FACE..., roll)' in terminal.say('Again 2')
    assert CHOICES in terminal.say('undo'), 'undone, but not asked again'
    left(terminal)


def told_in_the_manual():
    text = cli('play', '--help').expect(0, something(), '').out
    for verb in (r'^  salute +greet the crowd', r'^  jeer +mock the enemy', r'^  again NUMBER +throw the die of that number again$'):
        assert re.search(verb, text, re.M), text


def simulated():
    words = ['simulate', bout, '-g', '30', '-s', '4', '--alternate', '--swap', '--players', 'random']
    table = temp / 'bouts.csv'
    text = cli(*words, '--csv', table, '-j', '1').expect(0, re.compile('Red School wins'), '').out
    assert cli(*words, '-j', '8').expect(0, text, '').out == text
    data = cli(*words, '--json').expect(0, something(), '').json()
    assert sum(side['wins']['games'] for side in data['sides']) + data['draws']['games'] == 30, data
    assert table.read_text().startswith('game,first,') and table.read_text().count('\n') == 31
    parts = [temp / f'bouts-{number}.part' for number in (1, 2, 3)]
    for number, part in enumerate(parts, 1):
        part.write_text(cli(*words, '--shard', f'{number}/3').expect(0, something(), '').out)
    cli('simulate', '--merge', *parts).expect(0, text, '')


def hooded(lines='', battle=night):
    game = temp / 'night.aciesgame'
    game.unlink(missing_ok=True)
    taken = 'take mercy\ntake shields\n' * 2
    told = cli('play', battle, '--seed', '5', '--save', game, stdin=taken + lines).expect(0, something(), '').out
    return game, told


def face_down_shown():
    """Each side is shown its own; of others the place, and nothing that would tell them apart."""
    game, _ = hooded()
    blue = cli('show', game).expect(0, something(), '').out
    assert 'Blue Murmillo D5: 3 of 3 figures, Hooded' in blue and 'Red Murmillo F2: 2 of 3 figures' in blue, blue
    assert '  Red Hooded Gladiator B2\n' in blue and 'Reserve: Hooded Gladiator, Hooded Gladiator' in blue, blue
    assert 'Red Dimachaerus' not in blue and 'Red Retiarius' not in blue and '2 figures visible' in blue, blue
    units = cli('show', game, '--json').expect(0, something(), '').json()
    hidden = [unit for unit in units['units'] + units['reserve'] if unit['side'] == 'red' and unit['hex'] != 'F2']
    assert {(unit['type'], unit['figures'], unit['strength']) for unit in hidden} == {('hooded', None, None)}, hidden
    assert len(hidden) == 5, hidden
    red = cli('show', hooded('done\n')[0]).expect(0, something(), '').out
    assert 'Red Dimachaerus B2: 2 of 2 figures, Hooded' in red and 'Blue Murmillo' not in red, red


def face_down_told():
    game, told = hooded('move D5 C4\nenter retiarius D6\ndone\nmove B2 B3\n')
    for words in ('Blue Hooded Gladiator moves from D5 to C4', 'Blue Hooded Gladiator enters at D6', 'Red Hooded Gladiator moves from B2 to B3'):
        assert words in told, told
    assert 'Murmillo' not in told and 'Retiarius' not in told and 'Dimachaerus' not in told, told
    cli('why', game, 'move', 'C4', 'C5').expect(1, re.compile('^Blue Hooded Gladiator C4 belongs to Blue School'), '')
    report = temp / 'night.txt'
    cli('report', game, '-o', report).expect(0, None, '')
    assert 'Murmillo' not in report.read_text() and 'Blue Hooded Gladiator' in report.read_text(), report.read_text()


def face_down_seen_when_attacked():
    _, told = hooded('move B5 C3\ndone\ndone\nattack C3 C2\n')
    assert 'Blue Dimachaerus C3 throws off the hood' in told and 'Red Retiarius C2 throws off the hood' in told, told
    assert told.index('throws off the hood') < told.index('Blue Dimachaerus C3 attacks Red Retiarius C2'), told


def face_down_asked():
    game, _ = hooded('move B5 C3\ndone\ndone\n')
    cli('targets', game, '--unit', 'C3').expect(0, re.compile('^C2\thooded\t1\t', re.M), '')
    for verb in ('targets', 'reach'):
        cli(verb, game, '--unit', 'C2').expect(2, '', re.compile('this unit is face down'))
    cli('odds', game, 'C3', 'C2').expect(1, '', re.compile('face down'))
    cli('play', game, stdin='attack dimachaerus red retiarius\n').expect(1, None, re.compile(r'^(?!.*C2).*\bRed Retiarius\b'))


def face_down_drawn():
    game, _ = hooded()
    pictures = {}
    for side in ('', 'blue', 'red', 'everything'):
        place = temp / f'night-{side}.svg'
        cli('render', game, '-o', place, *(('--side', side) if side else ())).expect(0, None, '')
        pictures[side] = place.read_bytes()
    assert len(set(pictures.values())) == 4
    swapped = temp / 'swapped.acies'
    swapped.write_text(re.sub('dimachaerus(" hex="B2".*?)retiarius(" hex="C2")', r'retiarius\1dimachaerus\2', night.read_text(), flags=re.S))
    assert swapped.read_text() != night.read_text()
    game, _ = hooded(battle=swapped)
    for side, picture in pictures.items():
        place = temp / f'swapped-{side}.svg'
        cli('render', game, '-o', place, *(('--side', side) if side else ())).expect(0, None, '')
        assert (place.read_bytes() == picture) == (side in ('', 'blue')), side
    cli('render', game, '-o', temp / 'no.svg', '--side', 'green').expect(2, '', re.compile('--side: .* has no “green”'))


def lots_drawn():
    game = temp / 'lots.aciesgame'
    game.unlink(missing_ok=True)
    out = cli('play', lots, '--seed', '5', '--save', game, stdin='').expect(0, something(), '').out
    assert out.count('“Lots”') == 4 and 'White' not in out, out
    cli('replay', game).expect(0, something(), '')
    text = game.read_text()
    drawn = re.search('draw (white|red|blank)-lot', text).group()
    other = 'draw red-lot' if drawn != 'draw red-lot' else 'draw blank-lot'
    game.write_text(text.replace(drawn, other, 1))
    cli('replay', game).expect(1, None, re.compile(r'“draw red-lot”.*\[draw-differs\]'))
    cli('play', lots, '--commands', '-', stdin='draw red-lot\ndraw red-lot\ndraw red-lot\n').expect(
        1, None, re.compile(r'“Red Lot”.*\[ARE-17\]'))


def lots_by_hand():
    game = temp / 'hand.aciesgame'
    game.unlink(missing_ok=True)
    cli('play', lots, '--real-dice', '--save', game, stdin='draw red-lot\n').expect(0, something())
    data = cli('legal', game, '--json').expect(0, something(), '').json()
    assert data['commands'] == [] and data['draws'] == [
        {'card': 'white-lot', 'copies': 5}, {'card': 'red-lot', 'copies': 1}, {'card': 'blank-lot', 'copies': 3}], data
    data = cli('show', game, '--json').expect(0, something(), '').json()
    assert data['common'] == {'deck-cards': 9, 'played': []}, data
    cli('why', game, 'take mercy').expect(1, re.compile(r'\[ARE-17\]'), '')


def lots_simulated():
    words = ['simulate', lots, '-g', '20', '-s', '4', '--players', 'easy', '--alternate']
    text = cli(*words, '-j', '1').expect(0, something(), '').out
    for jobs in ('2', '8'):
        cli(*words, '-j', jobs).expect(0, text, '')


tap.run([(f'/arena/cli/{check.__name__.replace("_", "-")}', check)
         for check in (told, replayed, dice_by_their_kind, explained, listed, shown, drawn_and_told, validated, given_with_words, given_with_numbers,
                       told_in_the_manual, simulated, face_down_shown, face_down_told, face_down_seen_when_attacked, face_down_asked,
                       face_down_drawn, lots_drawn, lots_by_hand, lots_simulated)])
