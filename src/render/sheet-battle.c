/* sheet-battle.c - the rows about the battle as a whole: head, turns, victory, ground, rules, texts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "render/sheet-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LARGEST 27
#define SMALLEST 15
#define TEXT_SIZE 10.5
#define RIGHT_SHARE 0.3 /* of the width at most, for ruleset and author */

/* A text of one line, whatever somebody wrote into it. */
static char *
dup_line (const char *text)
{
  return g_strstrip (g_strdelimit (g_strdup (text), "\n\t", ' '));
}

/* As large as fits in one line; else small, in two. */
static AciesSheetLetters *
set_title (AciesSheetMatter *self,
           double            width,
           guint            *lost)
{
  g_autofree char   *text = dup_line (self->state->texts->text[ACIES_TEXT_TITLE]);
  AciesSheetLetters *letters;

  for (self->size = LARGEST; self->size >= SMALLEST; self->size -= 2)
    {
      letters = acies_sheet_set (self, ACIES_SHEET_FONT_TITLE, *text != '\0' ? text : _ ("Untitled Battle"), 0);
      if (acies_sheet_text_width (letters) <= width)
        return letters;
    }
  self->size = SMALLEST;
  letters = acies_sheet_set (self, ACIES_SHEET_FONT_TITLE, text, width);
  *lost += acies_sheet_text_shorten (letters, width, 2);
  return letters;
}

static AciesSheetLetters *
set_line (AciesSheetMatter *self,
          AciesSheetFont    font,
          const char       *text,
          double            width,
          guint            *lost)
{
  AciesSheetLetters *letters = acies_sheet_set (self, font, text, width);

  *lost += acies_sheet_text_shorten (letters, width, 1);
  return letters;
}

AciesSheetMatter *
acies_sheet_set_title (PangoContext     *context,
                       const AciesState *state,
                       double            width,
                       GArray           *losses)
{
  AciesSheetMatter *self = acies_sheet_matter_new (context, state, TEXT_SIZE, width);
  g_autofree char  *date = dup_line (state->texts->text[ACIES_TEXT_DATE]);
  g_autofree char  *where = dup_line (state->texts->text[ACIES_TEXT_PLACE]);
  g_autofree char  *by = dup_line (state->texts->text[ACIES_TEXT_AUTHOR]);
  /* "168 BC · Pydna, Macedon" */
  g_autofree char *below = g_strconcat (date, *date != '\0' && *where != '\0' ? " · " : "", where, NULL);
  /* Translators: %s is the author of a battle */
  g_autofree char   *author = *by != '\0' ? g_strdup_printf (_ ("by %s"), by) : g_strdup ("");
  guint              lost = 0;
  AciesSheetLetters *game = set_line (self, ACIES_SHEET_FONT_HEADING, state->ruleset->name, width * RIGHT_SHARE, &lost);
  AciesSheetLetters *writer = set_line (self, ACIES_SHEET_FONT_CAPTION, author, width * RIGHT_SHARE, &lost);
  double             right = MAX (acies_sheet_text_width (game), acies_sheet_text_width (writer));
  double             room = width - right - 2 * TEXT_SIZE;
  AciesSheetLetters *place = set_line (self, ACIES_SHEET_FONT_BODY, below, room, &lost);
  AciesSheetLetters *title = set_title (self, room, &lost);
  double             title_height = acies_sheet_text_height (title);
  double             place_height = *below != '\0' ? acies_sheet_text_height (place) : 0;
  double             last = title_height + place_height;
  AciesSheetRow     *row;

  self->size = TEXT_SIZE;
  acies_sheet_begin (self, ACIES_SHEET_TITLE, 0, &self->battle);
  last = MAX (last, acies_sheet_text_height (game) + acies_sheet_text_height (writer));
  row = acies_sheet_add_row (self, last + ACIES_SHEET_FOOT);
  row->look = ACIES_SHEET_RULED;
  acies_sheet_add_cell (row, title, 0, acies_sheet_text_base (title), ACIES_SHEET_INK);
  acies_sheet_add_cell (row, place, 0, title_height + acies_sheet_text_base (place), ACIES_SHEET_PALE);
  acies_sheet_add_cell (row, writer, width - acies_sheet_text_width (writer),
                        last - acies_sheet_text_height (writer) + acies_sheet_text_base (writer), ACIES_SHEET_PALE);
  acies_sheet_add_cell (row, game, width - acies_sheet_text_width (game),
                        last - acies_sheet_text_height (writer) - acies_sheet_text_height (game) + acies_sheet_text_base (game), ACIES_SHEET_INK);
  if (lost > 0)
    acies_sheet_add_loss (losses, ACIES_SHEET_TITLE, 0, lost);
  return self;
}

#define TILE 1.75 /* width of a hex of ground, in sizes of the text */

char *
acies_sheet_dup_several (const char *name,
                         guint       n)
{
  /* Translators: faces of a die or cards that are alike, and how many there are: “Cross × 2” */
  return n != 1 ? g_strdup_printf (_ ("%1$s × %2$u"), name, n) : g_strdup (name);
}

static char *
dup_opening (const AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;
  const char       *side = state->turn.active < state->ruleset->n_sides ? state->ruleset->sides[state->turn.active].name : "";
  const char       *phase = state->turn.phase < procs->n_opening_phases ? _ (procs->names.phase_names[state->turn.phase]) : "";

  if (!acies_ruleset_names_first (state->ruleset))
    /* Translators: when a battle begins: the round, the phase of it */
    return g_strdup_printf (_ ("round %1$u, %2$s"), state->turn.round, phase);
  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS))
    /* Translators: when a battle begins: the side whose turn it is, the phase of the turn */
    return state->turn.phase > 0 ? g_strdup_printf (_ ("%1$s, %2$s"), side, phase) : g_strdup (side);
  if (state->turn.phase > 0 && state->turn.phase < procs->n_opening_phases)
    /* Translators: when a battle begins: the round, the side whose turn it is, the phase of the turn */
    return g_strdup_printf (_ ("round %1$u, %2$s, %3$s"), state->turn.round, side, phase);
  /* Translators: when a battle begins: the round, the side whose turn it is */
  return g_strdup_printf (_ ("round %1$u, %2$s"), state->turn.round, side);
}

static void
add_turns (AciesSheetMatter *self)
{
  const AciesState *state = self->state;
  gboolean          is_setup = state->mode == ACIES_MODE_EDIT;
  g_autofree char  *last = g_strdup_printf ("%u", state->setup.end_round);
  g_autofree char  *opening = dup_opening (state);
  AciesSide         first = acies_state_first_side (state);

  acies_sheet_add_heading (self, _ ("Turns"), NULL);
  acies_sheet_add_pair (self, C_ ("label", "Moves first"), first != ACIES_NO_SIDE ? state->ruleset->sides[first].name : _ ("decided by dice"));
  if (acies_ruleset_names_first (state->ruleset) && state->ruleset->procs->first != NULL)
    acies_sheet_add_pair (self, _ ("Attacker"), state->ruleset->sides[state->setup.first].name);
  if (!acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS))
    acies_sheet_add_pair (self, _ ("Last round"), last);
  if (is_setup && (state->turn.round > 1 || state->turn.phase != 0 ||
                   (state->turn.active != state->setup.first && acies_ruleset_names_first (state->ruleset))))
    acies_sheet_add_pair (self, _ ("Starts with"), opening);
  for (AciesSide side = 0; side < state->ruleset->n_sides && is_setup; side++)
    {
      g_autofree char *number = g_strdup_printf ("%u", state->sides[side].spent);
      /* Translators: %s is a side; a number follows */
      g_autofree char *name = g_strdup_printf (_ ("Actions spent by %s"), state->ruleset->sides[side].name);

      if (state->sides[side].spent > 0)
        acies_sheet_add_pair (self, name, number);
    }
}

gboolean
acies_sheet_has_die (const AciesState *state,
                     AciesId           type)
{
  const AciesScenarioProcs *procs = state->ruleset->procs->scenario;

  return procs->has_die == NULL || procs->has_die (state, type);
}

char *
acies_sheet_dup_faces (const AciesRuleset *ruleset,
                       const AciesDieType *die)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < die->n_faces; i++)
    {
      const AciesFace *face = &die->faces[i];
      g_autofree char *several = NULL;
      guint            n = 0;

      if (face->symbol == ACIES_NO_ID)
        {
          g_string_append_printf (text, "%s%s", i > 0 ? " " : "", face->word);
          continue;
        }
      for (guint j = 0; j < die->n_faces; j++)
        n += acies_die_same_face (die, j + 1) == i + 1;
      if (n == 0)
        continue;
      several = acies_sheet_dup_several (ruleset->symbols[face->symbol].name, n);
      acies_list_add (text, ACIES_LIST_COMMA, several);
    }

  return g_string_free (text, FALSE);
}

/* The faces of each kind that is rolled; kinds with the same faces share a row. A single kind from 1 to 6 needs no words. */
void
acies_sheet_add_dice (AciesSheetMatter *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  g_autoptr (GPtrArray) faces = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < ruleset->n_die_types; i++)
    g_ptr_array_add (faces, acies_sheet_dup_faces (ruleset, &ruleset->die_types[i]));
  if (faces->len < 2)
    return;
  acies_sheet_add_heading (self, _ ("Dice"), NULL);
  for (guint i = 0; i < faces->len; i++)
    {
      g_autoptr (GString) names = g_string_new (NULL);
      gboolean is_shown = !acies_sheet_has_die (self->state, (AciesId) i);

      for (guint j = 0; j < faces->len && !is_shown; j++)
        {
          if (!g_str_equal (faces->pdata[i], faces->pdata[j]) || !acies_sheet_has_die (self->state, (AciesId) j))
            continue;
          is_shown = j < i;
          acies_list_add (names, ACIES_LIST_COMMA, ruleset->die_types[j].name);
        }
      if (!is_shown)
        acies_sheet_add_pair (self, names->str, faces->pdata[i]);
    }
}

static void
add_switches (AciesSheetMatter *self)
{
  const AciesState *state = self->state;
  gboolean          begun = FALSE;

  for (guint i = 0; i < state->ruleset->n_switches; i++)
    {
      const AciesSwitch *type = &state->ruleset->switches[i];
      int                value = state->switches[i];
      g_autofree char   *number = g_strdup_printf ("%d", value);
      const char        *name = number;

      if (value == type->fallback)
        continue;
      if (type->type == ACIES_SWITCH_BOOLEAN)
        name = value != 0 ? _ ("yes") : _ ("no");
      else if (type->type == ACIES_SWITCH_CHOICE)
        name = ((const AciesOption *) g_ptr_array_index (type->options, (guint) value))->name;
      if (!begun)
        acies_sheet_add_heading (self, _ ("Rules of This Battle"), NULL);
      begun = TRUE;
      acies_sheet_add_pair (self, type->name, name);
    }
}

/* What each ground does in this battle. Clear ground needs no words: it is what is left. */
static void
add_ground (AciesSheetMatter *self)
{
  const AciesState *state = self->state;
  const AciesBoard *board = state->board;
  gboolean          begun = FALSE;

  for (AciesId terrain = 1; terrain < state->ruleset->n_terrains; terrain++)
    {
      AciesHex hex = acies_board_next (board, ACIES_NO_HEX);
      g_autoptr (GString) effect = g_string_new (NULL);
      g_autofree char *words = NULL;
      AciesSheetRow   *row;

      while (hex != ACIES_NO_HEX && board->terrain[hex] != terrain)
        hex = acies_board_next (board, hex);
      if (hex == ACIES_NO_HEX)
        continue;
      if (!acies_state_is_passable (state, hex))
        acies_list_add (effect, ACIES_LIST_COMMA, _ ("cannot be entered"));
      else if (acies_state_stops_at (state, hex))
        acies_list_add (effect, ACIES_LIST_COMMA, _ ("ends a move"));
      if (acies_state_blocks_range_at (state, hex))
        acies_list_add (effect, ACIES_LIST_COMMA, _ ("blocks ranged attacks"));
      if (!begun)
        acies_sheet_add_heading (self, _ ("Terrain"), NULL);
      begun = TRUE;
      words = g_strdup_printf (effect->len > 0 ? "%s: %s" : "%s", state->ruleset->terrains[terrain].name, effect->str);
      row = acies_sheet_add_numbers (self, self->size * TILE, words, (const char *[ACIES_SHEET_N_NUMBERS]) { NULL });
      row->terrain = terrain;
    }
}

/* A deck that this battle does not use needs no words, unless the battle changes it. */
static gboolean
goes_without_saying (const AciesState *state,
                     AciesId           deck)
{
  const AciesScenarioProcs *procs = state->ruleset->procs->scenario;

  for (AciesId card = 0; card < state->ruleset->n_cards; card++)
    if (state->ruleset->cards[card].deck == deck && acies_state_changes_card (state, card))
      return FALSE;

  return procs->has_deck != NULL ? !procs->has_deck (state, deck) : state->ruleset->decks[deck].unheld;
}

/* How long the words are with which both end. */
static gsize
common_end (const char *one,
            const char *other)
{
  gsize n_one = strlen (one), n_other = strlen (other), end = 0;

  for (gsize n = 1; n < MIN (n_one, n_other) && one[n_one - n] == other[n_other - n]; n++)
    if (one[n_one - n] == ' ')
      end = n;

  return end;
}

char *
acies_sheet_join_names (const GPtrArray *names)
{
  g_autoptr (GString) heads = g_string_new (NULL);
  g_autoptr (GString) all = g_string_new (NULL);
  const char *first = names->pdata[0];
  gsize       end = names->len > 1 ? strlen (first) : 0;

  for (guint i = 1; i < names->len; i++)
    end = MIN (end, common_end (first, names->pdata[i]));
  for (guint i = 0; i < names->len; i++)
    {
      const char      *name = names->pdata[i];
      g_autofree char *head = g_strndup (name, strlen (name) - end);

      acies_list_add (heads, ACIES_LIST_COMMA, head);
      acies_list_add (all, ACIES_LIST_SEMICOLON, name);
    }

  /* Translators: with what the names of several cards end, and with what they begin: “Left Wing (Red, Grey)” */
  return end > 0 ? g_strdup_printf (_ ("%1$s (%2$s)"), first + strlen (first) - end + 1, heads->str) : g_strdup (all->str);
}

/* All cards of the deck, however many hands hold, and what each card does: “Rally × 5: When it is your turn”. */
static void
add_deck (AciesSheetMatter *self,
          guint             deck)
{
  const AciesState    *state = self->state;
  const AciesCardType *cards = state->ruleset->cards;

  acies_sheet_add_heading (self, state->ruleset->decks[deck].name, NULL);
  for (AciesId card = 0; card < state->ruleset->n_cards; card++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *joined = NULL;
      g_autofree char *counted = NULL;
      g_autofree char *full = NULL;
      gboolean         is_shown = cards[card].deck != deck;
      guint            n = 0;

      for (AciesId other = 0; other < state->ruleset->n_cards && !is_shown; other++)
        {
          guint       played = acies_state_count_copies_in (state, ACIES_COMMON, other, ACIES_ZONE_DISCARD);
          const char *name = cards[other].name;

          /* Cards that do the same share a row. */
          if (other != card && (cards[card].text == NULL || cards[other].deck != deck || g_strcmp0 (cards[card].text, cards[other].text) != 0))
            continue;
          is_shown = other < card;
          g_ptr_array_add (names, played > 0 ? g_strdup_printf (_ ("%1$s (%2$u played)"), name, played) : g_strdup (name));
          n += acies_state_count_copies (state, ACIES_COMMON, other);
        }
      if (is_shown)
        continue;
      joined = acies_sheet_join_names (names);
      counted = acies_sheet_dup_several (joined, n);
      /* Translators: a card or several, and what each does */
      full = cards[card].text != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), counted, cards[card].text) : g_strdup (counted);
      acies_sheet_add_numbers (self, 0, full, (const char *[ACIES_SHEET_N_NUMBERS]) { NULL });
    }
}

char *
acies_sheet_dup_victory (const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  const AciesProcs   *procs = ruleset->procs;
  const AciesRule    *rule = procs->rules.end != NULL ? acies_ruleset_find_rule (ruleset, procs->rules.end) : NULL;

  return procs->describe_victory != NULL ? procs->describe_victory (state) : g_strdup (rule != NULL ? rule->text : NULL);
}

void
acies_sheet_add_battle (AciesSheetMatter *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  const AciesProcs   *procs = ruleset->procs;
  g_autofree char    *victory = acies_sheet_dup_victory (self->state);
  g_autoptr (GPtrArray) paragraphs = g_ptr_array_new_with_free_func (g_free);

  acies_sheet_begin (self, ACIES_SHEET_BATTLE, 0, &self->battle);
  add_turns (self);
  if (victory != NULL)
    {
      acies_sheet_add_heading (self, _ ("Victory"), NULL);
      acies_sheet_add_text (self, ACIES_SHEET_FONT_BODY, victory);
    }
  if (procs->scenario->describe_rules != NULL)
    {
      /* Words that a player looks for at the table. */
      procs->scenario->describe_rules (self->state, paragraphs);
      acies_sheet_add_heading (self, _ ("Rules in Brief"), NULL);
    }
  for (guint i = 0; i < paragraphs->len; i++)
    acies_sheet_add_text (self, ACIES_SHEET_FONT_TABLE, paragraphs->pdata[i]);
  acies_sheet_add_dice (self);
  add_switches (self);
  add_ground (self);
  for (guint i = 0; i < ruleset->n_decks; i++)
    if (ruleset->decks[i].common && !goes_without_saying (self->state, (AciesId) i))
      add_deck (self, i);
}

/* --- texts ------------------------------------------------------------------------------- */

static const struct
{
  AciesTextKind kind;
  const char   *heading;
} texts[] = {
  { ACIES_TEXT_BRIEFING, N_ ("Briefing") },
  { ACIES_TEXT_NOTES, N_ ("Notes") },
};

void
acies_sheet_add_texts (AciesSheetMatter *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *text = self->state->texts->text[texts[i].kind];
      const char *start = text;

      while (g_unichar_isspace (g_utf8_get_char (start)))
        start = g_utf8_next_char (start);
      if (*start == '\0')
        continue;
      acies_sheet_begin (self, ACIES_SHEET_TEXT, texts[i].kind, &self->texts[texts[i].kind]);
      acies_sheet_add_heading (self, gettext (texts[i].heading), NULL);
      acies_sheet_add_text (self, ACIES_SHEET_FONT_BODY, text);
    }
}
