/* test-legal.c - what is listed as legal is exactly what the rules accept
 *
 * On positions met in random games every command that can be written down is
 * put to acies_command_check().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/odd-board.h"

#define LARGE 200 /* hexes */
#define SPARSE 13
#define ENOUGH many (12, 1500)     /* positions of a battle that are searched in full, in few long games or in many short ones */
#define MOST_GAMES many (80, 4000) /* until there are so many, and each special kind of command has come up */
#define N_SMALL 30                 /* on small boards */
#define MOST_SMALL 8000            /* of those, until each kind of command has come up */
#define ONE_IN many (30, 10)       /* of the positions are searched in full */
#define FIRST many (2, 5)          /* positions with a kind of command are, however rare it is */
#define MAX_HEXES 512

typedef struct
{
  const AciesState *state;
  GHashTable       *listed;   /* lines of the commands on the list */
  guint             accepted; /* of all commands tried */
} Search;

static void
try_command (Search             *search,
             const AciesCommand *command)
{
  g_autofree char *line = NULL;

  if (!acies_command_check (command, search->state, NULL))
    return;

  search->accepted++;
  line = acies_command_to_string (command, search->state->ruleset);
  if (!g_hash_table_contains (search->listed, line))
    g_error ("“%s” is accepted but not listed", line);
}

static guint
list_hexes (const AciesBoard *board,
            AciesHex         *hexes)
{
  guint n = 0;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      g_assert_cmpuint (n, <, MAX_HEXES);
      hexes[n++] = hex;
    }

  return n;
}

/* Where several units stand on a hex, those that the hex alone does not mean: @ids, but for the first. */
static void
try_others (Search            *search,
            AciesCommandKind   kind,
            AciesId            id,
            const AciesUnitId *ids,
            guint              n,
            AciesHex           to)
{
  for (guint i = 1; i < n; i++)
    {
      AciesCommand command = acies_command_on_unit (kind, search->state, ids[i]);

      command.id = id;
      command.to = to;
      try_command (search, &command);
    }
}

/* Those of whom a command of the kind could name one. */
static guint
list_named (const Search    *search,
            AciesCommandKind kind,
            AciesHex         hex,
            AciesUnitId     *ids)
{
  return acies_command_names_unit (kind, search->state->ruleset->procs) ? acies_stack_list (search->state, hex, ids) : 0;
}

/* Of what the game has not at all one try tells enough. */
static gboolean
has (const Search    *search,
     AciesCommandKind kind)
{
  return search->state->ruleset->procs->commands[kind].resolve != NULL;
}

/* On boards of more than LARGE hexes, from where nobody stands, a few hexes are as good as all: others in each position. */
static gboolean
may_be_left_out (const Search *search,
                 guint         n,
                 AciesHex      from,
                 guint         to)
{
  return n > LARGE && to % SPARSE != search->accepted % SPARSE && acies_state_unit_at (search->state, from) == ACIES_NO_UNIT;
}

/* Attacks that name the hex from which they are made: from each beside the target, and from one elsewhere. */
static void
try_via (Search             *search,
         const AciesCommand *attack)
{
  AciesCommand command = *attack;

  if (attack->kind != ACIES_COMMAND_ATTACK || search->state->ruleset->procs->reach.mark_charges == NULL || !acies_command_check (attack, search->state, NULL))
    return;
  command.via = attack->to;
  try_command (search, &command);
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      command.via = acies_board_neighbour (search->state->board, attack->to, (AciesDirection) d);
      if (command.via != ACIES_NO_HEX)
        try_command (search, &command);
    }
}

static void
try_hexes (Search          *search,
           AciesCommandKind kind,
           gboolean         is_pair)
{
  AciesHex hexes[MAX_HEXES];
  guint    n = has (search, kind) ? list_hexes (search->state->board, hexes) : 1;

  for (guint i = 0; i < n; i++)
    {
      AciesUnitId  ids[ACIES_MAX_LAYERS];
      AciesCommand command = acies_command_on_hex (kind, has (search, kind) ? hexes[i] : 0);
      guint        n_ids = list_named (search, kind, command.hex, ids);

      if (!is_pair)
        {
          try_command (search, &command);
          try_others (search, kind, ACIES_NO_ID, ids, n_ids, ACIES_NO_HEX);
        }
      for (guint j = 0; j < n && is_pair; j++)
        {
          if (n > 1 && may_be_left_out (search, n, hexes[i], j))
            continue;
          command.to = n > 1 ? hexes[j] : command.hex;
          try_command (search, &command);
          try_via (search, &command);
          try_others (search, kind, ACIES_NO_ID, ids, n_ids, command.to);
        }
    }
}

static void
try_cards (Search          *search,
           AciesCommandKind kind)
{
  for (guint card = 0; card < search->state->ruleset->n_cards; card++)
    {
      AciesCommand command = acies_command_with_id (kind, (AciesId) card);

      try_command (search, &command);
    }
}

/* Each of the first @n ids, cards or types of unit, on each hex. */
static void
try_ids_on_hexes (Search          *search,
                  AciesCommandKind kind,
                  guint            n_ids)
{
  AciesHex hexes[MAX_HEXES];
  guint    n = list_hexes (search->state->board, hexes);

  for (guint id = 0; id < n_ids; id++)
    {
      AciesCommand command = acies_command_with_id (kind, (AciesId) id);

      for (guint i = 0; i < n; i++)
        {
          AciesUnitId ids[ACIES_MAX_LAYERS];

          command.hex = hexes[i];
          try_command (search, &command);
          try_others (search, kind, (AciesId) id, ids, list_named (search, kind, hexes[i], ids), ACIES_NO_HEX);
        }
    }
}

static void
try_plain (Search          *search,
           AciesCommandKind kind)
{
  AciesCommand command = acies_command (kind);

  try_command (search, &command);
}

static void
try_numbers (Search          *search,
             AciesCommandKind kind)
{
  for (int number = 0; number <= ACIES_MAX_CHOICES + 1; number++)
    {
      AciesCommand command = acies_command_with_number (kind, number);

      try_command (search, &command);
    }
}

/* What only this game has, by the words that its line takes. */
static void
try_verb (Search          *search,
          AciesCommandKind kind)
{
  const AciesRuleset *ruleset = search->state->ruleset;
  const AciesVerb    *verb = acies_command_verb (kind, ruleset->procs);

  if (verb == NULL)
    return;
  if (verb->shape == ACIES_VERB_RESERVE)
    try_ids_on_hexes (search, kind, ruleset->n_unit_types);
  if (verb->shape == ACIES_VERB_AT || verb->shape == ACIES_VERB_OVER)
    try_hexes (search, kind, FALSE);
  if (verb->shape == ACIES_VERB_FROM_TO || verb->shape == ACIES_VERB_OVER)
    try_hexes (search, kind, TRUE);
  if (verb->shape == ACIES_VERB_BARE)
    try_plain (search, kind);
  if (verb->shape == ACIES_VERB_CHOICE)
    try_numbers (search, kind);
}

/* Every command of play but dice, which are never listed. */
static void
try_everything (Search *search)
{
  try_cards (search, ACIES_COMMAND_PLAY);
  try_ids_on_hexes (search, ACIES_COMMAND_PLAY, search->state->ruleset->n_cards);
  try_hexes (search, ACIES_COMMAND_ORDER, FALSE);
  try_hexes (search, ACIES_COMMAND_ORDER, TRUE);
  try_hexes (search, ACIES_COMMAND_MOVE, TRUE);
  try_hexes (search, ACIES_COMMAND_ATTACK, TRUE);
  try_hexes (search, ACIES_COMMAND_RETREAT, FALSE);
  try_cards (search, ACIES_COMMAND_PUT_BACK);
  try_cards (search, ACIES_COMMAND_TAKE);
  try_plain (search, ACIES_COMMAND_PASS);
  try_plain (search, ACIES_COMMAND_DONE);
  try_plain (search, ACIES_COMMAND_YES);
  for (AciesCommandKind kind = ACIES_COMMAND_VERB; kind < ACIES_COMMAND_ATTACK; kind++)
    try_verb (search, kind);
}

/* Everything listed is accepted, and nothing is listed twice. */
static GHashTable *
check_list (const AciesState *state,
            const GArray     *list)
{
  GHashTable *lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      char               *line = acies_command_to_string (command, state->ruleset);
      g_autoptr (GError) error = NULL;

      if (!acies_command_check (command, state, &error))
        g_error ("“%s” is listed but refused: %s", line, error->message);
      if (!g_hash_table_add (lines, line))
        g_error ("a command is listed twice");
    }

  return lines;
}

/* The positions of a battle that were searched in full. */
typedef struct
{
  guint n;
  guint with[ACIES_N_COMMANDS]; /* with a command of the kind on their list */
} Tally;

static gboolean
is_rare (const Tally  *tally,
         const GArray *list)
{
  for (guint i = 0; i < list->len; i++)
    {
      if (tally->with[g_array_index (list, AciesCommand, i).kind] < FIRST)
        return TRUE;
    }

  return FALSE;
}

static void
count_searched (Tally        *tally,
                const GArray *list)
{
  gboolean seen[ACIES_N_COMMANDS] = { FALSE };

  for (guint i = 0; i < list->len; i++)
    seen[g_array_index (list, AciesCommand, i).kind] = TRUE;
  for (guint kind = 0; kind < ACIES_N_COMMANDS; kind++)
    tally->with[kind] += seen[kind];
  tally->n++;
}

static void
check_position (const AciesState *state,
                const GArray     *list,
                gboolean          in_full,
                Tally            *tally)
{
  g_autoptr (GHashTable) lines = check_list (state, list);
  Search search = { state, lines, 0 };

  if (!in_full && !is_rare (tally, list))
    return;

  try_everything (&search);
  g_assert_cmpuint (search.accepted, ==, list->len);
  count_searched (tally, list);
}

static void
check_game (const AciesState *scenario,
            guint64           seed,
            Tally            *tally)
{
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  g_autoptr (GArray) list = acies_commands_new ();
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (seed);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command = acies_ai_choose_random (view, &rng);

      g_array_set_size (list, 0);
      acies_command_list (state, list);
      check_position (state, list, acies_ai_rng_below (&rng, ONE_IN) == 0, tally);
      g_assert_true (acies_session_apply (session, &command, NULL));
    }

  /* Nothing may be done any more. */
  g_array_set_size (list, 0);
  acies_command_list (state, list);
  g_assert_cmpuint (list->len, ==, 0);
  check_position (state, list, TRUE, tally);
}

/* What the cards of a battle let its armies do, and nobody else's: has it come up? */
static gboolean
has_special_kinds (const Tally      *tally,
                   const AciesProcs *procs,
                   const char       *battle)
{
  static const struct
  {
    const char *battle;
    const char *command;
  } special[] = {
    { "aous", "enter" },
    { "cynoscephalae", "swap" },
    { "pydna", "swap" },
    { "pydna", "step" },
    { "ticinus", "retreat" },
    { "quick", "way" },
    { "epic", "way" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (special); i++)
    {
      for (guint kind = 0; g_str_equal (special[i].battle, battle) && kind < ACIES_N_COMMANDS; kind++)
        {
          if (g_strcmp0 (acies_command_name (kind, procs), special[i].command) == 0 && tally->with[kind] == 0)
            return FALSE;
        }
    }

  return TRUE;
}

static void
test_battle (gconstpointer data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, data);
  Tally tally = { 0 };

  for (guint64 seed = 0; seed < MOST_GAMES; seed++)
    {
      if (tally.n >= ENOUGH && has_special_kinds (&tally, scenario->ruleset->procs, data))
        break;
      check_game (scenario, 1000 + seed, &tally);
    }
  g_test_message ("%u positions searched in full", tally.n);
  g_assert_cmpuint (tally.n, >=, ENOUGH);
  g_assert_true (has_special_kinds (&tally, scenario->ruleset->procs, data));
}

/* Whether somebody may ever give a command of the kind in this game. Dice and draws are not listed. */
static gboolean
is_of_game (const AciesRuleset *ruleset,
            guint               kind)
{
  return ruleset->procs->commands[kind].resolve != NULL && kind >= ACIES_N_EDIT_COMMANDS && kind != ACIES_COMMAND_START &&
         kind != ACIES_COMMAND_DRAW;
}

/* The first kind that was never listed, or ACIES_N_COMMANDS. */
static guint
find_missing (const AciesRuleset *ruleset,
              const Tally        *tally)
{
  guint kind = 0;

  while (kind < ACIES_N_COMMANDS && !(is_of_game (ruleset, kind) && tally->with[kind] == 0))
    kind++;

  return kind;
}

/* Any armies and cards, so that every kind of command there is comes up. */
static void
test_small_boards (gconstpointer ruleset_id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) like = battle_load_first (library, ruleset_id);
  AciesAiRng rng = acies_ai_rng_seeded (8);
  Tally      tally = { 0 };
  guint      missing = 0;

  for (guint64 seed = 0; seed < N_SMALL || (missing < ACIES_N_COMMANDS && seed < MOST_SMALL); seed++)
    {
      g_autoptr (AciesState) scenario = small_board_new (like, &rng);

      check_game (scenario, seed, &tally);
      missing = find_missing (like->ruleset, &tally);
    }
  if (missing < ACIES_N_COMMANDS)
    g_error ("%s was never listed", acies_command_name (missing, like->ruleset->procs));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_test_init (&argc, &argv, NULL);
  battles_add_tests (library, "/legal", "list-is-what-check-accepts", test_battle);
  rulesets_add_tests (library, "/legal", "small-boards/list-is-what-check-accepts", test_small_boards);

  return g_test_run ();
}
