/* words.c - Legio VI: commands that only this game has, and what only its log tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include <glib/gi18n-lib.h>

#define SIX 6 /* nothing higher is on a die */

static char *
describe_phase (const AciesNoteWords *words)
{
  return g_strdup (_ (words->ruleset->procs->names.phase_names[words->note->number]));
}

static int
shown (const AciesNoteWords *words,
       guint                 die)
{
  return acies_ruleset_get_face (words->ruleset, &words->note->dice, die)->number;
}

static char *
describe_initiative (const AciesNoteWords *words)
{
  if (words->note->dice.n < 2)
    return g_strdup_printf (_ ("%s has the initiative"), words->side);

  /* Translators: dice of the near and of the far army, and the side that wins */
  return g_strdup_printf (_ ("Rolled %d and %d for the initiative: %s has it"), shown (words, 0), shown (words, 1), words->side);
}

static char *
describe_equal (const AciesNoteWords *words)
{
  return g_strdup_printf (_ ("Both roll %d for the initiative, and roll again"), shown (words, 0));
}

static char *
describe_disorder (const AciesNoteWords *words)
{
  int n = words->note->number;

  /* Translators: a number, a unit, its hex: “2 points of disorder: Velites E7” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point of disorder: %s %s", "%d points of disorder: %s %s", (gulong) n), n, words->unit, words->hex);
}

/* LVI-L37 */
static char *
describe_result (const AciesNoteWords *words)
{
  int own = words->note->number, enemy = words->note->number2;

  if (own == enemy)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Both sides have %d hit: the combat is inconclusive", "Both sides have %d hits: the combat is inconclusive", (gulong) own), own);
  if (own - enemy >= words->ruleset->numbers[LVI_NUMBER_VICTORY].value)
    /* Translators: a side, its hits, and the hits of its enemy */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A victory for %s: %d hit against %d", "A victory for %s: %d hits against %d", (gulong) own), words->side, own, enemy);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A success for %s: %d hit against %d", "A success for %s: %d hits against %d", (gulong) own), words->side, own, enemy);
}

/* --- rolls ---------------------------------------------------------------------------------- */

static char *
dup_dice (const AciesNoteWords *words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < words->note->dice.n; i++)
    g_string_append_printf (text, i > 0 ? " %d" : "%d", shown (words, i));

  return g_string_free (text, FALSE);
}

static int
number_of (const AciesNoteWords *words,
           AciesLviNumber        number)
{
  return words->ruleset->numbers[number].value;
}

static char *
describe_hack (const AciesNoteWords *words)
{
  g_autofree char *dice = dup_dice (words);
  int              n = words->note->number;

  /* Translators: dice, the number from which each costs a base, how many are lost, a unit, its hex */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A free hack rolls %s, %d or more costs a base. %d base is lost: %s %s",
                                       "A free hack rolls %s, %d or more costs a base. %d bases are lost: %s %s", (gulong) n),
                          dice, words->note->number2, n, words->unit, words->hex);
}

/* LVI-L15, LVI-R16 */
static char *
describe_control (const AciesNoteWords *words)
{
  int halt = number_of (words, LVI_NUMBER_CONTROL_HALT), repeat = number_of (words, LVI_NUMBER_CONTROL_REPEAT);
  int die = words->note->number, sum = words->note->number2;

  if (sum != die)
    /* Translators: a unit, its hex, why it is tested (“pursuing”), a die, that with what is added, and the numbers with which it halts and goes on */
    return g_strdup_printf (_ ("Control test of %s %s (%s): rolled %d, makes %d. %d or less halts, %d or more goes on as before"), words->unit, words->hex, words->note->reason, die, sum,
                            halt, repeat);

  /* Translators: a unit, its hex, why it is tested (“no leader near”), a die, and the numbers with which it halts and goes on */
  return g_strdup_printf (_ ("Control test of %s %s (%s): rolled %d. %d or less halts, %d or more goes on as before"), words->unit, words->hex, words->note->reason, die, halt, repeat);
}

static char *
describe_move (const AciesNoteWords *words)
{
  g_autofree char *dice = dup_dice (words);
  int              n = words->note->number;

  /* Translators: a unit, its hex, dice, hexes */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Move of %s %s: rolled %s, %d hex", "Move of %s %s: rolled %s, %d hexes", (gulong) n), words->unit, words->hex, dice, n);
}

/* LVI-L26 */
static char *
describe_flight (const AciesNoteWords *words)
{
  g_autofree char *dice = dup_dice (words);
  int              n = words->note->number, more = words->note->number2;

  if (more == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Flight of %s %s: rolled %s, %d hex", "Flight of %s %s: rolled %s, %d hexes", (gulong) n), words->unit, words->hex, dice, n);

  /* Translators: a unit, its hex, dice, inches added, hexes */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Flight of %s %s: rolled %s and %d more, %d hex", "Flight of %s %s: rolled %s and %d more, %d hexes", (gulong) n), words->unit, words->hex,
                          dice, more, n);
}

static char *
describe_chase (const AciesNoteWords *words)
{
  g_autofree char *dice = dup_dice (words);
  int              n = words->note->number;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Pursuit of %s %s: rolled %s, %d hex", "Pursuit of %s %s: rolled %s, %d hexes", (gulong) n), words->unit, words->hex, dice, n);
}

/* LVI-L16 */
static char *
describe_risk (const AciesNoteWords *words)
{
  /* Translators: a leader, the hex, a die, up to which number the leader is in danger */
  return g_strdup_printf (_ ("Risk of %s %s: rolled %d, in danger on %d or less"), words->unit, words->hex, words->note->number, number_of (words, LVI_NUMBER_RISK));
}

static char *
describe_danger (const AciesNoteWords *words)
{
  /* Translators: a leader, the hex, a die, up to which number the leader is killed and up to which wounded */
  return g_strdup_printf (_ ("%s %s in danger: rolled %d, killed on %d or less, wounded on %d or less"), words->unit, words->hex, words->note->number, number_of (words, LVI_NUMBER_KILLED),
                          number_of (words, LVI_NUMBER_WOUNDED));
}

/* LVI-L20 */
static char *
describe_criticals (const AciesNoteWords *words)
{
  g_autofree char *dice = dup_dice (words);

  /* Translators: a unit, its hex, dice, up to which number each is a critical hit */
  return g_strdup_printf (_ ("Critical hits on %s %s: rolled %s, %d or less is one"), words->unit, words->hex, dice, words->note->number);
}

static char *
describe_fate (const AciesNoteWords *words)
{
  g_autofree char *dice = dup_dice (words);

  /* Translators: a unit, its hex, dice, up to which number each destroys a model */
  return g_strdup_printf (_ ("Critical hits on %s %s: rolled %s again, %d or less destroys, more is a rampage"), words->unit, words->hex, dice, words->note->number);
}

/* LVI-H19, LVI-U5 */
static char *
describe_rush (const AciesNoteWords *words)
{
  g_autofree char *dice = dup_dice (words);
  int              n = words->note->number;

  /* Translators: a unit, its hex, dice of which the first says the direction, hexes */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Rampage of %s %s: rolled %s, direction first, %d hex", "Rampage of %s %s: rolled %s, direction first, %d hexes", (gulong) n), words->unit,
                          words->hex, dice, n);
}

/* LVI-L22 */
static char *
describe_stop (const AciesNoteWords *words)
{
  int least = number_of (words, LVI_NUMBER_STOP);

  if (words->note->number != words->note->number2)
    /* Translators: a unit, its hex, a die, that with what is added, the number from which it is put down */
    return g_strdup_printf (_ ("Rampage of %s %s: rolled %d to stop it, makes %d. %d or more puts it down"), words->unit, words->hex, words->note->number, words->note->number2, least);

  return g_strdup_printf (_ ("Rampage of %s %s: rolled %d to stop it. %d or more puts it down"), words->unit, words->hex, words->note->number, least);
}

/* LVI-L50 */
static char *
describe_gaps (const AciesNoteWords *words)
{
  /* Translators: a unit, its hex, a die, up to which number it lets animals through */
  return g_strdup_printf (_ ("Open ranks of %s %s: rolled %d, gaps on %d or less"), words->unit, words->hex, words->note->number, number_of (words, LVI_NUMBER_GAPS));
}

/* LVI-L33 to LVI-L36 */
static char *
describe_hits_from (const AciesNoteWords *words)
{
  if (words->note->number >= SIX)
    /* Translators: a unit, its hex, then reasons: “+4 Bases that fight, +2 Impetus; unformed” */
    return g_strdup_printf (_ ("%s %s: hits on 6. Dice: %s"), words->unit, words->hex, words->note->reason);

  /* Translators: a unit, its hex, the least number that hits, then reasons: “+4 Bases that fight, +2 Impetus; unformed” */
  return g_strdup_printf (_ ("%s %s: %d or more hits. Dice: %s"), words->unit, words->hex, words->note->number, words->note->reason);
}

/* LVI-R55 */
static char *
describe_losses (const AciesNoteWords *words)
{
  int n = words->note->number;

  /* Translators: a side, the units it has lost, those it began with */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s has lost %d unit of %d", "%s has lost %d units of %d", (gulong) n), words->side, n, words->note->number2);
}

/* --- verbs ---------------------------------------------------------------------------------- */

static char *
describe_add (const AciesState *state,
              int               number)
{
  static const char *const words[] = { N_ ("No Added Die"), N_ ("One Added Die"), N_ ("Two Added Dice") };

  return g_strdup (_ (words[CLAMP (number, 1, 1 + LVI_MAX_ADDED) - 1]));
}

static char *
describe_wheel (const AciesState *state,
                int               number)
{
  return g_strdup (number == LVI_WHEEL_LEFT ? _ ("To the Left") : _ ("To the Right"));
}

static char *
describe_form (const AciesState *state,
               int               number)
{
  static const char *const words[] = {
    N_ ("One Line"),
    N_ ("Two Lines"),
    N_ ("Three Lines"),
    N_ ("Line"),
    N_ ("Column"),
    N_ ("Wedge"),
    N_ ("Open the Ranks"),
    N_ ("Close the Ranks"),
  };

  return g_strdup (_ (words[CLAMP (number, 1, LVI_N_FORMS) - 1]));
}

static char *
describe_then (const AciesState *state,
               int               number)
{
  static const char *const words[] = { N_ ("Halt"), N_ ("Follow Up"), N_ ("Pursue") };

  return g_strdup (_ (words[CLAMP (number, 1, LVI_N_CHOICES) - 1]));
}

static char *
describe_sway (const AciesState *state,
               int               number)
{
  static const char *const words[] = { N_ ("One Less"), N_ ("As Rolled"), N_ ("One More") };

  return g_strdup (_ (words[CLAMP (number, LVI_SWAYS_DOWN, LVI_SWAYS_UP) - 1]));
}

static char *
describe_corner (const AciesState *state,
                 int               number)
{
  return acies_property_value_dup_name (&state->ruleset->properties[LVI_FACING], CLAMP (number, 1, ACIES_N_FACINGS) - 1);
}

#define EACH(prompt)               \
  {                                \
    prompt, prompt, prompt, prompt \
  }

/* clang-format off */
const AciesVerb acies_lvi_verbs[LVI_N_VERBS] = {
  [LVI_COMMAND_GO - ACIES_COMMAND_VERB] = {
    .name = "go", .shape = ACIES_VERB_AT, .weight = 24, .begins_move = TRUE, .help = N_ ("roll for the move of a unit first: dice can be added, and its way is chosen after the roll"),
    .hint = { N_ ("Roll for the move of %s") }, .step = N_ ("Roll for the Move on %s"),
    .prompt = { N_ ("Click %s again to roll for its move"), N_ ("Choose a hex for %s to go to, or click again to roll for its move"),
                N_ ("Choose an enemy for %s to attack, or click again to roll for its move"),
                N_ ("Choose a hex for %s to go to, an enemy to attack, or click again to roll for its move") },
  },
  [LVI_COMMAND_ADD - ACIES_COMMAND_VERB] = {
    .name = "add", .shape = ACIES_VERB_CHOICE, .weight = 32, .help = N_ ("add dice to a move before it is rolled: 1 none, 2 one, 3 two"),
    .step = N_ ("Dice of the Move: %s"), .describe = describe_add,
  },
  [LVI_COMMAND_WHEEL - ACIES_COMMAND_VERB] = {
    .name = "wheel", .shape = ACIES_VERB_CHOICE, .weight = 4, .help = N_ ("wheel to the next corner: 1 to the left, 2 to the right"),
    .step = N_ ("Wheel %s"), .describe = describe_wheel,
  },
  [LVI_COMMAND_TURN - ACIES_COMMAND_VERB] = {
    .name = "face-about", .shape = ACIES_VERB_BARE, .weight = 1, .help = N_ ("face about"), .step = N_ ("Face About"), .button = N_ ("Face A_bout"),
  },
  [LVI_COMMAND_FORM - ACIES_COMMAND_VERB] = {
    .name = "form", .shape = ACIES_VERB_CHOICE, .weight = 1,
    .help = N_ ("change formation: 1 to 3 so many lines, 4 line, 5 column, 6 wedge, 7 open the ranks, 8 close them"),
    .step = N_ ("Formation: %s"), .describe = describe_form,
  },
  [LVI_COMMAND_STEP - ACIES_COMMAND_VERB] = {
    .name = "step", .shape = ACIES_VERB_FROM_TO, .weight = 2, .help = N_ ("step to a side or back without turning"),
    .hint = { N_ ("Let %s step to %s without turning") }, .step = N_ ("Step from %s to %s"),
    .prompt = { N_ ("Choose a hex beside or behind %s for a step, or click again to roll for its move"),
                N_ ("Choose a hex for %s to go to, or one beside or behind for a step"),
                N_ ("Choose an enemy for %s to attack, or a hex beside or behind for a step"),
                N_ ("Choose a hex for %s to go to, one beside or behind for a step, or an enemy to attack") },
  },
  [LVI_COMMAND_REDRESS - ACIES_COMMAND_VERB] = {
    .name = "redress", .shape = ACIES_VERB_AT, .weight = 12, .help = N_ ("redress the ranks of a unit, which takes disorder away"),
    .hint = { N_ ("Redress the ranks of %s") }, .step = N_ ("Redress Ranks on %s"),
    .prompt = { N_ ("Click %s again to redress ranks"), N_ ("Choose a hex for %s to go to, or click again to redress ranks"),
                N_ ("Choose an enemy for %s to attack, or click again to redress ranks"),
                N_ ("Choose a hex for %s to go to, an enemy to attack, or click again to redress ranks") },
  },
  [LVI_COMMAND_FORM_UP - ACIES_COMMAND_VERB] = {
    .name = "form-up", .shape = ACIES_VERB_AT, .weight = 24, .help = N_ ("let an unformed unit form up again"),
    .hint = { N_ ("Let %s form up") }, .step = N_ ("Form Up on %s"), .prompt = EACH (N_ ("Click %s again to form up")),
  },
  [LVI_COMMAND_RE_FORM - ACIES_COMMAND_VERB] = {
    .name = "re-form", .shape = ACIES_VERB_CHOICE, .weight = 16, .help = N_ ("say where a unit that forms up faces, 1 to 6 clockwise from the north"),
    .step = N_ ("Face %s"), .describe = describe_corner,
  },
  [LVI_COMMAND_STEADY - ACIES_COMMAND_VERB] = {
    .name = "steady", .shape = ACIES_VERB_AT, .weight = 16, .is_pointless = acies_lvi_leader_is_idle, .help = N_ ("let a leader take a point of disorder from his unit"),
    .hint = { N_ ("Let the leader steady %s") }, .step = N_ ("Steady the Unit on %s"), .prompt = { N_ ("Click %s again to let the leader steady the unit"), N_ ("Choose a hex for %s to move to, or click again to steady the unit") },
  },
  [LVI_COMMAND_INSPIRE - ACIES_COMMAND_VERB] = {
    .name = "inspire", .shape = ACIES_VERB_AT, .weight = 8, .is_pointless = acies_lvi_leader_is_idle, .help = N_ ("let a leader inspire his unit, which rolls a die more in combat"),
    .hint = { N_ ("Let the leader inspire %s") }, .step = N_ ("Inspire the Unit on %s"), .prompt = { N_ ("Click %s again to let the leader inspire the unit"), N_ ("Choose a hex for %s to move to, or click again to inspire the unit") },
  },
  [LVI_COMMAND_THEN - ACIES_COMMAND_VERB] = {
    .name = "then", .shape = ACIES_VERB_CHOICE, .weight = 32, .help = N_ ("say what a unit does after its combat: 1 halt, 2 follow up, 3 pursue"),
    .step = N_ ("After Combat: %s"), .describe = describe_then,
  },
  [LVI_COMMAND_QUARRY - ACIES_COMMAND_VERB] = {
    .name = "quarry", .shape = ACIES_VERB_AT, .weight = 32, .help = N_ ("say whom a unit pursues of those who flee from it"),
    .hint = { N_ ("Pursue %s") }, .step = N_ ("Pursue the Unit on %s"),
  },
  [LVI_COMMAND_SWAY - ACIES_COMMAND_VERB] = {
    .name = "sway", .shape = ACIES_VERB_CHOICE, .weight = 32, .help = N_ ("let a leader change the control test of his unit: 1 one less, 2 as rolled, 3 one more"),
    .step = N_ ("Control Test: %s"), .describe = describe_sway,
  },
};
/* clang-format on */

/* --- notes ---------------------------------------------------------------------------------- */

/* In the order of the LVI_NOTE_... */
/* clang-format off */
const AciesOwnNote acies_lvi_notes[LVI_N_NOTES] = {
  { "phase-begun", .describe = describe_phase, .heading = TRUE },
  { "initiative", .describe = describe_initiative },
  { "initiative-equal", .describe = describe_equal },
  { "shaken", .forms = { ACIES_FORMS ("%s on %s is shaken", "%s on %s are shaken") }, .of_fight = TRUE },
  { "rallied", .forms = { ACIES_FORMS ("%s on %s is in order again", "%s on %s are in order again") } },
  { "disorder", .describe = describe_disorder, .of_fight = TRUE },
  { "leader-killed", .forms = { ACIES_FORMS ("%s on %s is killed", "%s on %s are killed") }, .of_fight = TRUE },
  { "refuge", .forms = { ACIES_FORMS ("%s on %s has lost his unit and goes to %s", "%s on %s have lost their unit and go to %s") } },
  { "gave-way", .forms = { ACIES_FORMS ("%s on %s gives way to %s", "%s on %s give way to %s") } },
  { "tired", .forms = { ACIES_FORMS ("%s on %s is tired by the move", "%s on %s are tired by the move") } },
  { "turned", .forms = { ACIES_FORMS ("%s on %s turns", "%s on %s turn") } },
  { "formation-changed", .forms = { ACIES_FORMS ("%s on %s changes formation", "%s on %s change formation") } },
  { "redressed", .forms = { ACIES_FORMS ("%s on %s redresses its ranks", "%s on %s redress their ranks") } },
  { "formed-up", .forms = { ACIES_FORMS ("%s on %s forms up", "%s on %s form up") } },
  { "leader-wounded", .forms = { ACIES_FORMS ("%s on %s is wounded", "%s on %s are wounded") }, .of_fight = TRUE },
  { "steadied", .forms = { ACIES_FORMS ("%s on %s is steadied by its leader", "%s on %s are steadied by their leader") } },
  { "inspired", .forms = { ACIES_FORMS ("%s on %s is inspired by its leader", "%s on %s are inspired by their leader") } },
  { "halted", .forms = { ACIES_FORMS ("%s on %s halts for want of orders", "%s on %s halt for want of orders") } },
  { "repeats", .forms = { ACIES_FORMS ("%s on %s goes on as before", "%s on %s go on as before") } },
  { "obeys", .forms = { ACIES_FORMS ("%s on %s is in hand again", "%s on %s are in hand again") } },
  { "replaced", .forms = { ACIES_FORMS ("A second in command takes over: %s on %s", "A second in command takes over: %s on %s") } },
  { "critical", .forms = { ACIES_FORMS ("%s on %s is badly hit", "%s on %s are badly hit") }, .of_fight = TRUE },
  { "rampages", .forms = { ACIES_FORMS ("%s on %s goes on a rampage", "One of the %s on %s goes on a rampage") }, .of_fight = TRUE },
  { "rampaged", .forms = { ACIES_FORMS ("%s on %s rushes to %s", "One of the %s on %s rushes to %s") }, .of_fight = TRUE },
  { "ran-off", .forms = { ACIES_FORMS ("%s on %s rushes off the board", "One of the %s on %s rushes off the board") }, .of_fight = TRUE },
  { "through-the-gaps", .forms = { ACIES_FORMS ("%s on %s lets it through its ranks", "%s on %s let it through their ranks") }, .of_fight = TRUE },
  { "rampage-stopped", .forms = { ACIES_FORMS ("%s on %s is killed before it does more harm", "%s on %s are killed before they do more harm") } },
  { "charge-declared", .forms = { ACIES_FORMS ("%s on %s will charge %s", "%s on %s will charge %s") } },
  { "overrun", .forms = { ACIES_FORMS ("%s on %s is overrun and destroyed", "%s on %s are overrun and destroyed") }, .of_fight = TRUE },
  { "counter-charged", .forms = { ACIES_FORMS ("%s on %s answers with a charge of its own", "%s on %s answer with a charge of their own") } },
  { "evaded", .forms = { ACIES_FORMS ("%s on %s evades to %s", "%s on %s evade to %s") } },
  { "met-nobody", .forms = { ACIES_FORMS ("%s on %s charges and meets nobody: it stops on %s", "%s on %s charge and meet nobody: they stop on %s") } },
  { "passed-through", .forms = { ACIES_FORMS ("%s on %s charges through to %s", "%s on %s charge through to %s") } },
  { "met", .forms = { ACIES_FORMS ("%s on %s charges to %s", "%s on %s charge to %s") } },
  { "led", .forms = { ACIES_FORMS ("%s on %s adds a hit", "%s on %s add a hit") }, .of_fight = TRUE },
  { "result", .describe = describe_result, .of_fight = TRUE },
  { "relieved", .forms = { ACIES_FORMS ("%s on %s relieves its ranks", "%s on %s relieve their ranks") } },
  { "fell-back", .forms = { ACIES_FORMS ("%s on %s falls back to %s", "%s on %s fall back to %s") } },
  { "went-behind", .forms = { ACIES_FORMS ("%s on %s goes back behind the triarii, to %s", "%s on %s go back behind the triarii, to %s") } },
  { "fled", .forms = { ACIES_FORMS ("%s on %s flees to %s", "%s on %s flee to %s") } },
  { "followed-up", .forms = { ACIES_FORMS ("%s on %s follows up to %s", "%s on %s follow up to %s") } },
  { "pursued", .forms = { ACIES_FORMS ("%s on %s pursues as far as %s", "%s on %s pursue as far as %s") } },
  { "no-way-back", .forms = { ACIES_FORMS ("%s on %s has no way back and is destroyed", "%s on %s have no way back and are destroyed") } },
  { "routed", .forms = { ACIES_FORMS ("%s on %s is routed", "%s on %s are routed") } },
  { "left-the-field", .forms = { ACIES_FORMS ("%s on %s gets away and is out of the battle", "%s on %s get away and are out of the battle") } },
  { "caught", .forms = { ACIES_FORMS ("%s on %s is caught", "%s on %s are caught") } },
  { "loots", .forms = { ACIES_FORMS ("%s on %s loots the camp", "%s on %s loot the camp") } },
  { "hacked", .describe = describe_hack },
  { "control-rolled", .describe = describe_control },
  { "move-rolled", .describe = describe_move },
  { "flight-rolled", .describe = describe_flight },
  { "pursuit-rolled", .describe = describe_chase },
  { "risk-rolled", .describe = describe_risk, .of_fight = TRUE },
  { "danger-rolled", .describe = describe_danger, .of_fight = TRUE },
  { "critical-rolled", .describe = describe_criticals, .of_fight = TRUE },
  { "fate-rolled", .describe = describe_fate, .of_fight = TRUE },
  { "rampage-rolled", .describe = describe_rush, .of_fight = TRUE },
  { "stop-rolled", .describe = describe_stop },
  { "gaps-rolled", .describe = describe_gaps, .of_fight = TRUE },
  { "hits-from", .describe = describe_hits_from, .of_fight = TRUE },
  { "struck", .forms = { ACIES_FORMS ("%s on %s meets the enemy on %s and charges", "%s on %s meet the enemy on %s and charge") } },
  { "army-losses", .describe = describe_losses },
  { "destroyed", .forms = { ACIES_FORMS ("%s on %s is destroyed", "%s on %s are destroyed") }, .of_fight = TRUE },
};
/* clang-format on */
