#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays at a terminal: acies-cli asks there, and nothing that is refused ends it.

usage: test-cli-prompt.py PROGRAM SOURCE-ROOT
"""
import errno
import os
import pathlib
import re
import signal
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'support'))
import tap  # noqa: E402
from cli import cli, elis, root, something, strerror, temp  # noqa: E402
from locales import ALLOWED, GAME_SAVED, LEAVES_UNSAVED, NO_UNDO, PLAYS_ORDER, fill  # noqa: E402
from terminal import PATIENCE, Terminal  # noqa: E402

ticinus = str(root / 'data/rulesets/rome-vs-carthage/scenarios/ticinus.acies')


def at(*words):
    terminal = Terminal('play', *words)
    return terminal, terminal.read()


def begun():
    terminal, _ = at(elis, '--seed', '5')
    for line in ('play Mixed Order', 'order velites D6', 'order Principes E7', 'done order'):
        told = terminal.say(line)
    assert 'done moves)' in told, told
    return terminal


def leave_unsaved(terminal):
    terminal.say('quit')
    told = terminal.say('quit')
    terminal.leave()
    return told


def n_commands(game):
    return cli('replay', game, '--json').expect(0).json()['commands']


# --- asking and telling -----------------------------------------------------------------------

def it_asks():
    terminal, text = at(elis)
    assert text.startswith('Type “help”'), text
    assert text.endswith(f'\n\nRound 1 begins\n\nRome’s turn\n\n{fill(PLAYS_ORDER, "Rome")}\n  (play CARD [HEX], pass play)\nRome> '), text
    told = terminal.say('PLAY mixed order')
    assert re.fullmatch(r'  Rome .*Mixed Order\n\nRome .*Mixed Order.* 3 .*\n  \(order HEX \[HEX\], done order\)\nRome> ', told), told
    leave_unsaved(terminal)


def it_tells_what_happens():
    terminal = begun()
    told = terminal.say('attack velites peltasts')
    attack = 'Velites D6 attack Peltasts C4'
    assert re.fullmatch(rf'  {attack}\n\n{attack}: Macedon .*\n  \(play CARD \[HEX\], pass defend\)\nMacedon> ', told), told
    told = terminal.say('pass defend')
    assert re.match(r'  Velites D6 .* 2 .*: .* 4\. \+2 .*Velites \(RVM-R13\); .* 5 .* 4 \(4 \+ .* 1 − .* 1\) \(RVM-R13\)\n  Rolled [1-6] [1-6]: \d hits?, \d retreats?\n', told), told
    leave_unsaved(terminal)


def it_tells_nothing_quietly():
    terminal, text = at(elis, '--quiet')
    assert 'Round 1 begins' not in text and text.endswith('Rome> '), text
    assert terminal.say('play mixed-order').startswith('\nRome plays Mixed Order'), 'not asked'
    leave_unsaved(terminal)


def an_empty_line_asks_again():
    terminal, _ = at(elis)
    assert terminal.say('') == 'Rome> ' and terminal.say('  # a note') == 'Rome> '
    assert terminal.say('quit').startswith('\nRome plays'), 'a game in which nothing was done is left at once'
    terminal.leave()


# --- the words of the prompt ------------------------------------------------------------------

def help_lists_what_can_be_said():
    terminal, _ = at(elis)
    text = terminal.say('help')
    for word in ('play', 'order', 'move', 'attack', 'retreat', 'done', 'pass', 'dice', 'help', 'legal', 'why', 'show', 'odds', 'undo', 'roll', 'save', 'quit'):
        assert re.search(f'^  {word} .*[a-z]', text, re.M), word
    assert not re.search('^  way ', text, re.M), 'this game has no ways to choose'
    assert terminal.say('help Attack').splitlines()[:-1] == [line for line in text.splitlines() if line.startswith('  attack ')]
    assert terminal.say('help undo').startswith('  undo ')
    assert '\nMove and attack with these units' in text, 'the order of play is not explained'
    assert '“done order”' in terminal.say('help done') and '“done order”' not in text, 'a command is explained in full only by name'
    assert '“help”' in terminal.say('help zzz')
    terminal.say('quit')
    terminal.leave()


def legal_is_listed():
    terminal = begun()
    text = terminal.say('legal')
    assert re.search(r'^  move E7: ([A-Z]\d, )*E6', text, re.M) and '\n  attack D6: C4\n' in text and text.endswith('  done moves\nRome> '), text
    leave_unsaved(terminal)


def why_not():
    terminal = begun()
    nothing = terminal.say('why')
    assert '“why”' in nothing and '[' not in nothing, nothing
    assert re.fullmatch(r'Equites C8 .* \[RVM-R4\]\nRome> ', terminal.say('move C8 H1'))
    assert re.match(r'Equites C8 .* \[RVM-R4\]\n\nRVM-R4: Orders', terminal.say('why'))
    for line in ('move E7 E6', 'undo'):
        terminal.say('move C8 H1')
        terminal.say(line)
        assert terminal.say('why') == nothing, line
    assert terminal.say('why move E7 E6').startswith(fill(ALLOWED, 'move E7 E6'))
    leave_unsaved(terminal)


def the_nearest_word():
    terminal, _ = at(elis)
    for line, near in (('hepl', 'help'), ('lgal', 'legal'), ('ply mixed-order', 'play'), ('play mixd order', 'mixed-order')):
        text = terminal.say(line)
        assert text.endswith(f' “{near}”?\nRome> '), text
    assert terminal.say('frobnicate') == 'unknown command “frobnicate”\nRome> '
    terminal.say('quit')
    terminal.leave()


def the_position_is_shown():
    terminal = begun()
    text = terminal.say('show')
    assert 'Velites D6: 2 of 2 figures, Ordered\n' in text and 'Hand: 3 cards, hidden' in text, text
    leave_unsaved(terminal)


def whose_hand_is_shown():
    """With two people, that of the one who is asked."""
    terminal = begun()
    assert 'Macedon> ' in terminal.say('attack D6 C4')
    rome, macedon = terminal.say('show').split('\n\n')[1:3]
    assert 'hidden' in rome and 'hidden' not in macedon, (rome, macedon)
    leave_unsaved(terminal)


def the_odds_are_told():
    terminal = begun()
    text = terminal.say('odds D6 C4')
    assert text.startswith('Velites (2 figures) attack Peltasts (2 figures) at range') and 'percent' in text, text
    assert terminal.say('odds Velites D6 Peltasts') == text
    assert terminal.say('odds').startswith('“odds” ')
    assert re.match(r'.*\[RVM-[A-Z0-9]+\]\n', terminal.say('odds E7 J2')), 'no rule is named'
    leave_unsaved(terminal)


def things_are_explained():
    terminal, _ = at(elis)
    told = terminal.say('help Mixed Order')
    assert re.match(r'Mixed Order: .+ \[RVM-K\d+\]\nRome> $', told), told
    told = terminal.say('help principes')
    assert told.startswith('Principes: Infantry, 3 figures\n') and '\n  Melee attack: 2\n' in told and '\n  Battleline: ' in told, told
    assert terminal.say('help BATTLELINE').startswith('Battleline: ') and terminal.say('help river').startswith('River: ')
    terminal.say('quit')
    terminal.leave()
    terminal, _ = at(root / 'data/rulesets/legions/scenarios/first-cards.acies', '--seed', '1')
    for word in ('Coins', 'blazons', 'Banners', 'Token'):
        assert re.search(rf'^{word}: .+ \[LEG-[A-Z]\d+\]$', terminal.say(f'help {word}'), re.I | re.M), word
    terminal.say('quit')
    terminal.leave()


def places_are_squares_where_they_are():
    terminal, text = at(root / 'data/rulesets/battleplay/scenarios/allia.acies', '--seed', '1')
    assert '(play CARD [SQUARE [UNIT]], deploy TYPE SQUARE)' in text, text
    told = terminal.say('help')
    assert 'Add a unit type' in told and 'A turn' not in told, told
    assert 'file and row' in told and 'odds SQUARE SQUARE' in told and 'HEX' not in told, told
    assert ' SQUARE SQUARE' in terminal.say('move')
    assert '\n  deploy triarii: B3, C3, D3, E3, F3, G3\n' in terminal.say('legal'), 'one line for each type'
    terminal.say('quit')
    terminal.leave()


# --- a person against computers -----------------------------------------------------------------

def a_turn_of_rome(terminal):
    """Rome does nothing, and says no to all that it is asked, until its next turn; returns what was told."""
    told, asked = '', f'{fill(PLAYS_ORDER, "Rome")}\n'
    for _ in range(200):
        answers = re.findall(r'\((.*)\)\n', asked)
        line = next((word for word in ('done', 'pass') if answers and re.search(rf'(^|, ){word}\b', answers[-1])), None)
        asked = terminal.say(line or first_legal(terminal))
        told += asked
        if f'{fill(PLAYS_ORDER, "Rome")}\n' in asked:
            return told
    raise AssertionError(told)


def first_legal(terminal):
    """The first command of the list."""
    line = terminal.say('legal').splitlines()[0]
    return complete(line)


def complete(line, number=0):
    """A command of a line of the list: "move C8: B7, C7", "move C8 … general: B7", "pay 1: two coins", "done"."""
    words, _, places = line.strip().partition(':')
    places = places.strip().split(', ')
    if not places[0] or re.search(r' \d+$', words):
        return words
    place = places[number % len(places)]
    return words.replace('…', place) if '…' in words else f'{words} {place}'


def one_person_plays():
    terminal, text = at(elis, '--seed', '5', '--players', 'human,easy')
    assert text.endswith('Rome> '), text
    told = a_turn_of_rome(terminal)
    assert 'Macedon> ' not in told and re.search('^  Macedon plays ', told, re.M) and 'Round 2 begins' in told, told
    shown = terminal.say('show')
    rome, macedon = shown.split('\n\n')[1:3]
    assert 'hidden' in macedon and 'hidden' not in rome, shown
    leave_unsaved(terminal)


def the_computer_begins():
    terminal, text = at(elis, '--seed', '5', '--players', 'easy,human')
    assert re.search('^  Rome plays ', text, re.M) and text.endswith('Macedon> '), text
    leave_unsaved(terminal)


def the_game_keeps_who_plays():
    game = temp / 'kept-players.aciesgame'
    terminal, _ = at(elis, '--seed', '5', '--players', 'human,easy', '--save', game)
    terminal.say('quit')
    terminal.leave()
    terminal, _ = at(game)
    assert 'Macedon> ' not in a_turn_of_rome(terminal)
    leave_unsaved(terminal)
    terminal, _ = at(game, '--players', 'human')
    terminal.say('play mixed-order')
    terminal.say('order D6')
    terminal.say('done')
    assert terminal.say('attack D6 C4').endswith('Macedon> '), 'people play both sides now'
    leave_unsaved(terminal)


def a_game_of_computers_plays_by_itself():
    """Saved with a computer on each side, it plays to its end and asks nothing, unless --players names a person."""
    game = temp / 'computers.aciesgame'
    terminal, _ = at(elis, '--seed', '5', '--save', game)
    terminal.say('play mixed-order')
    terminal.say('quit')
    terminal.leave()
    saved = re.sub(r'  <table[^>]*/>\n|  <table.*?</table>\n', '', game.read_text(), flags=re.S)
    saved = saved.replace('  <log ', '  <table>\n    <player side="rome" computer="1"/>\n    <player side="macedon" computer="1"/>\n  </table>\n  <log ')
    game.write_text(saved)
    terminal, text = at(game)
    terminal.leave()
    assert text.startswith('  Ordered: '), 'it continues after the order card'
    assert re.search('^  Macedon plays ', text, re.M) and re.search('^(Rome|Macedon) wins', text, re.M) and '\nhash: ' in text, text
    assert '> ' not in text, text
    assert game.read_text() == saved, 'nothing is saved without --save'
    terminal, text = at(game, '--players', 'human')
    assert text.endswith('Rome> '), text
    leave_unsaved(terminal)


def undo_leads_to_a_decision_of_the_person():
    game = temp / 'take-backs.aciesgame'
    cli('play', elis, '--seed', '5', '--save', game, stdin='').expect(0)
    game.write_text(re.sub(r'(<game [^>]*>\n)', r'\1  <table undo="take-backs"/>\n', game.read_text()))
    terminal, first = at(game, '--players', 'human,easy')
    told = a_turn_of_rome(terminal)
    for _ in range(200):
        back = terminal.say('undo')
        assert 'Macedon> ' not in back, back
        if terminal.say('undo').startswith(NO_UNDO):
            break
    assert a_turn_of_rome(terminal) == told, 'the same commands lead to the same game'
    leave_unsaved(terminal)


def real_dice_of_both_sides_are_entered():
    terminal, _ = at(elis, '--seed', '5', '--real-dice', '--players', 'human,easy')
    for line in ('play mixed-order', 'order D6', 'done'):
        terminal.say(line)
    told = terminal.say('attack D6 C4')
    assert told.endswith('Rome rolls 2 dice\n  (dice FACE..., roll)\nRome> '), told
    assert 'Rolled 1 1' in terminal.say('dice 1 1')
    leave_unsaved(terminal)


def lines_speak_for_the_person():
    """Without a terminal, too."""
    result = cli('play', elis, '--seed', '5', '--players', 'human,easy', stdin='play mixed-order\norder D6\ndone\nattack D6 C4\npass form\ndone put-back\ntake mixed-order\n').expect(0)
    assert re.search('^  Velites D6 roll', result.out, re.M) and re.search('^  Macedon plays ', result.out, re.M) and 'to act: Rome' in result.out, result.out
    cli('play', elis, '--players', 'human,hannibal').expect(2, '', 'acies-cli: unknown player “hannibal”; use human, random, easy, normal, hard\n')
    cli('play', elis, '--players', 'easy', '--real-dice').expect(2, '', re.compile(r'\Aacies-cli: --real-dice .*“human”.*\n\Z'))


def whole_games():
    """Of each ruleset: a person who does something that is legal, in a game with easy."""
    for name in ('rome-vs-macedon/templates/first-orders', 'rome-vs-carthage/templates/first-actions', 'battleplay/templates/first-files',
                 'legio-vi/templates/first-lines', 'legions/templates/first-table'):
        terminal, text = at(root / f'data/rulesets/{name}.acies', '--seed', '3', '--players', 'human,easy')
        person = text[text.rindex('\n') + 1:]
        for number in range(2000):
            if text.endswith('acies> '):
                break
            assert text.endswith(person), (name, text)
            lines = terminal.say('legal').splitlines()[:-1]
            text = terminal.say(complete(lines[number * 7 % len(lines)], number))
        assert text.endswith('acies> '), (name, text)
        assert 'hidden' not in terminal.say('show'), 'a game that is over hides nothing'
        leave_unsaved(terminal)


# --- undo -------------------------------------------------------------------------------------

def a_step_is_taken_back():
    terminal, _ = at(elis)
    assert terminal.say('undo') == f'{NO_UNDO}\nRome> '
    first = terminal.say('play mixed-order')
    assert re.match(rf'Undone: .+\n\n{fill(PLAYS_ORDER, "Rome")}\n', terminal.say('undo'))
    assert terminal.say('play mixed-order') == first
    leave_unsaved(terminal)


def dice_are_not_taken_back():
    terminal = begun()
    terminal.say('attack D6 C4')
    terminal.say('pass')
    assert re.fullmatch(r'.* dice .*\nRome> ', terminal.say('undo'))
    leave_unsaved(terminal)


def dice_are_taken_back_when_agreed():
    game = temp / 'agreed.aciesgame'
    cli('play', elis, '--seed', '5', '--save', game, stdin='play mixed-order\norder D6\ndone order\n').expect(0)
    text = game.read_text()
    game.write_text(re.sub(r'(<game [^>]*>\n)', r'\1  <table undo="agreed"/>\n', text))
    terminal, _ = at(game)
    terminal.say('attack D6 C4')
    terminal.say('pass')
    assert terminal.say('undo').startswith('Ask '), 'not asked'
    assert terminal.say('undo agreed').startswith('Undone: '), 'not taken back'
    leave_unsaved(terminal)


# --- real dice --------------------------------------------------------------------------------

def it_stops_at_real_dice():
    terminal, _ = at(elis, '--real-dice')
    for line in ('play mixed-order', 'order D6', 'done', 'attack D6 C4'):
        terminal.say(line)
    text = terminal.say('pass')
    assert text.endswith('Rome rolls 2 dice\n  (dice FACE..., roll)\nRome> ') and 'Rolled' not in text, text
    assert terminal.say('legal').startswith('Roll ')
    assert re.match(r'Roll .*\[RVM-', terminal.say('done'))
    assert re.match(r'.* 2 .* 1 \[RVM-', terminal.say('dice 6'))
    assert re.match('  Rolled 6 6: 2 hits', terminal.say('dice 6 6'))
    assert re.fullmatch(r'.* roll .*\nRome> ', terminal.say('roll'))
    leave_unsaved(terminal)


def the_program_rolls_on_wish():
    terminal, _ = at(elis, '--real-dice')
    for line in ('play mixed-order', 'order D6', 'done', 'attack D6 C4', 'pass'):
        terminal.say(line)
    assert re.match('  Rolled [1-6] [1-6]', terminal.say('roll'))
    leave_unsaved(terminal)


def a_game_of_real_dice_stops_at_them():
    game = temp / 'real.aciesgame'
    cli('play', elis, '--real-dice', '--save', game, stdin='play mixed-order\norder D6\ndone\nattack D6 C4\n').expect(0)
    terminal, text = at(game)
    assert text.endswith('Macedon> '), text
    assert terminal.say('pass').endswith('  (dice FACE..., roll)\nRome> ')
    leave_unsaved(terminal)


# --- leaving ----------------------------------------------------------------------------------

def leaving_is_asked_about():
    terminal = begun()
    assert terminal.say('quit').startswith(LEAVES_UNSAVED)
    assert terminal.say('legal').endswith('Rome> ')
    assert terminal.say('quit').startswith(LEAVES_UNSAVED), 'the first word was forgotten meanwhile'
    told = terminal.say('exit')
    terminal.leave()
    assert re.search(r'^round: 1 of 7$', told, re.M) and re.search('^hash: ', told, re.M), told


def the_end_of_the_input():
    terminal = begun()
    assert terminal.say(b'\x04').startswith(f'\n{LEAVES_UNSAVED}')
    told = terminal.say(b'\x04')
    terminal.leave()
    assert 'hash: ' in told, told


def the_interrupt():
    terminal = begun()
    for _ in range(3):
        assert re.fullmatch(r'\n.*“quit”.*\nRome> ', terminal.say(b'half a li\x03'))
    assert 'Principes move' in terminal.say('move E7 E6')
    leave_unsaved(terminal)


def a_game_is_saved():
    terminal = begun()
    assert re.fullmatch(r'“save” .* file .*\nRome> ', terminal.say('save'))
    game = temp / 'with a blank.aciesgame'
    assert terminal.say(f'save {game}') == f'{fill(GAME_SAVED, str(game))}\nRome> '
    assert 'hash: ' in terminal.say('quit')
    terminal.leave()
    assert n_commands(game) == 4


def a_name_after_a_tab():
    terminal = begun()
    game = temp / 'tab.aciesgame'
    assert terminal.say(f'save\t{game}') == f'{fill(GAME_SAVED, str(game))}\nRome> '
    terminal.say('quit')
    terminal.leave()


def a_file_that_is_no_game_is_spared():
    terminal = begun()
    notes = temp / 'notes.txt'
    notes.write_text('Remember the hill.\n')
    told = terminal.say(f'save {notes}')
    assert 'notes.txt' in told and '--force' not in told and notes.read_text() == 'Remember the hill.\n', told
    leave_unsaved(terminal)


def a_game_is_saved_at_the_end():
    game = temp / 'at-the-end.aciesgame'
    terminal, _ = at(elis, '--save', game)
    terminal.say('play mixed-order')
    assert fill(GAME_SAVED, str(game)) in terminal.say('quit')
    terminal.leave()
    assert n_commands(game) == 1


def lost_folder():
    """A game that could be saved when it began, and cannot be any more."""
    folder = temp / 'lost'
    folder.mkdir()
    terminal, _ = at(elis, '--save', folder / 'game.aciesgame')
    terminal.say('play mixed-order')
    folder.rmdir()
    return terminal


def a_game_that_cannot_be_saved_is_not_begun():
    terminal, text = at(elis, '--save', temp / 'no' / 'such' / 'folder.aciesgame')
    terminal.leave(2)
    assert len(text.splitlines()) == 1 and strerror(errno.ENOENT) in text, text


def a_game_that_cannot_be_saved_is_not_lost():
    terminal = lost_folder()
    told = terminal.say('quit')
    assert strerror(errno.ENOENT) in told and LEAVES_UNSAVED in told and told.endswith('Rome> '), told
    assert terminal.say('legal').endswith('Rome> ')
    assert LEAVES_UNSAVED in terminal.say(b'\x04'), 'the first word was forgotten meanwhile'
    assert 'hash: ' in terminal.say('quit')
    terminal.leave(2)


def the_end_of_the_input_loses_no_game():
    terminal = lost_folder()
    told = terminal.say(b'\x04')
    assert LEAVES_UNSAVED in told and told.endswith('Rome> '), told
    assert 'hash: ' in terminal.say(b'\x04')
    terminal.leave(2)


def a_game_is_saved_elsewhere():
    terminal = lost_folder()
    terminal.say('quit')
    game = temp / 'elsewhere.aciesgame'
    assert fill(GAME_SAVED, str(game)) in terminal.say(f'save {game}')
    assert 'hash: ' in terminal.say('quit')
    terminal.leave(2)
    assert n_commands(game) == 1


def a_game_is_saved_when_it_is_ended():
    """The terminal is closed, or somebody ends the program."""
    for number in (signal.SIGHUP, signal.SIGTERM):
        game = temp / f'ended-{number}.aciesgame'
        terminal, _ = at(elis, '--save', game)
        terminal.say('play mixed-order')
        os.kill(terminal.process.pid, number)
        assert fill(GAME_SAVED, str(game)) in terminal.read()
        terminal.leave()
        assert n_commands(game) == 1


def a_game_is_saved_however_often_it_is_ended():
    """A terminal that goes away tells the program twice."""
    game = temp / 'often.aciesgame'
    terminal, _ = at(elis, '--save', game)
    terminal.say('play mixed-order')
    while terminal.process.poll() is None:
        os.kill(terminal.process.pid, signal.SIGHUP)
    assert terminal.process.returncode == 0, terminal.process.returncode
    assert n_commands(game) == 1


def a_game_is_saved_when_its_terminal_goes_away():
    game = temp / 'gone.aciesgame'
    terminal, _ = at(elis, '--save', game)
    terminal.say('play mixed-order')
    os.close(terminal.master)
    assert terminal.process.wait(PATIENCE) >= 0, terminal.process.returncode
    assert n_commands(game) == 1


def a_scenario_is_not_overwritten():
    scenario = temp / 'kept.acies'
    scenario.write_bytes(pathlib.Path(elis).read_bytes())
    terminal, _ = at(scenario)
    terminal.say('play mixed-order')
    assert fill(GAME_SAVED, '') not in terminal.say(f'save {scenario}')
    leave_unsaved(terminal)
    assert scenario.read_bytes() == pathlib.Path(elis).read_bytes()


def a_terminal_that_goes_away():
    terminal = begun()
    os.close(terminal.master)
    assert terminal.process.wait(PATIENCE) in (0, 2), terminal.process.returncode


# --- what is no line --------------------------------------------------------------------------

def what_is_no_text():
    terminal, _ = at(elis)
    assert re.fullmatch(r'.*UTF-8.*\nRome> ', terminal.say(b'\xff\xfe\n'))
    assert terminal.say('play ' + 'x' * 3000).endswith('Rome> ')
    terminal.say('quit')
    terminal.leave()


def a_game_that_is_over():
    game = temp / 'over.aciesgame'
    cli('play', elis, '--random', '--seed', '3', '--save', game).expect(0)
    terminal, text = at(game)
    assert text.endswith('acies> '), text
    for line in ('legal', 'pass'):
        assert ' over' in terminal.say(line), line
    assert 'hash: ' in terminal.say('quit')
    terminal.leave()


# --- no terminal ------------------------------------------------------------------------------

def others_are_not_asked():
    """A text of commands, chance, programs, and whoever keeps what is printed."""
    script = temp / 'script.txt'
    script.write_text('play mixed-order\n')
    for words in (('--commands', script), ('--random',)):
        terminal = Terminal('play', elis, *words)
        text = terminal.read()
        terminal.leave()
        assert '> ' not in text and 'hash: ' in text, text
    with (temp / 'kept.txt').open('wb') as kept:
        terminal = Terminal('play', elis, stdout=kept)
        os.write(terminal.master, b'play mixed-order\n\x04')
        terminal.read()
        terminal.leave()
    assert '> ' not in (temp / 'kept.txt').read_text() and 'commands: 1\n' in (temp / 'kept.txt').read_text()
    cli('play', elis, stdin='frobnicate\n').expect(1, something(), '-:1: unknown command “frobnicate”\n')


def the_question_does_not_tell_the_hand():
    """What may be answered is told in the same words whether a card could be played or not."""
    asked = set()
    for hand in ('', 'withdraw'):
        text = pathlib.Path(elis).read_text()
        macedon = text.index('<army side="macedon"')
        changed = text[macedon:]
        if hand:
            changed = re.sub(r'(<card id="withdraw" count="\d+")', r'\1 hand="1"', changed).replace('<card id="line-order" count="3" hand="1"/>', '<card id="line-order" count="3"/>')
        scenario = temp / f'hand{hand}.acies'
        scenario.write_text(text[:macedon] + changed)
        terminal, _ = at(scenario)
        for line in ('play mixed-order', 'order D6', 'done', 'attack D6 C4'):
            told = terminal.say(line)
        asked.add(told)
        assert ('play: withdraw' in terminal.say('legal')) == bool(hand)
        leave_unsaved(terminal)
    assert len(asked) == 1, asked


def hands_of_carthage():
    """Hands are filled first, and nobody sees those of the other."""
    terminal, text = at(ticinus)
    assert re.search('^Carthage .* 3 .*deck$', text, re.M), text
    told = terminal.say('take Hit and Run')
    assert re.search('^Carthage .* 2 .*deck.* back$', told, re.M), told
    terminal.say('done')
    told = terminal.say('show')
    assert 'Hand: 1 card, hidden' in told and 'Hit and Run' not in told, told
    leave_unsaved(terminal)


cases = [(f'/cli/prompt/{function.__name__.replace("_", "-")}', function) for function in (
    it_asks, it_tells_what_happens, it_tells_nothing_quietly, an_empty_line_asks_again, help_lists_what_can_be_said, legal_is_listed,
    why_not, the_nearest_word, the_position_is_shown, whose_hand_is_shown, the_odds_are_told, things_are_explained,
    places_are_squares_where_they_are, one_person_plays, the_computer_begins, the_game_keeps_who_plays,
    a_game_of_computers_plays_by_itself, undo_leads_to_a_decision_of_the_person,
    real_dice_of_both_sides_are_entered, lines_speak_for_the_person, whole_games, a_step_is_taken_back, dice_are_not_taken_back,
    dice_are_taken_back_when_agreed, it_stops_at_real_dice, the_program_rolls_on_wish, a_game_of_real_dice_stops_at_them,
    leaving_is_asked_about, the_end_of_the_input, the_interrupt, a_game_is_saved, a_name_after_a_tab, a_file_that_is_no_game_is_spared, a_game_is_saved_at_the_end,
    a_game_that_cannot_be_saved_is_not_begun, a_game_that_cannot_be_saved_is_not_lost, the_end_of_the_input_loses_no_game,
    a_game_is_saved_elsewhere, a_game_is_saved_when_it_is_ended, a_game_is_saved_however_often_it_is_ended, a_game_is_saved_when_its_terminal_goes_away, a_scenario_is_not_overwritten, a_terminal_that_goes_away, what_is_no_text, a_game_that_is_over,
    others_are_not_asked, the_question_does_not_tell_the_hand, hands_of_carthage)]

if __name__ == '__main__':
    tap.run(cases)
