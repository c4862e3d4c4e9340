/* main.c - acies-cli: the verbs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-help.h"
#include "cli/cli-simulate.h"
#include "cli/cli.h"
#include "formats/files/process.h"

#include <glib/gi18n.h>

#include <locale.h>

static const AciesCliVerb verbs[] = {
  { "validate", N_ ("FILE…"), N_ ("Say what is wrong with scenarios and games."),
    N_ ("With --fix what can be put right in FILE is, and the scenario is written to OUT."), acies_cli_validate },
  { "render", "FILE -o OUT", N_ ("Draw the board as PNG, SVG or PDF."), NULL, acies_cli_render },
  { "sheet", "FILE -o OUT", N_ ("Set a battle on one page: PDF, SVG or PNG."), NULL, acies_cli_sheet },
  { "convert", "FILE -o OUT", N_ ("Write a scenario in another format."),
    N_ ("FILE may be, whatever its name is:\n"
        "  a scenario or a game of Acies (.acies, .aciesgame)\n"
        "  a scenario or a saved game of the designer’s own program (.json)\n"
        "  a hexagonal, staggered or orthogonal map of Tiled (.tmx)\n"
        "OUT becomes, by its ending:\n"
        "  .acies      a scenario of Acies\n"
        "  .json       a scenario of the designer’s own program\n"
        "  .tmx        a map of Tiled, with a picture of its tiles beside it\n"
        "  .aciesgame  a damaged game of Acies, with --recover\n"
        "A game can become .json or .tmx, as it stands at its end.\n"
        "What was put right or left out is told line by line on standard error. With --recover a damaged\n"
        "scenario or game is read as far as it goes."),
    acies_cli_convert },
  { "play", "FILE", N_ ("Play a scenario, or continue a game."),
    N_ ("Commands are read one per line, from standard input unless --commands\n"
        "names a file; empty lines and lines that begin with # are left out. At a terminal\n"
        "each is asked for, and “help” says what else can be said there. Dice are rolled\n"
        "from the seed where no “dice” line answers for them. Cards and units may be named\n"
        "as in the rulebook, hexes as E5. “acies-cli legal” lists what may be commanded."),
    acies_cli_play, acies_cli_help_dup_list },
  { "simulate", N_ ("FILE…"), N_ ("Play many games between computer players, and tell what they come to."),
    N_ ("The same seed gives the same results, however many games are played at once. With --shard games can be\n"
        "spread over several machines, and --merge joins what these print."),
    acies_cli_simulate, acies_cli_simulate_dup_list },
  { "replay", "GAME", N_ ("Replay a game and verify it."), NULL, acies_cli_replay },
  { "report", "GAME -o OUT", N_ ("Tell a game from its beginning: PDF or text."),
    N_ ("A PDF has the board after each round, the dice, the rolls that decided most, and the luck of both\n"
        "sides; a text has the same without pictures. Of the hands nothing is told."),
    acies_cli_tell },
  { "show", "FILE", N_ ("Tell a position in words."),
    N_ ("Of a scenario it is where the game stands that it begins. Of the hands only those are told that may be\n"
        "seen: of two people who share the screen, that of who decides."),
    acies_cli_show },
  { "legal", "FILE", N_ ("List what the side to act may do now."), NULL, acies_cli_legal },
  { "reach", "FILE --unit HEX", N_ ("List where a unit may go."), NULL, acies_cli_reach },
  { "targets", "FILE --unit HEX", N_ ("List whom a unit may attack."), NULL, acies_cli_targets },
  { "why", N_ ("FILE COMMAND"), N_ ("Say whether a command is allowed now, and if not, why."), NULL, acies_cli_why },
  { "rules", N_ ("[ID]"), N_ ("List what the rules say, with their source and what proves it."), NULL, acies_cli_rules },
  { "odds", N_ ("FILE HEX HEX"), N_ ("Tell the exact chances of an attack."),
    N_ ("The first hex is the attacker’s, the other its target’s. Instead of a position two unit\n"
        "types can be named, by --ruleset, --attacker and --defender. What can be\n"
        "supposed with --modifier is in the manual page."),
    acies_cli_odds },
  { "list", N_ ("[KIND]"), N_ ("List rulesets, unit types, cards and scenarios."), NULL, acies_cli_list },
};

static void
print_help (void)
{
  acies_cli_print ("%s\n  acies-cli %s\n\n", _ ("Usage:"), _ ("VERB [OPTION…] [ARGUMENT…]"));
  acies_cli_print ("%s\n\n%s\n", _ ("Work with scenarios and games of Acies, without a display."), _ ("Verbs:"));
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    acies_cli_print ("  %-10s %s\n", verbs[i].name, gettext (verbs[i].summary));
  acies_cli_print ("\n%s\n", _ ("“acies-cli VERB --help” shows the options of a verb; “acies-cli --version” the version."));
}

static AciesCliStatus
run (char **words)
{
  const char *name = words[0];

  if (name == NULL)
    {
      acies_cli_complain (_ ("a verb is missing; “acies-cli --help” lists them"));
      return ACIES_CLI_UNUSABLE;
    }
  if (g_str_equal (name, "--help") || g_str_equal (name, "-h") || g_str_equal (name, "help"))
    {
      print_help ();
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
  acies_cli_complain (_ ("“%s” is no verb; “acies-cli --help” lists them"), name);

  return ACIES_CLI_UNUSABLE;
}

int
main (int   argc,
      char *argv[])
{
  acies_process_guard_files ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, ACIES_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("acies-cli");

  return acies_cli_close_output (run (argc > 0 ? argv + 1 : argv));
}
