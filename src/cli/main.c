/* main.c - acies-cli: the verbs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/play.h"
#include "formats/files/process.h"

#include <glib/gi18n.h>

static const AciesCliVerb verbs[] = {
  { "validate", N_ ("FILE…"), N_ ("Check scenarios and games for problems."),
    N_ ("--fix fixes as many problems in FILE as possible and writes the scenario to OUT."), acies_cli_validate },
  { "render", "FILE -o OUT", N_ ("Draw the board as PNG, SVG or PDF."), NULL, acies_cli_render },
  { "sheet", "FILE -o OUT", N_ ("Make a one-page scenario sheet as PDF, SVG or PNG."), NULL, acies_cli_sheet },
  { "legend", "FILE -o OUT", N_ ("Draw the pieces of a battle and explain them, as PNG, SVG or PDF."), NULL, acies_cli_legend },
  { "reference", "RULESET -o OUT.pdf", N_ ("Make a reference card of a game, two pages to play from."), NULL, acies_cli_reference },
  { "convert", "FILE -o OUT", N_ ("Convert a scenario to another format."),
    N_ ("FILE can be one of these; its name does not matter:\n"
        "  an Acies scenario or game (.acies, .aciesgame)\n"
        "  a scenario or saved game of the designer’s own program (.json)\n"
        "  a hexagonal, staggered or orthogonal Tiled map (.tmx)\n"
        "The extension of OUT selects the format:\n"
        "  .acies      an Acies scenario\n"
        "  .json       a scenario for the designer’s own program\n"
        "  .tmx        a Tiled map, with a picture of its tiles beside it\n"
        "  .aciesgame  a damaged Acies game, with --recover\n"
        "A game can be converted to .json or .tmx; its final position is used.\n"
        "Corrections and omissions are listed on standard error, one per line. With --recover, as much\n"
        "as possible of a damaged scenario or game is read."),
    acies_cli_convert },
  { "play", "FILE", N_ ("Play a scenario, or continue a game."),
    N_ ("Commands are read one per line, from standard input or from the file that --commands\n"
        "names; empty lines and lines that begin with # are ignored. At a terminal\n"
        "there is a prompt, and “help” lists what else you can type. Dice are rolled\n"
        "from the seed unless a “dice” line enters them. Name cards and units as in the\n"
        "rulebook, and hexes by column and row, such as E5. If several units share a hex, its name\n"
        "refers to the main unit there, which is drawn large; add a unit type to name another one.\n"
        "When there is a question, only its answers are accepted; “acies-cli legal” lists them."),
    acies_cli_play, acies_cli_help_dup_list },
  { "simulate", N_ ("FILE…"), N_ ("Let computers play a battle many times and report the results."),
    N_ ("The same seed gives the same results, however many games are played at once. --shard splits\n"
        "the games between several machines, and --merge joins their output."),
    acies_cli_simulate, acies_cli_simulate_dup_list },
  { "replay", "GAME", N_ ("Replay a game and verify it."), NULL, acies_cli_replay },
  { "report", "GAME -o OUT", N_ ("Write a report of a game from start to finish, as PDF or text."),
    N_ ("A PDF shows the board after each round, the dice, the most decisive rolls, and the luck of both\n"
        "sides; a text file has the same without pictures. Hands are not shown."),
    acies_cli_show_message },
  { "show", "FILE", N_ ("Describe a position in words."),
    N_ ("For a scenario, this is the starting position. Secret hands are hidden: if two people\n"
        "share the screen, only the hand of the side to act is shown."),
    acies_cli_show },
  { "guide", "FILE", N_ ("List the steps to set up a battle on a table."),
    N_ ("For a game, its position is laid out. The steps name every card and every face-down piece.\n"
        "What the position of a game cannot keep is listed on standard error."),
    acies_cli_guide },
  { "legal", "FILE", N_ ("List the legal commands for the side to act."), NULL, acies_cli_legal },
  { "reach", "FILE --unit HEX", N_ ("List where a unit can move."), NULL, acies_cli_reach },
  { "targets", "FILE --unit HEX", N_ ("List the enemies a unit can attack."), NULL, acies_cli_targets },
  { "why", N_ ("FILE COMMAND"), N_ ("Say whether a command is allowed now, and if not, why."),
    N_ ("COMMAND is one or more words: a command of the game, as listed by “acies-cli play --help”,\n"
        "or one of the commands below, which the app uses to change a scenario. These are\n"
        "allowed only in a scenario, not in a game. The command is only checked; nothing is changed. If several units share a hex,\n"
        "“remove”, “shift”, “figures” and “mark” also take the type of the unit."),
    acies_cli_why, acies_cli_help_dup_edits },
  { "rules", N_ ("[ID]"), N_ ("List the rules, with their sources and the tests that check them."), NULL, acies_cli_rules },
  { "odds", N_ ("FILE HEX HEX"), N_ ("Show the exact odds of an attack."),
    N_ ("The first hex is the attacker’s, the second its target’s. To compare two unit types without\n"
        "a position, use --ruleset, --attacker and --defender; without them, the program asks at a\n"
        "terminal. The manual page lists the values of --modifier."),
    acies_cli_odds },
  { "list", N_ ("[KIND]"), N_ ("List rulesets, unit types, cards and scenarios."), NULL, acies_cli_list },
  { "records", "", N_ ("Print your finished games as a CSV table."), NULL, acies_cli_records },
};

static AciesCliStatus
run (char **words)
{
  const char *name = words[0];

  if (name == NULL)
    return acies_cli_error (_ ("no command given; “acies-cli --help” lists the commands"));
  if (g_str_equal (name, "--help") || g_str_equal (name, "-h") || g_str_equal (name, "help"))
    {
      acies_cli_print ("%s\n  acies-cli %s\n\n", _ ("Usage:"), _ ("COMMAND [OPTION…] [ARGUMENT…]"));
      acies_cli_print ("%s\n\n%s\n", _ ("Work with Acies scenarios and games without a display."), _ ("Commands:"));
      for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
        acies_cli_print ("  %-10s %s\n", verbs[i].name, gettext (verbs[i].summary));
      acies_cli_print ("\n%s\n", _ ("“acies-cli COMMAND --help” shows the options of a command; “acies-cli --version” shows the version."));
      return ACIES_CLI_GOOD;
    }
  if (g_str_equal (name, "--version"))
    {
      acies_cli_print ("acies-cli %s\n", ACIES_VERSION);
      return ACIES_CLI_GOOD;
    }
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      if (g_str_equal (name, verbs[i].name))
        return verbs[i].run (&verbs[i], words);
    }
  return acies_cli_error (_ ("unknown command “%s”; “acies-cli --help” lists the commands"), name);
}

int
main (int   argc,
      char *argv[])
{
  acies_process_guard_files ();
  acies_process_set_language ();
  g_set_prgname ("acies-cli");

  return acies_cli_close_output (run (argc > 0 ? argv + 1 : argv));
}
