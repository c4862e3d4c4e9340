/* write-board.c - writes the largest board there is into a file, for programs that are measured from outside
 *
 * usage: write-board FILE
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-xml.h"
#include "support/battles.h"
#include "support/big-board.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "pydna");
  g_autoptr (AciesState) board = big_board_new (battle);
  g_autofree char *text = acies_scenario_write (board);
  g_autoptr (GError) error = NULL;

  if (argc != 2 || !g_file_set_contents (argv[1], text, -1, &error))
    {
      g_printerr ("write-board: %s\n", error != NULL ? error->message : "give the name of a file");
      return 2;
    }

  return 0;
}
