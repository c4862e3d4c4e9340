/* words.c - Legio VI: commands of this game, and its log entries
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include <glib/gi18n-lib.h>

#define SIX 6 /* nothing higher is on a die */

/* --- log entries ------------------------------------------------------------------------------- */

static int
shown (const AciesLogWords *words,
       guint                die)
{
  return acies_ruleset_get_face (words->ruleset, &words->entry->dice, die)->number;
}

/* Of those whose sentence has a number or dice in it. */
static char *
describe_note (const AciesLogWords *words)
{
  const AciesLogEntry *entry = words->entry;
  const AciesNumber   *numbers = words->ruleset->numbers;
  const char          *unit = words->unit, *hex = words->hex;
  g_autoptr (GString) list = g_string_new (NULL);
  const char *dice;
  int         n = entry->number, n2 = entry->number2;

  for (guint i = 0; i < entry->dice.n; i++)
    g_string_append_printf (list, i > 0 ? " %d" : "%d", shown (words, i));
  dice = list->str;

  switch (entry->kind)
    {
    case LVI_LOG_PHASE:
      return g_strdup (acies_procs_phase_name (words->ruleset->procs, (guint) n));

    case LVI_LOG_INITIATIVE:
      if (entry->dice.n < 2)
        /* Translators: a side */
        return g_strdup_printf (_ ("%s has the initiative"), words->side);
      /* Translators: dice of the near and of the far army, and the side that wins */
      return g_strdup_printf (_ ("%3$s wins the initiative: rolled %1$d and %2$d"), shown (words, 0), shown (words, 1), words->side);

    case LVI_LOG_EQUAL:
      return g_strdup_printf (_ ("Both sides roll %d for the initiative and roll again"), shown (words, 0));

    case LVI_LOG_DISORDER:
      /* Translators: a number, a unit, its hex: “Velites on E7: 2 points of disorder” */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%2$s on %3$s: %1$d point of disorder", "%2$s on %3$s: %1$d points of disorder", (gulong) n), n, unit, hex);

    case LVI_LOG_RESULT: /* LVI-L37 */
      if (n == n2)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Both sides have %d hit: the combat is inconclusive", "Both sides have %d hits: the combat is inconclusive", (gulong) n), n);
      if (n - n2 >= numbers[LVI_NUMBER_VICTORY].value)
        /* Translators: a side, its hits, and the hits of its enemy */
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Victory for %1$s: %2$d hit to %3$d", "Victory for %1$s: %2$d hits to %3$d", (gulong) n), words->side, n, n2);
      /* Translators: a side, its hits, and the hits of its enemy */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Success for %1$s: %2$d hit to %3$d", "Success for %1$s: %2$d hits to %3$d", (gulong) n), words->side, n, n2);

    case LVI_LOG_HACKED:
      /* Translators: dice, the number from which each costs a base, how many are lost, a unit, its hex */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Free hack against %4$s on %5$s: rolled %1$s (each %2$d or more costs a base), %3$d base lost",
                                           "Free hack against %4$s on %5$s: rolled %1$s (each %2$d or more costs a base), %3$d bases lost", (gulong) n),
                              dice, n2, n, unit, hex);

    case LVI_LOG_CONTROL: /* LVI-L15, LVI-R16 */
      if (n2 != n)
        /* Translators: a unit, its hex, why it is tested and what it needs (“routed; stops on 4 or less”), a die, and that with what is added */
        return g_strdup_printf (_ ("Control test of %1$s on %2$s (%3$s): rolled %4$d, total %5$d"), unit, hex, entry->reason, n, n2);
      /* Translators: a unit, its hex, why it is tested and what it needs (“routed; stops on 4 or less”), and a die */
      return g_strdup_printf (_ ("Control test of %1$s on %2$s (%3$s): rolled %4$d"), unit, hex, entry->reason, n);

    case LVI_LOG_MOVE_ROLLED:
      /* Translators: a unit, its hex, dice, hexes */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Move of %1$s on %2$s: rolled %3$s for %4$d hex", "Move of %1$s on %2$s: rolled %3$s for %4$d hexes", (gulong) n), unit, hex, dice, n);

    case LVI_LOG_FLIGHT_ROLLED: /* LVI-L26 */
      if (n2 == 0)
        /* Translators: a unit, its hex, dice, and a number */
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Flight of %1$s on %2$s: rolled %3$s for %4$d hex", "Flight of %1$s on %2$s: rolled %3$s for %4$d hexes", (gulong) n), unit, hex, dice, n);
      /* Translators: a unit, its hex, dice, inches added, hexes */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Flight of %1$s on %2$s: rolled %3$s plus %4$d for %5$d hex", "Flight of %1$s on %2$s: rolled %3$s plus %4$d for %5$d hexes", (gulong) n), unit, hex, dice, n2, n);

    case LVI_LOG_CHASE_ROLLED:
      /* Translators: a unit, its hex, dice, and a number */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Pursuit by %1$s on %2$s: rolled %3$s for %4$d hex", "Pursuit by %1$s on %2$s: rolled %3$s for %4$d hexes", (gulong) n), unit, hex, dice, n);

    case LVI_LOG_RISK: /* LVI-L16 */
      /* Translators: a leader, the hex, a die, up to which number the leader is in danger */
      return g_strdup_printf (_ ("Risk to %1$s on %2$s: rolled %3$d, in danger on %4$d or less"), unit, hex, n, numbers[LVI_NUMBER_RISK].value);

    case LVI_LOG_DANGER:
      /* Translators: a leader, the hex, a die, up to which number the leader is killed and up to which wounded */
      return g_strdup_printf (_ ("Danger to %1$s on %2$s: rolled %3$d, killed on %4$d or less, wounded on %5$d or less"), unit, hex, n, numbers[LVI_NUMBER_KILLED].value,
                              numbers[LVI_NUMBER_WOUNDED].value);

    case LVI_LOG_CRITICALS: /* LVI-L20 */
      /* Translators: a unit, its hex, dice, up to which number each is a critical hit */
      return g_strdup_printf (_ ("%1$s on %2$s: rolled %3$s for critical hits, which need %4$d or less"), unit, hex, dice, n);

    case LVI_LOG_FATE:
      /* Translators: a unit, its hex, dice (one for each critical hit), up to which number each destroys a model */
      return g_strdup_printf (_ ("%1$s on %2$s: rolled %3$s for the critical hits; each roll of %4$d or less destroys a model, a higher roll starts a rampage"), unit, hex, dice, n);

    case LVI_LOG_RUSH_ROLLED: /* LVI-H19, LVI-U5 */
      /* Translators: a unit, its hex, dice of which the first says the direction, hexes */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Rampage of %1$s on %2$s: rolled %3$s (direction first) for %4$d hex", "Rampage of %1$s on %2$s: rolled %3$s (direction first) for %4$d hexes", (gulong) n),
                              unit, hex, dice, n);

    case LVI_LOG_STOP_ROLLED: /* LVI-L22 */
      if (n != n2)
        /* Translators: a unit, its hex, a die, that with what is added, the number from which it is put down */
        return g_strdup_printf (_ ("Rampage of %1$s on %2$s: rolled %3$d to stop it, total %4$d, needed %5$d or more"), unit, hex, n, n2, numbers[LVI_NUMBER_STOP].value);
      /* Translators: a unit, its hex, a die, and the lowest roll that stops it */
      return g_strdup_printf (_ ("Rampage of %1$s on %2$s: rolled %3$d to stop it, needed %4$d or more"), unit, hex, n, numbers[LVI_NUMBER_STOP].value);

    case LVI_LOG_GAPS_ROLLED: /* LVI-L50 */
      /* Translators: a unit, its hex, a die, up to which number it lets animals through */
      return g_strdup_printf (_ ("Open ranks of %1$s on %2$s: rolled %3$d, needed %4$d or less to make way"), unit, hex, n, numbers[LVI_NUMBER_GAPS].value);

    case LVI_LOG_HITS_FROM: /* LVI-L33 to LVI-L36 */
      if (n >= SIX)
        /* Translators: a unit, its hex, then reasons: “+4 Fighting bases, +2 Impetus; unformed” */
        return g_strdup_printf (_ ("%1$s on %2$s: hits on 6. Dice: %3$s"), unit, hex, entry->reason);
      /* Translators: a unit, its hex, the least number that hits, then reasons: “+4 Fighting bases, +2 Impetus; unformed” */
      return g_strdup_printf (_ ("%1$s on %2$s: hits on %3$d or more. Dice: %4$s"), unit, hex, n, entry->reason);

    default: /* LVI_LOG_LOSSES: LVI-R55 */
      /* Translators: a side, the units it has lost, those it started with */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has lost %2$d of its %3$d unit", "%1$s has lost %2$d of its %3$d units", (gulong) n2), words->side, n, n2);
    }
}

/* --- verbs ------------------------------------------------------------------------------------- */

static char *
describe_add (const AciesState *state,
              int               number)
{
  static const char *const words[] = { N_ ("No Extra Dice"), N_ ("One Extra Die"), N_ ("Two Extra Dice") };

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
    NC_ ("formation", "One Line"),
    NC_ ("formation", "Two Lines"),
    NC_ ("formation", "Three Lines"),
    NC_ ("formation", "Line"),
    NC_ ("formation", "Column"),
    NC_ ("formation", "Wedge"),
    NC_ ("formation", "Open the Ranks"),
    NC_ ("formation", "Close the Ranks"),
  };

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "formation", words[CLAMP (number, 1, LVI_N_FORMS) - 1]));
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

/* clang-format off */
const AciesVerb acies_lvi_verbs[LVI_N_VERBS] = {
  [LVI_COMMAND_GO - ACIES_COMMAND_VERB] = {
    .name = "go", .shape = ACIES_VERB_AT, .weight = 24, .begins_move = TRUE, .help = N_ ("roll for a unit’s move, with extra dice if you like, before you choose its path"),
    .hint = { N_ ("Roll for the move of %s") }, .step = N_ ("Roll for the Move of the Unit on %s"),
    .prompt = { N_ ("Click %s again to roll for the move"), N_ ("Choose a hex for %s to move to, or click again to roll for the move"),
                N_ ("Choose an enemy for %s to attack, or click again to roll for the move"),
                N_ ("Choose a hex for %s to move to, an enemy to attack, or click again to roll for the move") },
  },
  [LVI_COMMAND_ADD - ACIES_COMMAND_VERB] = {
    .name = "add", .shape = ACIES_VERB_CHOICE, .weight = 32, .help = N_ ("add dice to a move before it is rolled: 1 none, 2 one, 3 two"),
    .step = N_ ("Dice for the Move: %s"), .describe = describe_add,
  },
  [LVI_COMMAND_WHEEL - ACIES_COMMAND_VERB] = {
    .name = "wheel", .shape = ACIES_VERB_CHOICE, .weight = 4, .help = N_ ("wheel to the next corner: 1 to the left, 2 to the right"),
    .step = N_ ("Wheel: %s"), .describe = describe_wheel,
  },
  [LVI_COMMAND_TURN - ACIES_COMMAND_VERB] = {
    .name = "face-about", .shape = ACIES_VERB_BARE, .weight = 1, .help = N_ ("turn the moving unit to face its rear"), .step = N_ ("Face About"), .button = N_ ("Face A_bout"),
  },
  [LVI_COMMAND_FORM - ACIES_COMMAND_VERB] = {
    .name = "form", .shape = ACIES_VERB_CHOICE, .weight = 1,
    .help = N_ ("change formation: 1 to 3 for that many lines, 4 line, 5 column, 6 wedge, 7 open ranks, 8 close ranks"),
    .step = N_ ("Formation: %s"), .describe = describe_form,
  },
  [LVI_COMMAND_STEP - ACIES_COMMAND_VERB] = {
    .name = "step", .shape = ACIES_VERB_FROM_TO, .weight = 2, .help = N_ ("step sideways or back without turning"),
    /* Translators: a unit, and a hex */
    .hint = { N_ ("Let %1$s step to %2$s without turning") },
    /* Translators: two hexes */
    .step = N_ ("Step from %1$s to %2$s"),
    .prompt = { N_ ("Choose a hex for %s to step to, or click again to roll for the move"),
                N_ ("Choose a hex for %s to move or step to"),
                N_ ("Choose an enemy for %s to attack, or a hex to step to"),
                N_ ("Choose a hex for %s to move or step to, or an enemy to attack") },
  },
  [LVI_COMMAND_REDRESS - ACIES_COMMAND_VERB] = {
    .name = "redress", .shape = ACIES_VERB_AT, .weight = 12, .help = N_ ("redress the ranks of a unit, which removes disorder"),
    .hint = { N_ ("Redress the ranks of %s") }, .step = N_ ("Redress Ranks on %s"),
    .prompt = { N_ ("Click %s again to redress ranks"), N_ ("Choose a hex for %s to move to, or click again to redress ranks"),
                N_ ("Choose an enemy for %s to attack, or click again to redress ranks"),
                N_ ("Choose a hex for %s to move to, an enemy to attack, or click again to redress ranks") },
  },
  [LVI_COMMAND_FORM_UP - ACIES_COMMAND_VERB] = {
    .name = "form-up", .shape = ACIES_VERB_AT, .weight = 24, .help = N_ ("let an unformed unit form up again"),
    .hint = { N_ ("Let %s form up") }, .step = N_ ("Form Up on %s"), .prompt = { [0 ... 3] = N_ ("Click %s again to form up") },
  },
  [LVI_COMMAND_RE_FORM - ACIES_COMMAND_VERB] = {
    .name = "re-form", .shape = ACIES_VERB_CHOICE, .weight = 16, .help = N_ ("choose the facing of a unit that forms up: 1 to 6, clockwise from the north"),
    .step = N_ ("Face %s"), .describe = describe_corner,
  },
  [LVI_COMMAND_STEADY - ACIES_COMMAND_VERB] = {
    .name = "steady", .shape = ACIES_VERB_AT, .weight = 16, .is_pointless = acies_lvi_leader_is_idle, .help = N_ ("let a leader remove a point of disorder from their unit"),
    .hint = { N_ ("Let the leader steady %s") }, .step = N_ ("Steady the Unit on %s"), .prompt = { N_ ("Click %s again to let the leader steady the unit"), N_ ("Choose a hex for %s to move to, or click again to steady the unit") },
  },
  [LVI_COMMAND_INSPIRE - ACIES_COMMAND_VERB] = {
    .name = "inspire", .shape = ACIES_VERB_AT, .weight = 8, .is_pointless = acies_lvi_leader_is_idle, .help = N_ ("let a leader inspire their unit, which rolls one more die in combat"),
    .hint = { N_ ("Let the leader inspire %s") }, .step = N_ ("Inspire the Unit on %s"), .prompt = { N_ ("Click %s again to let the leader inspire the unit"), N_ ("Choose a hex for %s to move to, or click again to inspire the unit") },
  },
  [LVI_COMMAND_THEN - ACIES_COMMAND_VERB] = {
    .name = "then", .shape = ACIES_VERB_CHOICE, .weight = 32, .help = N_ ("choose what a unit does after its combat: 1 halt, 2 follow up, 3 pursue"),
    .step = N_ ("After Combat: %s"), .describe = describe_then,
  },
  [LVI_COMMAND_QUARRY - ACIES_COMMAND_VERB] = {
    .name = "quarry", .shape = ACIES_VERB_AT, .weight = 32, .help = N_ ("choose which fleeing enemy a unit pursues"),
    .hint = { N_ ("Pursue %s") }, .step = N_ ("Pursue the Unit on %s"),
  },
  [LVI_COMMAND_SWAY - ACIES_COMMAND_VERB] = {
    .name = "sway", .shape = ACIES_VERB_CHOICE, .weight = 32, .help = N_ ("let a leader change the control test of a unit: 1 subtracts one, 2 keeps the roll, 3 adds one"),
    .step = N_ ("Control Test: %s"), .describe = describe_sway,
  },
};
/* clang-format on */

/* --- log entries ------------------------------------------------------------------------------------- */

/* In the order of the LVI_LOG_... */
/* clang-format off */
const AciesOwnLogEntry acies_lvi_log_entries[LVI_N_LOG_KINDS] = {
  { "phase-begun", .describe = describe_note, .heading = TRUE },
  { "initiative", .describe = describe_note },
  { "initiative-equal", .describe = describe_note },
  /* Translators: a unit, and its hex */
  { "shaken", .forms = { ACIES_FORMS ("%1$s on %2$s is shaken", "%1$s on %2$s are shaken") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Shaken") },
  { "rallied", .forms = { ACIES_FORMS ("%1$s on %2$s rallies", "%1$s on %2$s rally") }, .brief = NC_ ("over a unit", "Rallied") },
  { "disorder", .describe = describe_note, .of_fight = TRUE, .brief = NC_ ("over a unit", "Disorder") },
  /* Translators: a leader, and the hex */
  { "leader-killed", .forms = { ACIES_FORMS ("%1$s on %2$s is killed", "%1$s on %2$s are killed") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Leader Killed") },
  /* Translators: a leader, and two hexes */
  { "refuge", .forms = { ACIES_FORMS ("%1$s on %2$s has lost their unit and moves to %3$s", "%1$s on %2$s have lost their unit and move to %3$s") } },
  /* Translators: a unit, its hex, and another hex */
  { "gave-way", .forms = { ACIES_FORMS ("%1$s on %2$s makes way and falls back to %3$s", "%1$s on %2$s make way and fall back to %3$s") }, .brief = NC_ ("over a unit", "Making Way") },
  /* Translators: a unit, and its hex */
  { "tired", .forms = { ACIES_FORMS ("%1$s on %2$s is tired by the move", "%1$s on %2$s are tired by the move") }, .brief = NC_ ("over a unit", "Tired") },
  /* Translators: a unit, and its hex */
  { "turned", .forms = { ACIES_FORMS ("%1$s on %2$s turns", "%1$s on %2$s turn") } },
  /* Translators: a unit, and its hex */
  { "formation-changed", .forms = { ACIES_FORMS ("%1$s on %2$s changes formation", "%1$s on %2$s change formation") } },
  /* Translators: a unit, and its hex */
  { "redressed", .forms = { ACIES_FORMS ("%1$s on %2$s redresses its ranks", "%1$s on %2$s redress their ranks") }, .brief = NC_ ("over a unit", "Ranks Redressed") },
  /* Translators: a unit, and its hex */
  { "formed-up", .forms = { ACIES_FORMS ("%1$s on %2$s forms up", "%1$s on %2$s form up") }, .brief = NC_ ("over a unit", "Formed Up") },
  { "leader-wounded", .forms = { ACIES_FORMS ("%1$s on %2$s is wounded", "%1$s on %2$s are wounded") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Leader Wounded") },
  /* Translators: a unit, and its hex */
  { "steadied", .forms = { ACIES_FORMS ("%1$s on %2$s is steadied by its leader", "%1$s on %2$s are steadied by their leader") }, .brief = NC_ ("over a unit", "Steadied") },
  /* Translators: a unit, and its hex */
  { "inspired", .forms = { ACIES_FORMS ("%1$s on %2$s is inspired by its leader", "%1$s on %2$s are inspired by their leader") }, .brief = NC_ ("over a unit", "Inspired") },
  /* Translators: a unit, and its hex */
  { "halted", .forms = { ACIES_FORMS ("%1$s on %2$s has no orders and halts", "%1$s on %2$s have no orders and halt") }, .brief = NC_ ("over a unit", "Halt") },
  /* Translators: a unit, and its hex */
  { "repeats", .forms = { ACIES_FORMS ("%1$s on %2$s repeats its last move", "%1$s on %2$s repeat their last move") } },
  /* Translators: a unit, and its hex */
  { "obeys", .forms = { ACIES_FORMS ("%1$s on %2$s is under control again", "%1$s on %2$s are under control again") } },
  /* Translators: a unit, and its hex */
  { "replaced", .forms = { ACIES_FORMS ("A second in command takes over: %1$s on %2$s", "A second in command takes over: %1$s on %2$s") } },
  /* Translators: a unit, and its hex */
  { "critical", .forms = { ACIES_FORMS ("%1$s on %2$s takes a critical hit", "%1$s on %2$s take a critical hit") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Critical Hit") },
  /* Translators: a unit, and its hex */
  { "rampages", .forms = { ACIES_FORMS ("%1$s on %2$s goes on a rampage", "One of the %1$s on %2$s goes on a rampage") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Rampage") },
  /* Translators: a unit, its hex, and another hex */
  { "rampaged", .forms = { ACIES_FORMS ("%1$s on %2$s rushes to %3$s", "One of the %1$s on %2$s rushes to %3$s") }, .of_fight = TRUE },
  /* Translators: a unit, and its hex */
  { "ran-off", .forms = { ACIES_FORMS ("%1$s on %2$s rushes off the board", "One of the %1$s on %2$s rushes off the board") }, .of_fight = TRUE },
  /* Translators: a unit, and its hex */
  { "through-the-gaps", .forms = { ACIES_FORMS ("%1$s on %2$s lets the elephants or chariots through its ranks", "%1$s on %2$s let the elephants or chariots through their ranks") }, .of_fight = TRUE },
  /* Translators: a unit, and its hex */
  { "rampage-stopped", .forms = { ACIES_FORMS ("%1$s on %2$s is killed to stop the rampage", "%1$s on %2$s are killed to stop the rampage") }, .brief = NC_ ("over a unit", "Rampage Stopped") },
  /* Translators: a unit, its hex, and the hex of an enemy */
  { "charge-declared", .forms = { ACIES_FORMS ("%1$s on %2$s declares a charge at %3$s", "%1$s on %2$s declare a charge at %3$s") } },
  /* Translators: a unit, and its hex */
  { "overrun", .forms = { ACIES_FORMS ("%1$s on %2$s is overrun and destroyed", "%1$s on %2$s are overrun and destroyed") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Overrun") },
  /* Translators: a unit, and its hex */
  { "counter-charged", .forms = { ACIES_FORMS ("%1$s on %2$s counter-charges", "%1$s on %2$s counter-charge") }, .brief = NC_ ("over a unit", "Counter-charge") },
  /* Translators: a unit, its hex, and another hex */
  { "evaded", .forms = { ACIES_FORMS ("%1$s on %2$s evades to %3$s", "%1$s on %2$s evade to %3$s") }, .brief = NC_ ("over a unit", "Evasion") },
  /* Translators: a unit, its hex, and another hex */
  { "met-nobody", .forms = { ACIES_FORMS ("%1$s on %2$s charges, meets no enemy and stops on %3$s", "%1$s on %2$s charge, meet no enemy and stop on %3$s") } },
  /* Translators: a unit, its hex, and another hex */
  { "passed-through", .forms = { ACIES_FORMS ("%1$s on %2$s charges through to %3$s", "%1$s on %2$s charge through to %3$s") }, .brief = NC_ ("over a unit", "Passing Through") },
  /* Translators: a unit, its hex, and another hex */
  { "met", .forms = { ACIES_FORMS ("%1$s on %2$s charges to %3$s", "%1$s on %2$s charge to %3$s") } },
  /* Translators: a unit, and its hex */
  { "led", .forms = { ACIES_FORMS ("%1$s on %2$s adds a hit", "%1$s on %2$s add a hit") }, .of_fight = TRUE },
  { "result", .describe = describe_note, .of_fight = TRUE },
  /* Translators: a unit, and its hex */
  { "relieved", .forms = { ACIES_FORMS ("%1$s on %2$s relieves its ranks", "%1$s on %2$s relieve their ranks") } },
  /* Translators: a unit, its hex, and another hex */
  { "fell-back", .forms = { ACIES_FORMS ("%1$s on %2$s falls back to %3$s", "%1$s on %2$s fall back to %3$s") }, .brief = NC_ ("over a unit", "Falling Back") },
  /* Translators: a unit, its hex, and another hex */
  { "went-behind", .forms = { ACIES_FORMS ("%1$s on %2$s retires behind the triarii, to %3$s", "%1$s on %2$s retire behind the triarii, to %3$s") }, .brief = NC_ ("over a unit", "Falling Back") },
  /* Translators: a unit, its hex, and another hex */
  { "fled", .forms = { ACIES_FORMS ("%1$s on %2$s flees to %3$s", "%1$s on %2$s flee to %3$s") }, .brief = NC_ ("over a unit", "Flight") },
  /* Translators: a unit, its hex, and another hex */
  { "followed-up", .forms = { ACIES_FORMS ("%1$s on %2$s follows up to %3$s", "%1$s on %2$s follow up to %3$s") }, .brief = NC_ ("over a unit", "Follow-up") },
  /* Translators: a unit, its hex, and another hex */
  { "pursued", .forms = { ACIES_FORMS ("%1$s on %2$s pursues to %3$s", "%1$s on %2$s pursue to %3$s") }, .brief = NC_ ("over a unit", "Pursuit") },
  /* Translators: a unit, and its hex */
  { "no-way-back", .forms = { ACIES_FORMS ("%1$s on %2$s has no way to retreat and is destroyed", "%1$s on %2$s have no way to retreat and are destroyed") }, .brief = NC_ ("over a unit", "No Way Back") },
  /* Translators: a unit, and its hex */
  { "routed", .forms = { ACIES_FORMS ("%1$s on %2$s is routed", "%1$s on %2$s are routed") }, .brief = NC_ ("over a unit", "Routed") },
  /* Translators: a unit, and its hex */
  { "left-the-field", .forms = { ACIES_FORMS ("%1$s on %2$s leaves the board and is out of the battle", "%1$s on %2$s leave the board and are out of the battle") }, .brief = NC_ ("over a unit", "Out of the Battle") },
  /* Translators: a unit, and its hex */
  { "caught", .forms = { ACIES_FORMS ("%1$s on %2$s is caught", "%1$s on %2$s are caught") }, .brief = NC_ ("over a unit", "Caught") },
  /* Translators: a unit, and its hex */
  { "loots", .forms = { ACIES_FORMS ("%1$s on %2$s loots the camp", "%1$s on %2$s loot the camp") } },
  { "hacked", .describe = describe_note },
  { "control-rolled", .describe = describe_note },
  { "move-rolled", .describe = describe_note },
  { "flight-rolled", .describe = describe_note },
  { "pursuit-rolled", .describe = describe_note },
  { "risk-rolled", .describe = describe_note, .of_fight = TRUE },
  { "danger-rolled", .describe = describe_note, .of_fight = TRUE },
  { "critical-rolled", .describe = describe_note, .of_fight = TRUE },
  { "fate-rolled", .describe = describe_note, .of_fight = TRUE },
  { "rampage-rolled", .describe = describe_note, .of_fight = TRUE },
  { "stop-rolled", .describe = describe_note },
  { "gaps-rolled", .describe = describe_note, .of_fight = TRUE },
  { "hits-from", .describe = describe_note, .of_fight = TRUE },
  /* Translators: a unit, its hex, and another hex */
  { "struck", .forms = { ACIES_FORMS ("%1$s on %2$s meets the enemy on %3$s and charges", "%1$s on %2$s meet the enemy on %3$s and charge") } },
  { "army-losses", .describe = describe_note },
  /* Translators: a unit, and its hex */
  { "destroyed", .forms = { ACIES_FORMS ("%1$s on %2$s is destroyed", "%1$s on %2$s are destroyed") }, .of_fight = TRUE },
};
/* clang-format on */
