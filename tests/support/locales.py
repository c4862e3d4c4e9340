# SPDX-License-Identifier: GPL-3.0-or-later
"""Locales for tests, made from the machine's sources into the build folder: German, Turkish, and the pseudo-locale; and the
English of sentences that several tests look for, read from where the program has them.

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
import xml.etree.ElementTree as ET

PSEUDO = 'en_XA'
SOURCES = {'de_DE.UTF-8': 'de_DE', 'tr_TR.UTF-8': 'tr_TR', f'{PSEUDO}.UTF-8': 'en_US'}   # locale: what it is made from
LONGER = 0.4   # the share that a pseudo-translation is longer than its English, brackets included
PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
ACCENTED = 'ÅàÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÔôŘřŠšŢţÛûŴŵÝýŽž'
# What a translation keeps: format directives, markup, entities, and the names of what is typed.
KEPT = re.compile(r'%(?:\d+\$)?[-+ #0\'I]*(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|h|ll|l|z|j|t)?[a-zA-Z%]|%<\w+>'
                  r'|</?[a-z][^<>]*>|&#?\w+;')
FRAME = re.compile(r'\[!! | ~*(?: ~+)* ?!!\]|\[!!|!!\]')
ROOT = pathlib.Path(__file__).resolve().parents[2]
IN_CODE = re.compile(r'(?:\bN?_ \(|\bN?C_ \("[^"]*", |GETTEXT_PACKAGE, )"((?:\\.|[^"\\])*)"')
IN_UI = re.compile(r'translatable="yes"[^>]*>([^<]+)<')
DIRECTIVE = re.compile(r'%(?:(\d+)\$)?(?:\.\d)?[sduf]')


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


def ask(variables, expression):
    """The value of a Python expression about the locale that those variables name, as text."""
    script = f'import locale, os; locale.setlocale(locale.LC_ALL, ""); print({expression})'
    return subprocess.run(['/usr/bin/python3', '-c', script], env={**os.environ, **variables}, check=True, stdout=subprocess.PIPE,
                          encoding='utf-8').stdout.rstrip('\n')


def localized(variables, text):
    """A text whose numbers have a decimal point, as people read it in that locale."""
    point = ask(variables, 'locale.localeconv()["decimal_point"]')
    return re.sub(r'(?<=\d)\.(?=\d)', point, text)


def strerror(variables, number):
    """What the C library calls an error in that locale."""
    return ask(variables, f'os.strerror({int(number)})')


def ui(file, id, prop='label'):
    """The property of the object, template, menu item or action of that name in a .ui file, without the mark of its access
    key. Where the object has another one for assistive technology, that one."""
    for node in ET.parse(ROOT / 'ui' / file).iter():
        own = (*node.findall('property'), *node.findall('attribute'), *node.findall('accessibility/property'))
        texts = {child.get('name'): child.text for child in own}
        names = (node.get('id'), node.get('class') if node.tag == 'template' else None, texts.get('action-name'), texts.get('action'))
        if id in names and texts.get(prop):
            return texts[prop].replace('_', '', 1)
    raise LookupError(f'{file} has no {prop} of {id}')


def sentence(file, code, skipped=0):
    """The first sentence of that file after that code, or one after those that are skipped."""
    text = (ROOT / file).read_text(encoding='utf-8')
    assert code in text, f'{file} has no {code!r}'
    found = (IN_UI if file.endswith('.ui') else IN_CODE).findall(text, text.index(code))
    assert len(found) > skipped, f'{file} has no such sentence after {code!r}'
    return found[skipped].removesuffix(r'\n')


def fill(text, *values):
    """The sentence with these values; an empty one leaves out its place at the beginning or end:
    game.is_asked(fill(PLAYS_ORDER, 'Rome'))"""
    left = iter(values)
    return DIRECTIVE.sub(lambda match: values[int(match.group(1)) - 1] if match.group(1) else next(left), text).strip()


# The file of each, and the code before it. A sentence can be reworded without a change here.
SENTENCES = {
    'NOT_EXPORTED': ('src/app/actions/export.c', '\nshow_failure ('),
    'ONLY_SELECTED': ('ui/export-dialog.ui', 'id="selected_row"'),
    'NO_RULES': ('src/app/actions/open.c', '\nacies_action_new_battle ('),
    'NOT_OPENED': ('src/app/actions/open.c', '\ntell_failure ('),
    'CANNOT_PLAY': ('src/app/actions/play.c', '\nfaulty_cb ('),
    'NOT_SAVED_TO_DISK': ('src/app/actions/save.c', '\ntell_failure ('),
    'IN_PROGRESS': ('src/app/dialogs/questions.c', '\nacies_game_question_new ('),
    'PRINT_WHAT': ('src/app/dialogs/questions.c', '\nacies_print_question_new ('),
    'UNSAVED_FOUND': ('src/app/dialogs/versions-dialog.c', '\nacies_recovery_dialog_init ('),
    'TOO_DAMAGED': ('src/app/dialogs/versions-dialog.c', 'if (state == NULL)'),
    'START_ANOTHER': ('src/app/dialogs/questions.c', 'new_save_question (parent, _ ('),
    'SAVE_CHANGES': ('src/app/dialogs/questions.c', '\nacies_save_question_new_for_one (', 1),
    'SAVE_GAME': ('src/app/dialogs/questions.c', '\nacies_save_question_new_for_one ('),
    'WANTS_UNDO': ('src/app/dialogs/questions.c', '\nacies_undo_question_new ('),
    'EARLIER_VERSIONS': ('src/app/dialogs/versions-dialog.c', '\nacies_versions_dialog_new ('),
    'NOT_SAVED': ('src/app/document/document.c', '\nacies_document_dup_place (', 1),
    'BUNDLED': ('src/app/document/document.c', '\nacies_document_dup_place ('),
    'PLAY_COMPUTER': ('src/app/library/battle-list.c', '\nappend_side ('),
    'GAME_DAMAGED': ('src/app/library/home-page.c', '\nshow_damaged ('),
    'FORGET': ('src/app/library/recent.c', '\nnew_forget_button ('),
    'CHANGED_OUTSIDE': ('src/app/page/disk-notice.c', '\nshow ('),
    'NO_BACKUP': ('src/app/recovery/recovery.c', '\nunkept_cb ('),
    'NOT_REOPENED': ('src/app/recovery/open-files.c', '\ntell_of_lost ('),
    'NO_FILE_CHOICE': ('src/app/shared/dialog.c', '\nacies_file_choice_new ('),
    'TO_RETREAT': ('src/cli/odds.c', 'if (last->drives_back)'),
    'KEPT_AS': ('src/cli/output.c', 'holds (backup, self->before))'),
    'GAME_SAVED': ('src/cli/prompt.c', '\nsave_to ('),
    'LEAVES_UNSAVED': ('src/cli/prompt.c', '\nquit ('),
    'NOTHING_LOST': ('src/editor/dialogs/board-dialogs.c', '\nshow_lost ('),
    'LABEL_PLACE': ('src/editor/edit-menu.c', '"label"'),
    'MOVE_STACK': ('src/editor/edit-menu.c', 'g_menu_append (all'),
    'ACTIONS_PER_ROUND': ('src/editor/panels/army-panel.c', 'ACIES_COMMAND_ACTIONS'),
    'SPENT': ('src/editor/panels/army-panel.c', 'ACIES_COMMAND_SPENT'),
    'PUT_BACK_IN_DECK': ('src/editor/panels/deck-cell.c', '\nshow_copy ('),
    'PUT_IN_HAND': ('src/editor/panels/deck-cell.c', '\nshow_copy (', 1),
    'SAME_AS': ('src/editor/panels/deck-table.c', '"deck.standard"', 1),
    'NO_UNIT_POINTED': ('src/editor/panels/board-menu.c', '\nto_text ('),
    'STARTS_IN': ('src/editor/panels/victory-panel.c', 'ACIES_COMMAND_OPENING, _ ('),
    'CLICK_TO_SELECT': ('src/editor/tools/tool-select.c', '\nhint_unit (', 1),
    'CLICK_TO_PLACE_BESIDE': ('src/editor/tools/tools.c', 'if (obstacle == ACIES_NO_UNIT)'),
    'SIZE_FIXED': ('src/engine/board/board.c', '[ACIES_RESHAPE_SIZE]'),
    'OFF_BOARD': ('src/engine/core/engine.c', 'acies_hex_name (hex, name);'),
    'BATTLE_BEGINS': ('src/engine/core/log-entry.c', '\ndescribe_round ('),
    'GAME_CONTINUES': ('src/engine/core/log-entry.c', 'if (end == NULL)'),
    'HAND_CHOSEN': ('src/engine/core/log-entry.c', '[ACIES_LOG_HAND_SET]'),
    'ALLOWED': ('src/engine/view/words.c', 'line, more) : g_strdup_printf ('),
    'END_ROUND': ('src/formats/designer/designer-write.c', '"last-round"'),
    'OTHER_TURN': ('src/formats/designer/designer-write.c', 'state->turn.active != state->setup.first)\n    /*'),
    'NO_TERRAIN': ('src/formats/designer/designer-write.c', 'first = hex;'),
    'AS_JSON': ('src/formats/exports.c', 'exports[] = {'),
    'NO_REGULAR': ('src/formats/files/file.c', '\nset_irregular ('),
    'NO_MAPPING': ('src/formats/tiled/tmx-mapping.c', 'g_strstrip (equals + 1)'),
    'CHOOSE_MOVE': ('src/play/core/hints.c', '[ACIES_PROMPT_MOVES]'),
    'CHOOSE_ENEMY': ('src/play/core/hints.c', '[ACIES_PROMPT_ATTACKS]'),
    'CHOOSE_RESERVE': ('src/play/core/hints.c', 'several_enter (self))'),
    'CHOOSE_CARD_HEX': ('src/play/core/hints.c', 'if (taken.waits)'),
    'HAND_OVER': ('src/play/panels/hand-over.c', '\nshow_words ('),
    'POINTED': ('src/play/panels/pointed-panel.c', '\nacies_pointed_panel_init ('),
    'SET_HAND_OF': ('src/play/panels/prepare-panel.c', '\nshow_words (', 1),
    'SET_HAND': ('src/play/panels/prepare-panel.c', '\nshow_words ('),
    'GAME_OVER': ('src/play/panels/turn-strip.c', '\nshow_turn ('),
    'SPENDS_ACTIONS': ('src/rulesets/legio-vi/phases.c', '[LVI_PHASE_COMMAND]'),
    'MOVES_FORMED': ('src/rulesets/legio-vi/phases.c', '[LVI_PHASE_MANOEUVRE]'),
    'DECLARES_CHARGES': ('src/rulesets/legio-vi/phases.c', '[LVI_PHASE_CHARGE]'),
    'EXTRA_DIE': ('src/rulesets/legio-vi/words.c', '\ndescribe_add (', 1),
    'ACTIVATES': ('src/rulesets/battle-of-legends/carthage.c', 'turn->acting == ACIES_NO_UNIT)'),
    'PER_HIT': ('src/rulesets/battle-of-legends/carthage.c', '.defence_format'),
    'CHOOSE_PATH': ('src/rulesets/battle-of-legends/carthage-moves.c', '.prompt'),
    'PLAYS_ORDER': ('src/rulesets/battle-of-legends/macedon.c', '[RVM_ASK_PLAY]'),
    'FORMS_UNITS': ('src/rulesets/battle-of-legends/macedon.c', '[RVM_ASK_FORM_MOMENT]'),
    'NO_EFFECT': ('src/rulesets/battle-of-legends/computer.c', 'if (!changes_rolls)'),
    'NO_UNDO': ('src/session/history.c', 'ACIES_UNDO_NOTHING_DONE:'),
    'NEXT_DIE': ('src/widgets/dice-input.c', 'if (ruleset->n_die_types == 1)', 1),
    'DIE_NOT_SET': ('src/widgets/dice-input.c', ': g_strdup_printf ('),
    'DIE_OF_KIND_NOT_SET': ('src/widgets/dice-input.c', 'the words in parentheses are the kind of die', 1),
    'ALL_FITS': ('src/widgets/sheet-view.c', 'self->losses, fits'),
    'LEAVE_FULL': ('ui/document-header.ui', 'id="leave_fullscreen"', 1),
    'COLUMN_EDGE': ('ui/split.ui', 'id="edge"'),
    'OPEN_BATTLES': ('ui/documents-menu.ui', 'id="document_list"'),
    'BACK_TO_BATTLES': ('ui/library-page.ui', 'id="back_button"', 1),
    'ADVISE': ('ui/play-decision.ui', 'id="advise"', 1),
    'LOG': ('ui/play-log.ui', 'id="view"'),
    'TO_BEGINNING': ('ui/play-look-back.ui', 'look-back.first', 1),
    'SET_UP': ('ui/setup-dialog.ui', '<template'),
    'ASK_EACH': ('ui/setup-dialog.ui', 'id="asks_group"'),
}


def __getattr__(name):
    """A sentence is read when a test first asks for it: from locales import ALLOWED"""
    if name not in SENTENCES:
        raise AttributeError(f'there is no sentence {name}')
    return globals().setdefault(name, sentence(*SENTENCES[name]))
