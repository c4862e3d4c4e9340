#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that check-layers, check-sizes, check-style, check-data, check-tree, check-manual and faults.py find what they are there to find.

Each row plants one fault in a small tree; the same tree without it is clean.
"""
import pathlib
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parent / 'support'))
import tap  # noqa: E402

layers = tap.load(here / 'check-layers.py')
sizes = tap.load(here / 'check-sizes.py')
data = tap.load(here / 'check-data.py')
tree = tap.load(here / 'check-tree.py')
manual = tap.load(here / 'check-manual.py')
planting = tap.load(here.parent / 'faults/faults.py')

# A file in each folder that includes what the folder may.
ARROWS = {f'src/{folder}/any.h': '' for folder in layers.LAYERS} | {
    f'src/{folder}/arrows.c': ''.join(f'#include "{"engine/core" if other == "engine" else other}/any.h"\n' for other in others)
    for folder, (others, _) in layers.LAYERS.items()}

CLEAN = ARROWS | {
    'src/engine/core/state.h': '#include <glib.h>\n',
    'src/engine/core/state.c': '#include "engine/core/state.h"\n#include <string.h>\n#include "config.h"\n',
    'src/render/render.h': '#include <cairo.h>\n#include <pango/pangocairo.h>\n#include "engine/core/state.h"\n',
    'src/widgets/canvas.c': '#include <gtk/gtk.h>\n  #  include "render/render.h"\n',
    'src/app/main.c': '#include "app/window/window.h"\n',
    'src/app/page/page.h': '#include "widgets/canvas.h"\n',
    'src/app/window/window.h': '#include "app/page/page.h"\n',
    'src/widgets/canvas.h': '#include <adwaita.h>\n',
    'src/editor/tools/tool.h': '',
    'src/engine/find/find.h': '#include "engine/core/state.h"\n',
    'src/rulesets/legions/a.h': '',
    'src/rulesets/legions/marks.c': 'static const char *const marks[] = { "wet", "half-wet", "both", NULL };\n',
    'src/rulesets/legio-vi/marks.c': 'static const char *const marks[] = { "both", N_ ("Low"), "camp", NULL };\n',
    'src/rulesets/legions/verbs.c': '  .name = "bathe",\n',
    'src/rulesets/legio-vi/conditions.c': 'const char *const acies_conditions[AVB_N] = { "in-a-marsh" };\n',
    'src/rulesets/battle-of-legends/gamma.c': '  .id = "gamma"\nstatic const char *const marks[] = { "each", "lone", NULL };\n',
    'src/rulesets/battle-of-legends/delta.c': 'const AciesProcs acies_dlt_procs = { .id = "delta-2" };\nstatic const char *const marks[] = { "each", NULL };\n',
    'src/cli/words.c': '/* "wet" */\nsay ("both", "each", "camp", "not wet", "low");\n',
    'src/rulesets/avb.c': '  .id = "alpha-vs-beta",\n',
    'src/rulesets/avb-turn.c': '/* AVB-R1 */\n',
    'src/formats/old.c': 'read ("alpha-vs-beta");\n',
    'src/play/words.c': '/* bravo, gravb-1 and alpha vs beta are words like others */\n',
}

# case: (file with the fault, its text, a piece of the finding)
LAYER_ROWS = {
    'gtk-in-engine': ('src/engine/core/a.c', '#include <gtk/gtk.h>\n', 'src/engine/core/a.c:1'),
    'quoted-gtk-in-engine': ('src/engine/core/a.c', '\n#include "gtk/gtk.h"\n', 'src/engine/core/a.c:2'),
    'gio-in-engine': ('src/engine/core/a.c', '#include <gio/gio.h>\n', 'gio/gio.h is of no library'),
    'gobject-in-engine': ('src/engine/core/a.c', '#include <glib-object.h>\n', 'glib-object.h'),
    'libxml-in-render': ('src/render/a.c', '#include <libxml/tree.h>\n', 'libxml/tree.h'),
    'upwards': ('src/engine/core/a.c', '#include "render/render.h"\n', 'belongs to render/'),
    'sideways': ('src/play/a.c', '#include "editor/tools/tool.h"\n', 'belongs to editor/'),
    'to-the-top': ('src/widgets/a.c', '#include "app/main.c"\n', 'belongs to app/'),
    'in-a-header': ('src/engine/core/a.h', '#include "widgets/canvas.h"\n', 'src/engine/core/a.h:1'),
    'without-folder': ('src/engine/core/a.c', '#include "state.h"\n', 'is no file of ours'),
    'relative': ('src/engine/core/a.c', '#include "engine/../render/render.h"\n', 'is no file of ours'),
    'missing-file': ('src/engine/core/a.c', '#include "engine/stat.h"\n', 'is no file of ours'),
    'own-in-angles': ('src/render/a.c', '#include <engine/core/state.h>\n', 'engine/core/state.h is of no library'),
    'computed': ('src/engine/core/a.c', '#include HEADER\n', 'is computed'),
    'deeper-folder': ('src/engine/find/a.c', '#include <gtk/gtk.h>\n', 'find/a.c:1'),
    'unknown-deeper-folder': ('src/engine/deep/a.c', '', 'engine/deep/ is not in the table'),
    'into-a-room': ('src/engine/core/a.c', '#include "engine/find/find.h"\n', 'belongs to engine/find/, which engine/core/ may not'),
    'between-rooms': ('src/engine/odds/a.c', '#include "engine/find/find.h"\n', 'belongs to engine/find/'),
    'dialog-that-knows-the-window': ('src/app/dialogs/a.h', '#include "app/window/window.h"\n', 'app/dialogs/ may not'),
    'document-that-knows-a-widget': ('src/app/document/a.h', '#include <gtk/gtk.h>\n', 'app/document/ may use'),
    'between-games': ('src/rulesets/legio-vi/a.c', '#include "rulesets/legions/a.h"\n', 'legio-vi/ may not'),
    'unused-arrow': ('src/engine/look/arrows.c', '', 'engine/look/ may include engine/, but nothing there does'),
    'unused-arrow-between-rooms': ('src/engine/odds/arrows.c', '/* "engine/any.h" */\n', 'engine/odds/ may include engine/, but'),
    'unknown-folder': ('src/helpers/a.c', '', 'helpers/ is not in the table'),
    'no-folder': ('src/a.c', '', 'a.c is in no folder'),
    'spaces': ('src/engine/core/a.c', '  #  include   <gtk/gtk.h>\n', 'gtk/gtk.h'),
    'id-of-a-game': ('src/app/a.c', '\nopen ("alpha-vs-beta");\n', 'src/app/a.c:2: alpha-vs-beta is of one game'),
    'statement-in-engine': ('src/engine/core/a.c', 'refuse (error, "AVB-R1");\n', 'AVB is of one game, which engine/'),
    'statement-in-a-comment': ('src/play/a.h', '/* see AVB-A12 */\n', 'src/play/a.h:1'),
    'function-of-a-game': ('src/cli/a.c', '  acies_avb_roll ();\n', 'acies_avb is of one game'),
    'constant-of-a-game': ('src/render/a.c', '  mark = AVB_MARK_READY;\n', 'AVB is of one game'),
    'mark-of-a-game': ('src/cli/a.c', '\nsay ("wet");\n', 'src/cli/a.c:2: wet is a name of one game'),
    'mark-of-one-of-two': ('src/cli/a.c', 'say ("lone");\n', 'lone is a name of one game'),
    'letters-of-the-table': ('src/cli/a.c', 'acies_dlt_roll ();\n', 'acies_dlt is of one game'),
    'name-in-a-sentence': ('src/play/a.c', 'say ("It is half-wet now");\n', 'half-wet is a name of one game'),
    'condition-of-a-game': ('src/cli/a.c', 'say ("in-a-marsh");\n', 'in-a-marsh is a name of one game'),
    'other-word-elsewhere': ('src/render/a.c', 'say ("camp");\n', 'camp is a name of one game, which render/'),
    'verb-of-a-game': ('src/engine/core/a.c', 'say ("bathe");\n', 'bathe is a name of one game'),
    'other-json': ('src/cli/a.c', '\nparser = json_parser_new ();\n', 'src/cli/a.c:2: json_parser_new is another way in'),
    'other-xml': ('src/formats/json/a.c', 'g_markup_parse_context_new (0);\n', 'that of formats/xml/'),
    'like-a-prefix': ('src/engine/core/a.c', '#include <glib.hpp>\n', 'glib.hpp'),
}


def body(lines, inside='  a ();\n'):
    return 'static void\nrun (void)\n{\n' + inside * lines + '}\n'


SIZE_ROWS = {
    'long-source': ('src/engine/a.c', '\n' * 901, '901 lines, the limit is 900'),
    'long-header': ('src/engine/a.h', '\n' * 401, '401 lines, the limit is 400'),
    'long-function': ('src/engine/a.c', body(81), '3: run has 81 lines, the limit is 80'),
    'long-test-function': ('tests/a.c', body(81), 'run has 81 lines'),
    'long-switch': ('src/engine/a.c', body(1, '  switch (a)\n') + body(151, '  switch (a)\n'), 'run has 151 lines'),
    'second-function': ('src/engine/a.c', body(2) + body(90), 'run has 90 lines'),
    'after-a-struct': ('src/engine/a.c', 'struct _A\n{\n  int a;\n};\n' + body(90), 'run has 90 lines'),
}

SIZES_CLEAN = {
    'src/engine/a.c': '\n' * 900,
    'src/engine/b.c': body(80),
    'src/engine/c.c': body(150, '  switch (a)\n'),
    'src/engine/d.c': 'typedef enum\n{\n' + '  A,\n' * 90 + '} Kind;\n',
    'src/engine/e.c': 'static const int table[] = {\n' + '  1,\n' * 90 + '};\n',
    'src/engine/f.h': '\n' * 400,
    'tests/a.c': '',
}

PAGES_CLEAN = {name: 'word ' * limit for name, limit in sizes.PAGE_LIMITS.items()} | {
    'NEWS.md': f'# News\n\n## 2.0\n\n{"- a" + chr(10)}\n## 1.0\n\n{("- a" + chr(10)) * 25}'}
PAGE_ROWS = {
    'long-page': ('README.md', 'word ' * 601, 'README.md: 601 words, the limit is 600'),
    'long-release': ('NEWS.md', '# News\n\n## 2.0\n\n' + '- a\n' * 26, 'NEWS.md: 2.0 has 26 lines, the limit is 25'),
}

SHAPE_CLEAN = {
    'src/engine/procs.h': 'typedef struct\n{\n  gboolean (*may) (const AciesState *state,\n                   int number);\n  guint n; /* a; b */\n'
                          '} AciesProcs;\n' + '\n' * 60,
    'src/engine/a.c': '#include "engine/procs.h"\n' + '\n' * 60,
    'src/engine/b.c': '#include "engine/procs.h"\n' + '\n' * 60,
    'src/rulesets/one.c': '  .may = a,\n  .n = 1,\n' + '\n' * 60,
    'src/rulesets/two.c': '  .may = b,\n  .n = 2,\n' + '\n' * 60,
    'src/app/short.c': '',
    sizes.REASONS: '',
}
SHAPE_ROWS = {
    'lone-header': ('src/engine/b.c', '\n' * 60, 'src/engine/procs.h: a header that one file uses; say why'),
    'own-header': ('src/engine/b.h', '#include "engine/a.h"\n' + '\n' * 60, 'src/engine/b.h: a header that one file uses'),
    'short-file': ('src/engine/b.c', '#include "engine/procs.h"\n' + '\n' * 58, 'src/engine/b.c: a file of 59 lines'),
    'lone-procedure': ('src/rulesets/two.c', '  .n = 2,\n' + '\n' * 60, 'AciesProcs.may: a hook that one game sets'),
    'lone-value': ('src/rulesets/two.c', '  .may = 2,\n' + '\n' * 60, 'AciesProcs.n: a hook that one game sets'),
    'idle-reason': (sizes.REASONS, 'src/engine/a.c: because\n', 'src/engine/a.c needs no reason any more'),
}

FULL_FOLDER = {f'tests/rooms/{number}.{kind}': '' for number in range(20) for kind in ('c', 'h', 'py')}


def write_tree(root, *trees):
    for tree in trees:
        for name, text in tree.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


def layer_faults(root):
    return layers.faults(root / 'src')


def size_faults(root):
    return [fault for folder in sizes.source_folders(root) for fault in sizes.faults_of_folder(root, folder)]


def ruleset_faults(root):
    return data.check_ruleset(root / 'avb')


TIP = '<property name="tooltip-text">Undo</property>'
OFF, ON = (f'<property name="visible">{value}</property>' for value in ('False', 'True'))
TIPS_CLEAN = {'ui/any.ui': f'<interface><object>{OFF}{TIP}{ON}</object><object>{OFF}</object></interface>'}
TIPS_FAULT = '“Undo” does not stand between'
TIPS_ROWS = {
    'visible': ('ui/any.ui', f'<interface><object>{TIP}</object></interface>', TIPS_FAULT),
    'left-hidden': ('ui/any.ui', f'<interface><object>{OFF}{TIP}</object></interface>', TIPS_FAULT),
    'past-the-helper': ('src/a.c', 'gtk_widget_set_tooltip_text (widget, text);', 'src/a.c: a tooltip is set past'),
    'shown-first': ('ui/any.ui', f'<interface><object>{OFF}{ON}{TIP}</object></interface>', TIPS_FAULT),
}


def tooltip_faults(root):
    return data.check_tooltips(root)


def tree_faults(root):
    return tree.faults(root, root / 'obj/inner')


def style_faults(root):
    result = subprocess.run([here / 'check-style.sh', root], stdout=subprocess.PIPE, text=True)
    bad = [line for line in result.stdout.splitlines() if line.startswith('not ok')]
    return bad if bool(bad) == bool(result.returncode) else [f'status {result.returncode} with {bad}']


def finds(check, clean, row):
    """Nothing in the clean tree; with the planted fault exactly that one."""
    name, text, piece = row
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        write_tree(root, clean, {name: text})
        found = check(root)
    if len(found) == 1 and piece in found[0]:
        return []
    return [f'expected one finding with "{piece}", found {found}']


def accepts(check, clean):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        write_tree(root, clean)
        return check(root)


RULESET = """<ruleset xmlns="urn:r" id="avb">
  <side id="alpha"/>
  <terrain id="sand"/>
  <die id="d6"/>
  <switch id="dry"/>
  <number id="legs"/>
  <unit-type id="ants"/>
  <mark id="lost"/>
</ruleset>
"""
THEME = """<theme xmlns="urn:t" ruleset="avb">
  <side id="alpha" emblem="art/alpha.svg"/>
  <terrain id="sand"/>
  <unit-type id="ants" art="art/ants.svg"/>
  <mark id="lost"/>
  <die id="d6"/>
  <style id="light"><side id="alpha"/><die id="d6"/><terrain id="sand"/></style>
  <style id="dark"><side id="alpha"/><die id="d6"/><terrain id="sand"/></style>
</theme>
"""
RULESET_CLEAN = {'avb/ruleset.xml': RULESET, 'avb/theme.xml': THEME, 'avb/rules.xml': '<rules xmlns="urn:u" ruleset="avb"/>',
                 'avb/RULINGS.md': '| `dry` | yes |\n| `legs` | 6 |\n', 'avb/scenarios/a.acies': '<scenario xmlns="urn:s" ruleset="avb"/>',
                 'avb/art/alpha.svg': '', 'avb/art/ants.svg': ''}
RULESET_ROWS = {
    'other-id': ('avb/ruleset.xml', RULESET.replace('"avb"', '"bva"'), 'the id is bva'),
    'rules-of-another': ('avb/rules.xml', '<rules xmlns="urn:u" ruleset="bva"/>', 'rules.xml is of another'),
    'battle-of-another': ('avb/scenarios/b.acies', '<scenario xmlns="urn:s" ruleset="bva"/>', 'b.acies is of another'),
    'template-of-another': ('avb/templates/b.acies', '<scenario xmlns="urn:s" ruleset="bva"/>', 'templates/b.acies is of'),
    'switch-without-a-word': ('avb/RULINGS.md', 'dry\n| `legs` | 6 |\n', 'the switch dry'),
    'number-without-a-word': ('avb/RULINGS.md', '| `dry` | yes |\n', 'the number legs'),
    'unit-without-look': ('avb/theme.xml', THEME.replace('<mark id="lost"/>', ''), 'theme.xml: mark'),
    'look-of-nothing': ('avb/theme.xml', THEME.replace('<mark', '<mark id="found"/><mark'), 'theme.xml: mark'),
    'no-dark-style': ('avb/theme.xml', THEME.replace('id="dark"', 'id="light"'), 'no style “dark”'),
    'ground-without-colour': ('avb/theme.xml', THEME.replace('<terrain id="sand"/></style>', '</style>', 1), 'each terrain'),
    'die-without-look': ('avb/theme.xml', THEME.replace('  <die id="d6"/>', '  <die id="d8"/>'), 'theme.xml: die'),
    'symbol-of-nothing': ('avb/theme.xml', THEME.replace('<mark', '<symbol id="skull"/><mark'), 'theme.xml: symbol'),
    'die-without-colour': ('avb/theme.xml', THEME.replace('<die id="d6"/><terrain', '<terrain', 1), 'each die'),
    'art-not-there': ('avb/theme.xml', THEME.replace('"sand"/>', '"sand" art="art/sand.svg"/>', 1), 'sand.svg is named'),
    'art-not-named': ('avb/art/bees.svg', '', 'bees.svg is there'),
}


STYLE_CLEAN = {'.clang-format': (here.parents[1] / '.clang-format').read_text(),
               'src/engine/a.c': 'static void\nrun (int a)\n{\n  a = 1;\n}\n', 'tests/b.c': '\n'}
STYLE_ROW = ('src/engine/b.c', 'static void run(int a) { a=1; }\n', 'not ok 2 /style/src/engine/b.c')


TREE_CLEAN = {name: '' for name in tree.FILES} | {f'{name}/a': '' for name in tree.FOLDERS} | {
    '.gitignore': (here.parents[1] / '.gitignore').read_text(), 'build/a': '', 'build-asan/a': '', 'shots/a.png': '', 'dev~': '',
    'obj/inner/a': '', '.ci/run': '', '.git': ''}
TREE_ROWS = {
    'file': ('crash-39c1', '', 'crash-39c1 does not belong'),
    'folder': ('builds/a', '', 'builds does not belong'),
    'source': ('a.c', '', 'a.c does not belong'),
    'deeper-ignored-name': ('acies.pot', '', 'acies.pot does not belong'),
}


FAULTS_CODE = """static int
count (int n)
{
  say ("More than one", n); /* add (9) */
  return add (n, 1)
         + add (n, 2);
}

int
sum (int n)
{
  return add (n, 1) - count (n);
}

static const Row rows[] = { { WET, WET, 2 }, { DRY, 2 } };
"""
FAULTS_DATA = '<ruleset>\n  <unit-type id="ants" legs="6" skills="dig climb"/>\n  <unit-type id="bees"><value legs="6"/></unit-type>\n</ruleset>\n'
# case: (entry, the text it changes, the new text)
FAULTS_PLANTED = {
    'spaces': ('one AVB-R1: +add(n,2) =>', '+ add (n, 2)', ''),
    'part': ('one AVB-R1: add (n, {{2 => 3}})', 'add (n, 2)', 'add (n, 3)'),
    'addition': ('one AVB-R1: {{=> n +}} add (n, 1) -', 'add (n, 1) -', 'n +add (n, 1) -'),
    'comment-between': ('one AVB-R1: n); {{return => go}}', 'return add (n, 1)\n', 'go add (n, 1)\n'),
    'several-lines': ('one AVB-R1:\n  say ("...",\n    n); => run ();', 'say ("More than one", n);', 'run ();'),
    'function': ('one AVB-R1 in sum: add (n, 1) => 0', 'add (n, 1) - count', '0 - count'),
    'table': ('one AVB-R1 in rows: DRY, 2 => DRY, 3', 'DRY, 2', 'DRY, 3'),
    'two-statements': ('one AVB-R1, two AVB-R2: WET, {{WET => DRY}}', 'WET, WET', 'WET, DRY'),
    'element': ('in data/rulesets/avb/ruleset.xml\none AVB-R1 in unit-type bees: "6" => "5"', '<value legs="6"', '<value legs="5"'),
    'word': ('in data/rulesets/avb/ruleset.xml\none AVB-R1: dig {{climb =>}}', 'dig climb', 'dig '),
}
FAULTS_ROOM = 'in src/rulesets/avb\n'
FAULTS_CLEAN = {'src/rulesets/avb/a.c': FAULTS_CODE, 'src/rulesets/avb/a.h': 'int sum (int n);\n', 'data/rulesets/avb/ruleset.xml': FAULTS_DATA,
                'data/rulesets/avb/rules.xml': '<statement id="AVB-R1"/><statement id="AVB-R2"/>'}
# The same definitions in other files and on other lines.
FAULTS_MOVED = {'src/rulesets/avb/a.c': 'static const Row rows[] =\n{\n  { WET,\n    WET, 2 },\n  { DRY,\n    2 }\n};\n',
                'src/rulesets/avb/deep/b.c': FAULTS_CODE.partition('static const')[0].replace(' ', '\n').replace('More\nthan\none', 'Two or more')}
# case: (entry, a piece of the finding)
FAULTS_ROWS = {
    'gone': ('one AVB-R1: add (n, 4) => 0', 'one: found 0 times in src/rulesets/avb, not once: add (n, 4)'),
    'in-a-comment': ('one AVB-R1: add (9) => 0', 'found 0 times'),
    'part-of-a-token': ('one AVB-R1: ount (n) => 0', 'found 0 times'),
    'twice': ('one AVB-R1: add (n, 1) => 0', 'found 2 times'),
    'twice-in-its-function': ('one AVB-R1 in count: add (n => add (0', 'found 2 times in count'),
    'in-another-function': ('one AVB-R1 in sum: add (n, 2) => 0', 'found 0 times in sum'),
    'no-text': ('one AVB-R1: => 0', 'times in'),
    'nothing-changed': ('one AVB-R1: add (n, {{2 =>  2 /* */}})', 'one: changes nothing: 2 =>'),
    'nothing-planted': ('one AVB-R1: add (n, 2) {{=>}}', 'one: changes nothing'),
    'no-function': ('one AVB-R1 in add: 2 => 3', 'has 0 definitions of add'),
    'no-element': ('in data/rulesets/avb/ruleset.xml\none AVB-R1 in unit-type wasps: 6 => 5', 'has 0 definitions of unit-type wasps'),
    'in-both-elements': ('in data/rulesets/avb/ruleset.xml\none AVB-R1: "6" => "5"', 'found 2 times'),
    'no-room': ('in src/rulesets/bva\none AVB-R1: 2 => 3', 'src/rulesets/bva'),
    'no-statement': ('one AVB-R9: add (n, 2) => 0', 'one: there is no statement AVB-R9'),
    'name-twice': ('one AVB-R1: add (n, 2) => 0\none AVB-R2: DRY => WET', 'planted twice: one'),
    'no-change': ('one AVB-R1: add (n, 2)', 'bva.faults:2: not understood: one AVB-R1: add (n, 2)'),
    'not-closed': ('one AVB-R1: add (n, {{2 => 3)', 'not understood'),
    'no-entry': ('one: 2 => 3', 'bva.faults:2: not understood: one: 2 => 3'),
}


def planting_faults(root):
    try:
        return [fault for _, found in planting.findings(root) for fault in found]
    except ValueError as error:
        return [str(error)]


def plants(entry, old, new):
    """The entry changes only this, and still applies after its code has moved."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        write_tree(root, FAULTS_CLEAN, {'tests/faults/avb.faults': FAULTS_ROOM + entry})
        found = [planting.plant(root, fault) for fault in planting.all_faults(root)]
        wrong = [f'{path.name} becomes {text}' for path, text in found if text != path.read_text().replace(old, new)]
    return wrong + accepts(planting_faults, FAULTS_CLEAN | FAULTS_MOVED | {'tests/faults/avb.faults': FAULTS_ROOM + entry})


PAGE = ''.join(f'.SH {section}\n' for section in manual.SECTIONS)
README = '`late`\n\n## JSON output\n\n| key | |\n| `file` `line` | where |\n'
WRITER = 'json_object_set_string_member (object, "file", name);\nacies_cli_set_hex (object, "line", hex);\n'


def manual_rows():
    """Of each case: what is found, and a piece of it; nothing where that is None."""
    long = PAGE + '\n' * manual.MOST_LINES
    return {
        'clean': (manual.faults_of_manual(PAGE) + manual.faults_of_keys([WRITER], README), None),
        'long-page': (manual.faults_of_manual(long), 'the limit is 600'),
        'without-a-section': (manual.faults_of_manual(PAGE.replace('.SH FILES\n', '')), 'the sections are'),
        'key-without-a-row': (manual.faults_of_keys([WRITER + 'json_object_set_boolean_member (object, "late", TRUE);'], README), 'the key late'),
        'no-key': (manual.faults_of_keys(['say ("file");'], README), 'no key is written'),
    }


def manual_row(found, piece):
    good = not found if piece is None else len(found) == 1 and piece in found[0]
    return [] if good else [f'expected {piece}, found {found}']


def main():
    cases = [('/checks/layers/clean', lambda: accepts(layer_faults, CLEAN)),
             ('/checks/sizes/clean', lambda: accepts(size_faults, SIZES_CLEAN))]
    cases += [(f'/checks/layers/{name}', lambda row=row: finds(layer_faults, CLEAN, row))
              for name, row in LAYER_ROWS.items()]
    cases += [('/checks/layers/folder-without-code', lambda: finds(
        layer_faults, {name: text for name, text in CLEAN.items() if not name.startswith('src/cli/')},
        ('src/a.txt', '', 'cli/ is in the table of layers, and has no code')))]
    cases += [(f'/checks/sizes/{name}', lambda row=row: finds(size_faults, {}, row))
              for name, row in SIZE_ROWS.items()]
    cases += [('/checks/shape/clean', lambda: accepts(sizes.faults_of_shape, SHAPE_CLEAN)),
              ('/checks/shape/reason', lambda: accepts(sizes.faults_of_shape, SHAPE_CLEAN | {
                  'src/engine/a.c': '#include "engine/procs.h"\n', sizes.REASONS: '# why\nsrc/engine/a.c: because\n'}))]
    cases += [(f'/checks/shape/{name}', lambda row=row: finds(sizes.faults_of_shape, SHAPE_CLEAN, row)) for name, row in SHAPE_ROWS.items()]
    cases += [('/checks/pages/clean', lambda: accepts(sizes.faults_of_pages, PAGES_CLEAN))]
    cases += [(f'/checks/pages/{name}', lambda row=row: finds(sizes.faults_of_pages, PAGES_CLEAN, row)) for name, row in PAGE_ROWS.items()]
    cases += [('/checks/sizes/full-folder', lambda: accepts(size_faults, FULL_FOLDER)),
              ('/checks/sizes/crowded-folder',
               lambda: finds(size_faults, FULL_FOLDER, ('tests/rooms/last.py', '', 'tests/rooms: 61 files, the limit is 60')))]
    cases += [('/checks/ruleset/clean', lambda: accepts(ruleset_faults, RULESET_CLEAN))]
    cases += [(f'/checks/ruleset/{name}', lambda row=row: finds(ruleset_faults, RULESET_CLEAN, row))
              for name, row in RULESET_ROWS.items()]
    cases += [('/checks/tooltips/clean', lambda: accepts(tooltip_faults, TIPS_CLEAN))]
    cases += [(f'/checks/tooltips/{name}', lambda row=row: finds(tooltip_faults, TIPS_CLEAN, row))
              for name, row in TIPS_ROWS.items()]
    cases += [('/checks/tree/clean', lambda: accepts(tree_faults, TREE_CLEAN)),
              ('/checks/tree/missing', lambda: finds(tree_faults, {name: text for name, text in TREE_CLEAN.items() if name != 'po/a'},
                                                     ('.any', '', 'po is missing')))]
    cases += [(f'/checks/tree/{name}', lambda row=row: finds(tree_faults, TREE_CLEAN, row)) for name, row in TREE_ROWS.items()]
    cases += [(f'/checks/faults/planted/{name}', lambda row=row: plants(*row)) for name, row in FAULTS_PLANTED.items()]
    cases += [(f'/checks/faults/{name}', lambda entry=entry, piece=piece: finds(
        planting_faults, FAULTS_CLEAN, ('tests/faults/bva.faults', FAULTS_ROOM + entry, piece))) for name, (entry, piece) in FAULTS_ROWS.items()]
    cases += [('/checks/faults/function-twice', lambda: finds(
        planting_faults, FAULTS_CLEAN | {'tests/faults/avb.faults': FAULTS_ROOM + FAULTS_PLANTED['function'][0]},
        ('src/rulesets/avb/b.c', 'static int\nsum (void)\n{\n}\n', 'has 2 definitions of sum')))]
    cases += [(f'/checks/manual/{name}', lambda row=row: manual_row(*row)) for name, row in manual_rows().items()]
    if subprocess.run(['sh', '-c', 'clang-format --version | grep -q " version 14"'], check=False).returncode == 0:
        cases += [('/checks/style/clean', lambda: accepts(style_faults, STYLE_CLEAN)),
                  ('/checks/style/fault', lambda: finds(style_faults, STYLE_CLEAN, STYLE_ROW))]
    tap.run(cases)


if __name__ == '__main__':
    main()
