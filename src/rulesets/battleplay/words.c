/* words.c - BattlePlay: commands and log entries that only this game has, and its rules in short
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

static char *
describe_prepare (const AciesState *state,
                  int               number)
{
  static const char *const words[] = { N_ ("More Trees"), N_ ("Fewer Trees"), N_ ("More Mountains"), N_ ("Fewer Mountains") };

  return g_strdup (_ (words[CLAMP (number, 1, 4) - 1]));
}

/* clang-format off */
const AciesVerb acies_bp_verbs[BP_N_VERBS] = {
  [BP_COMMAND_DEPLOY - ACIES_COMMAND_VERB] = {
    .name = "deploy", .shape = ACIES_VERB_RESERVE, .weight = 32,
    .help = N_ ("lay a card from the reserve on a square in its side’s row"),
    /* Translators: a unit, and a square */
    .hint = { N_ ("Lay %1$s on %2$s") }, .step = N_ ("Lay %1$s on %2$s"),
  },
  [BP_COMMAND_TAKE_BACK - ACIES_COMMAND_VERB] = {
    .name = "take-back", .shape = ACIES_VERB_AT, .weight = 1, .takes_back = TRUE,
    .help = N_ ("pick up a card that was laid face down"),
    .hint = { N_ ("Pick up %s") }, .step = N_ ("Pick Up the Card on %s"),
    .prompt = { N_ ("Click %s again to pick it up"), N_ ("Click %s again to pick it up"),
                N_ ("Click %s again to pick it up"), N_ ("Click %s again to pick it up") },
  },
  [BP_COMMAND_FIGHT - ACIES_COMMAND_VERB] = {
    .name = "fight", .shape = ACIES_VERB_AT, .weight = 16,
    .help = N_ ("choose a file where you have a card but only the enemy rolls"),
    .hint = { N_ ("Fight in the file of %s") }, .step = N_ ("Fight in the File of %s"),
    .prompt = { N_ ("Click %s again to fight in this file"), N_ ("Click %s again to fight in this file"),
                N_ ("Click %s again to fight in this file"), N_ ("Click %s again to fight in this file") },
  },
  [BP_COMMAND_SWAP - ACIES_COMMAND_VERB] = {
    .name = "swap", .shape = ACIES_VERB_FROM_TO, .weight = 16,
    .help = N_ ("swap two main battle cards before all cards are turned face up"),
    /* Translators: two units */
    .hint = { N_ ("Swap %1$s with %2$s") }, .step = N_ ("Swap %1$s and %2$s"),
    .prompt = { N_ ("Choose the card to swap with %s"), N_ ("Choose the card to swap with %s"),
                N_ ("Choose the card to swap with %s"), N_ ("Choose the card to swap with %s") },
  },
  [BP_COMMAND_AGAIN - ACIES_COMMAND_VERB] = {
    .name = "roll-again", .shape = ACIES_VERB_CHOICE, .weight = 16, .of_dice = TRUE,
    .help = N_ ("roll a die again: 1 for the first die of the roll, 2 for the second, and so on"), .step = N_ ("Roll Again: %s"), .describe = acies_bp_describe_die,
  },
  [BP_COMMAND_PREPARE - ACIES_COMMAND_VERB] = {
    .name = "prepare", .shape = ACIES_VERB_CHOICE, .weight = 16,
    .help = N_ ("prepare the battlefield: more trees (1), fewer trees (2), more mountains (3) or fewer mountains (4)"), .step = N_ ("Prepare the Battlefield: %s"),
    .describe = describe_prepare,
  },
  [BP_COMMAND_WATERWAY - ACIES_COMMAND_VERB] = {
    .name = "waterway", .shape = ACIES_VERB_AT, .weight = 8,
    .help = N_ ("put the waterway in the first or the last file"),
    .hint = { N_ ("Put the waterway in this file") }, .step = N_ ("Put the Waterway on %s"),
    .prompt = { N_ ("Choose the first or the last file for the waterway"), N_ ("Choose the first or the last file for the waterway"),
                N_ ("Choose the first or the last file for the waterway"), N_ ("Choose the first or the last file for the waterway") },
  },
  [BP_COMMAND_HOLD - ACIES_COMMAND_VERB] = {
    .name = "hold-cards", .shape = ACIES_VERB_BARE, .weight = 4, .declines = TRUE,
    .help = N_ ("play no more Tactica cards in this phase"), .step = N_ ("Play No More Tactica in This Phase"),
    .button = N_ ("No More Tactica in This P_hase"),
  },
};
/* clang-format on */

/* --- log entries ---------------------------------------------------------------------------------- */

static char *
describe_note (const AciesLogWords *words)
{
  static const char *const prepared[] = {
    N_ ("%s has prepared the battlefield: more trees"),
    N_ ("%s has prepared the battlefield: fewer trees"),
    N_ ("%s has prepared the battlefield: more mountains"),
    N_ ("%s has prepared the battlefield: fewer mountains"),
  };
  const AciesRuleset  *ruleset = words->ruleset;
  const AciesLogEntry *entry = words->entry;
  const AciesDice     *dice = &entry->dice;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *with = NULL;
  const char      *roll;

  for (guint i = 0; i < dice->n; i++)
    /* Translators: the colour of a die and what it shows: “Yellow Skull” */
    acies_list_addf (text, ACIES_LIST_COMMA, _ ("%1$s %2$s"), ruleset->die_types[dice->types[i]].name,
                     acies_face_to_string (acies_ruleset_get_face (ruleset, dice, i), ruleset));
  roll = text->str;
  switch ((guint) entry->kind)
    {
    case BP_LOG_PHASE:
      return g_strdup (acies_procs_phase_name (ruleset->procs, (guint) entry->number));

    case BP_LOG_LAID:
      /* Translators: a square, and what lies there now: “D2: Wooded Hill” */
      return g_strdup_printf (_ ("%1$s: %2$s"), words->hex, ruleset->terrains[entry->number].name);

    case BP_LOG_DISCARDED:
      /* Translators: a card */
      return g_strdup_printf (_ ("Tile “%s” has no effect and is discarded"), ruleset->cards[entry->card].name);

    case BP_LOG_HILL_ROLL: /* BP-R12: what it rolls, why, and what it needed */
      with = entry->number > 0 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "general with %d star", "general with %d stars", (gulong) entry->number), entry->number)
                               : g_strdup (_ ("no general"));
      if (entry->number2 == 0)
        /* Translators: a side, a square, “general with 4 stars”, dice: “Rome rolls for the hill on D2 (general with 4 stars): Yellow Skull” */
        return g_strdup_printf (_ ("%1$s rolls for the hill on %2$s (%3$s): %4$s"), words->side, words->hex, with, roll);

      /* Translators: the same, with the symbol that the other side has rolled before the dice */
      return g_strdup_printf (_ ("%1$s rolls for the hill on %2$s (%3$s) and must beat a %4$s: %5$s"), words->side, words->hex, with,
                              ruleset->symbols[entry->number2 - 1].name, roll);

    case BP_LOG_HILL_WON:
      /* Translators: a side, and a square */
      return g_strdup_printf (_ ("%1$s takes the hill, which moves to %2$s"), words->side, words->hex);

    case BP_LOG_HILL_STAYS:
      /* Translators: a hex or a square */
      return g_strdup_printf (_ ("Neither side takes the hill on %s"), words->hex);

    case BP_LOG_PREPARED:
      return g_strdup_printf (_ (prepared[CLAMP (entry->number, 1, 4) - 1]), words->side);

    case BP_LOG_TOOK_BACK:
      /* Translators: a side, and a square */
      return g_strdup_printf (_ ("%1$s picks up a card from %2$s"), words->side, words->hex);

    case BP_LOG_SWAPPED:
      /* Translators: a side, and two squares */
      return g_strdup_printf (_ ("%1$s swaps the cards on %2$s and %3$s"), words->side, words->hex, words->to);

    case BP_LOG_SUCCEEDED:
      /* Translators: the stars of a general, and a side */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A general with %1$d star takes command of %2$s",
                                           "A general with %1$d stars takes command of %2$s", (gulong) entry->number),
                              entry->number, words->side);

    case BP_LOG_AGAIN:
      /* Translators: dice: “Rolled again: Yellow Cross, White Blank” */
      return g_strdup_printf (_ ("Rolled again: %s"), roll);

    case BP_LOG_ROLLS:
      /* Translators: a unit, a square, and “Yellow → Green (Good going, The enemy holds the hill)” */
      return g_strdup_printf (acies_agree (words->type, "%1$s on %2$s rolls %3$s", "%1$s on %2$s roll %3$s"), words->unit, words->hex, entry->reason);

    default:
      /* Translators: a unit, a square, and “Yellow → Green (Good going, The enemy holds the hill)” */
      return g_strdup_printf (acies_agree (words->type, "%1$s on %2$s rolls in return: %3$s", "%1$s on %2$s roll in return: %3$s"), words->unit, words->hex, entry->reason);
    }
}

/* In the order of the BP_LOG_... */
/* clang-format off */
const AciesOwnLogEntry acies_bp_log_entries[BP_N_LOG_KINDS] = {
  { "phase-begun", .describe = describe_note, .heading = TRUE },
  { "laid", .describe = describe_note },
  { "tile-discarded", .describe = describe_note },
  { "hill-roll", .describe = describe_note },
  { "hill-won", .describe = describe_note },
  { "hill-stays", .describe = describe_note },
  { "prepared", .describe = describe_note },
  /* Translators: a unit, and a square */
  { "deployed", .forms = { ACIES_FORMS ("%1$s is laid on %2$s", "%1$s are laid on %2$s") } },
  { "took-back", .describe = describe_note },
  { "army-ready", .sentence = N_ ("%s has laid out its army") },
  { "revealed", .sentence = N_ ("All cards except the reserves are turned face up") },
  /* Translators: a unit, and a square */
  { "scouted", .forms = { ACIES_FORMS ("%1$s is revealed on %2$s", "%1$s are revealed on %2$s") }, .brief = NC_ ("over a unit", "Revealed") },
  { "swapped", .describe = describe_note },
  /* Translators: a unit, and a square */
  { "pulled-off", .forms = { ACIES_FORMS ("%1$s on %2$s leaves the board", "%1$s on %2$s leave the board") } },
  /* Translators: a general, and a square */
  { "leads", .forms = { ACIES_FORMS ("%1$s joins the fight on %2$s", "%1$s join the fight on %2$s") }, .brief = NC_ ("over a unit", "In the Fight") },
  /* Translators: a unit, and a square */
  { "wounded", .forms = { ACIES_FORMS ("%1$s on %2$s is wounded", "%1$s on %2$s are wounded") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Wounded") },
  { "succeeded", .describe = describe_note },
  /* Translators: a general, and a square */
  { "to-reserve", .forms = { ACIES_FORMS ("%1$s is alone on %2$s and goes to the reserve", "%1$s are alone on %2$s and go to the reserve") } },
  /* Translators: a unit, and a square */
  { "rallied", .forms = { ACIES_FORMS ("%1$s on %2$s rallies", "%1$s on %2$s rally") }, .brief = NC_ ("over a unit", "Rallied") },
  { "rolled-again", .describe = describe_note, .of_fight = TRUE },
  /* Translators: a unit, and a square */
  { "line-held", .forms = { ACIES_FORMS ("%1$s on %2$s holds the line", "%1$s on %2$s hold the line") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Line Held") },
  { "ceased", .sentence = N_ ("%s takes no more actions in this step") },
  { "rolls", .describe = describe_note },
  { "rolls-back", .describe = describe_note },
};
/* clang-format on */

/* --- the printed sheet ---------------------------------------------------------------------- */

static void
add_words (GPtrArray  *paragraphs,
           const char *words)
{
  g_ptr_array_add (paragraphs, g_strdup (words));
}

/* BP-R14 to BP-R22, BP-R42, BP-R43, BP-R47, BP-R48 */
static void
describe_deployment (const AciesState *state,
                     GPtrArray        *paragraphs)
{
  guint     reserve = acies_bp_most_in_reserve (state, state->setup.first);
  guint     stars[] = { acies_bp_stars (state, 0), acies_bp_stars (state, 1) };
  AciesSide worse = stars[0] < stars[1] ? 0 : 1;
  guint     missing = stars[1 - worse] - stars[worse];

  if (state->switches[BP_SWITCH_TACTICA] != 0)
    add_words (paragraphs, acies_bp_is_double (state) ? _ ("Draw a Tactica card for each star of your general, and one more.") : _ ("Draw a Tactica card for each star of your general."));
  if (state->switches[BP_SWITCH_DEPLOYMENT] != BP_BY_PLAYERS)
    return;

  if (missing == 0)
    add_words (paragraphs, _ ("Deployment. The sides take turns to lay a card face down, the defender first. Then all cards but reserves are turned up."));
  else
    /* Translators: the side with the worse general, a number of cards, the other side */
    g_ptr_array_add (paragraphs, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Deployment. %1$s lays %2$u card face up, then the others face down. Next, %3$s lays all cards face down. Then all cards but reserves are turned up.",
                                                               "Deployment. %1$s lays %2$u cards face up, then the others face down. Next, %3$s lays all cards face down. Then all cards but reserves are turned up.", missing),
                                                  state->ruleset->sides[worse].name, missing, state->ruleset->sides[1 - worse].name));
  g_ptr_array_add (paragraphs, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Each side lays at most one main battle card per file and keeps at most %u troop card in reserve.",
                                                             "Each side lays at most one main battle card per file and keeps at most %u troop cards in reserve.", reserve),
                                                reserve));
  if (state->switches[BP_SWITCH_SIEGE] != 0)
    add_words (paragraphs, _ ("The defenders lay one card of any kind in each file and have no reserve. Only infantry and artillery can assault a town, and artillery must be with infantry."));
  else
    add_words (paragraphs, _ ("The outer files cannot have artillery or elephants; without terrain, they can have only cavalry, chariots and mounted skirmishers. Artillery must be with infantry. Skirmishers on foot must be with infantry, or alone in woods or on rocky ground. Mounted skirmishers must be with cavalry or chariots, or alone in an outer file without terrain."));
}

/* BP-R1, BP-R4, BP-R5, BP-R13, BP-R24 to BP-R28; in a siege BP-R44, BP-R45, BP-A16; also BP-R29, BP-R30, BP-R32 to BP-R40, BP-A20, BP-A35 */
void
acies_bp_describe_rules (const AciesState *state,
                         GPtrArray        *paragraphs)
{
  guint8 die = acies_bp_garrison_die (state);

  if (state->switches[BP_SWITCH_GROUND] == BP_GROUND_DRAWN && state->switches[BP_SWITCH_SIEGE] == 0) /* BP-R8 to BP-R12, BP-R48, BP-A27, BP-A33 */
    {
      if (state->switches[BP_SWITCH_PREPARED_NEAR] + state->switches[BP_SWITCH_PREPARED_FAR] > 0)
        add_words (paragraphs, _ ("A Prepared Battlefield card changes the number of trees or mountains by 2. The defender prepares first."));
      add_words (paragraphs, _ ("Tiles. Draw a brown tile for each mountain, then a green tile for each tree. There are 9 of rocky ground and 9 of woods (files 1, 1, 2, 3, 4, 5, 6, 7, 7), and 3 hills of each colour (files 3, 4, 5). Woods replace rocky ground; a hill goes with either. Discard a tile if its file already has that terrain."));
      if (acies_bp_is_double (state))
        add_words (paragraphs, _ ("Draw tiles for each half of the board. For the left half, a 7 counts as a 2; for the right half, a 1 counts as a 6."));
      if (state->switches[BP_SWITCH_WATERWAY] != 0)
        add_words (paragraphs, _ ("The defender may put the waterway in the first or the last file."));
      add_words (paragraphs, _ ("Hills. For each hill, both sides roll their general’s assault dice, or a black die. A skull beats a cross, a cross an S, an S a blank. The better roll holds the hill; equal rolls leave it to neither."));
    }
  describe_deployment (state, paragraphs);
  add_words (paragraphs, _ ("Phases. Artillery, bowfire, skirmishers, charge combat, exploitation, melee. A card rolls once in each. The side with more stars picks first; with equal stars, the attacker. Then the sides take turns to pick. Rolls in one file take effect at the same time, but artillery shoots card by card."));
  add_words (paragraphs, _ ("Missiles. Artillery shoots straight ahead or into a neighbouring file; bowmen and skirmishers shoot straight ahead. If the file has enemy skirmishers, they are the target. Artillery is destroyed with the main battle card on its square."));
  add_words (paragraphs, _ ("Charge combat. Each main battle card fights the enemy’s main battle card straight ahead, or the skirmishers there, which do not roll in return."));
  add_words (paragraphs, _ ("Exploitation. Skirmishers on foot leave the board but do not count as lost. Reserves come in on their own row. Then each card without an enemy in front may move one square forward or to the side, even into the enemy’s row. Cavalry and chariots may also move diagonally."));
  add_words (paragraphs, _ ("Melee. First, main battle cards on an open flank roll and may roll dice again. Such a card has an enemy beside it in its row, but none in front or on its other side. Then troop cards without an enemy in front may support against an enemy in a neighbouring file, with dice one colour lower. Neither target rolls in return. Last, all troop cards with an enemy in front roll."));
  add_words (paragraphs, _ ("Dice. From worst to best: black, white, green, yellow, red. A skull destroys the target. A cross wounds it, and a second wound destroys it. Wounds stay."));
  if (state->switches[BP_SWITCH_SIEGE] != 0)
    add_words (paragraphs, _ ("Artillery rolls its dice for good going; all other cards roll their dice for difficult terrain. A special (S) does nothing."));
  else
    {
      add_words (paragraphs, _ ("Special (S). In good going, it destroys a target of a kind that the card beats; otherwise it does nothing."));
      add_words (paragraphs, _ ("Ground. Woods and rocky ground are difficult: cards in their file roll the dice for difficult terrain. Missiles into woods are one colour lower. Rolls against the side that holds a hill are one colour lower in its file; artillery and bowmen on a hill of their side may roll dice again."));
    }
  if (die <= BP_RED)
    /* Translators: a colour of dice */
    g_ptr_array_add (paragraphs, g_strdup_printf (_ ("Garrison. Defenders add one die to each roll in charge combat and melee: %s."), state->ruleset->die_types[die].name));
  add_words (paragraphs, _ ("Generals. A general may join the fight of the card on the same square and add their assault dice. A general dies when a main battle card of their side is destroyed in their file. A general with one star fewer takes over; one with two stars is not replaced."));
}
