/* ruleset.h - the data of a ruleset: unit types, terrain, cards, switches, numbers and rules
 *
 * The loader of ruleset.xml creates and checks a ruleset, which is then immutable and can be shared. Its items refer to
 * each other by index. The procedures of a ruleset have enums for some lists, such as attributes, marks and switches.
 * Each of these lists starts with the items of its enum, in the same order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/card.h"
#include "engine/ruleset/parts.h"
#include "engine/ruleset/round.h"

G_BEGIN_DECLS

struct _AciesRuleset
{
  gatomicrefcount   ref_count;
  AciesRuleset     *base;         /* (nullable): the ruleset that owns the strings; NULL if read from a file */
  GPtrArray        *family;       /* the rulesets that acies_ruleset_called() has derived from the base */
  const AciesProcs *procs;
  char             *id;
  char             *name;
  char             *summary;
  AciesOverview     overview;
  guint             edition;      /* number that increases with every change to the rules, in code or in data */
  guint64           fingerprint;  /* hash of the edition and of the data that affect play, but not of texts */
  guint8            columns;      /* width of the default board */
  guint8            rows;         /* height of the default board */
  guint8            layout;       /* AciesBoardLayout of all boards */
  guint             n_sizes;
  AciesBoardSize    sizes[ACIES_MAX_BOARD_SIZES]; /* sizes of boards of squares, default first; empty for hex boards */
  guint             n_areas;
  AciesBoardArea         areas[ACIES_MAX_AREAS]; /* areas on boards of squares; no two for the same size overlap */
  guint8            rounds;       /* last round of a new scenario */
  AciesArmyNumbers  army;         /* initial values of each army in a new scenario */
  char             *morale_name;  /* (nullable): the game's own word for morale */
  guint8            units_of;     /* AciesUnitsOf: the game's word for figures */
  guint16           box_figures;
  guint16           box_tiles;    /* terrain tiles in the boxed game; 0 if there is no boxed game */
  guint8            box_rounds;   /* rounds on the time track of the boxed game; 0 if there is no track */
  guint16           box_cards;    /* total number of cards in the boxed game, for all armies; 0 if unknown */

  guint             n_sides;
  AciesSideType     sides[ACIES_MAX_SIDES];
  guint             n_resources;
  AciesResource     resources[ACIES_MAX_RESOURCES]; /* every side has all of them */
  guint             n_round_steps;
  AciesRoundStep     round_steps[ACIES_MAX_ROUND_STEPS]; /* of a round, in order; for trackers (engine/core/tracker.h) */
  guint             n_tracker_reasons;
  AciesTrackerReason tracker_reasons[ACIES_MAX_TRACKER_REASONS];
  guint             n_classes;
  AciesClassType    classes[ACIES_MAX_CLASSES];
  guint8            n_layers;     /* number of layers; 1 if a hex holds only one unit */
  guint             n_attributes;
  AciesAttribute    attributes[ACIES_MAX_ATTRIBUTES];
  guint             n_symbols;
  AciesSymbol       symbols[ACIES_MAX_SYMBOLS];
  guint             n_die_types;
  AciesDieType      die_types[ACIES_MAX_DIE_TYPES];
  guint             n_pools;      /* at least 1, because the first pool is always the empty pool */
  AciesDicePool     pools[ACIES_MAX_POOLS];
  guint             n_skills;
  AciesSkill        skills[ACIES_MAX_SKILLS];
  guint             n_marks;
  AciesMarkType     marks[ACIES_MAX_MARKS];
  AciesId           face_down;    /* the mark of face-down units, or ACIES_NO_ID if units are never face down */
  guint             n_properties;
  AciesProperty     properties[ACIES_MAX_PROPERTIES];
  guint             n_terrains;
  AciesTerrainType  terrains[ACIES_MAX_TERRAINS];
  guint             n_switches;
  AciesSwitch       switches[ACIES_MAX_SWITCHES];
  guint             n_numbers;    /* @numbers is in the same order as the enum in the procedures */
  AciesNumber       numbers[ACIES_MAX_NUMBERS];
  guint             n_unit_types;
  AciesUnitType     unit_types[ACIES_MAX_UNIT_TYPES]; /* followed by the type for backs if units can be face down */
  guint             n_decks;
  AciesDeckType     decks[ACIES_MAX_DECKS];
  guint             n_cards;
  AciesCardType     cards[ACIES_MAX_CARDS];
  guint8            standard_copies[ACIES_MAX_SIDES][ACIES_MAX_CARDS]; /* the standard deck of each side; no copies if there is none */
  guint8            standard_hand[ACIES_MAX_SIDES][ACIES_MAX_CARDS];   /* copies of these in the starting hand */
  guint             n_modifiers;
  AciesModifier     modifiers[ACIES_MAX_MODIFIERS];
  AciesComputerNumbers computer; /* settings for the computer players */
  GPtrArray        *rules;        /* (element-type AciesRule): the statements, in the same order as in the rulebook */
  GPtrArray        *terms;        /* (element-type AciesTerm): the glossary */
  GHashTable       *english;      /* English names by key, such as "card/ambush"; empty if the names are in English */
  GPtrArray        *equivalents;  /* (element-type AciesEquivalent): the equivalents that this ruleset declares */
};

/* Returns: (transfer full): an empty ruleset for a loader to fill in; the ruleset owns the strings stored in it */
AciesRuleset    *acies_ruleset_new            (void);
AciesRuleset    *acies_ruleset_ref            (AciesRuleset       *self);
void             acies_ruleset_unref          (AciesRuleset       *self);

/* Returns: (transfer none): the ruleset as it was read, without the names and sides of a particular scenario */
static inline AciesRuleset *
acies_ruleset_base (AciesRuleset *self)
{
  return self->base != NULL ? self->base : self;
}

/* Each function returns the index of the item with @id, or %ACIES_NO_ID if there is none. */
AciesSide acies_ruleset_find_side       (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_resource   (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_round_step  (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_tracker_reason (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_class      (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_attribute  (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_skill      (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_mark       (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_property   (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_terrain    (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_switch     (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_number     (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_unit_type  (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_card       (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_deck       (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_symbol     (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_die_type   (const AciesRuleset *self, const char *id);

/* Returns: the phase with @id if scenarios can start in it, otherwise %ACIES_NO_ID; implemented in core/procs.c */
AciesId   acies_ruleset_find_opening_phase (const AciesRuleset *self, const char *id);

/* Returns: (transfer none) (nullable): the statement with @id, or %NULL */
const AciesRule *acies_ruleset_find_rule      (const AciesRuleset *self,
                                               const char         *id);

/* Returns: what the statement means for the player if it says so, otherwise its text */
static inline const char *
acies_rule_get_plain (const AciesRule *self)
{
  return self->plain != NULL ? self->plain : self->text;
}

/* Finds the next statement that a text names by its id.
 * @at: (inout): where the search starts; set to where the id was found. Unchanged if there is none
 * Returns: (transfer none) (nullable): the statement, or %NULL */
const AciesRule *acies_ruleset_next_rule_in   (const AciesRuleset *self,
                                               const char        **at);

/* Returns: (transfer container) (element-type AciesRule): the other statements that the texts of @rule name, followed by
 *   those whose texts name @rule */
GPtrArray       *acies_ruleset_list_related   (const AciesRuleset *self,
                                               const AciesRule    *rule);

/* Returns: (transfer full): the value of an attribute for display, such as "4" or "Yellow, White" */
char            *acies_attribute_value_to_string (const AciesRuleset *self,
                                               guint               attribute,
                                               int                 value);

/* Returns: whether to display @value. The value 0 is displayed only if @attribute has a unit of measurement, is not
 *   quiet and does not hold dice pools. */
static inline gboolean
acies_attribute_is_shown (const AciesRuleset *self, guint attribute, int value)
{
  const AciesAttribute *it = &self->attributes[attribute];

  return value != 0 || (!it->quiet && !it->is_dice && it->unit != NULL);
}

/* @self: the ruleset of a scenario
 * Returns: the index of the option that gives @side its name; 0 if the name is fixed */
guint         acies_ruleset_side_option (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: (nullable): the id of the option that gives @side its name; %NULL if the name is fixed */
const char   *acies_ruleset_side_option_id (const AciesRuleset *self,
                                         AciesSide           side);

/* The army of a side that is named after an option does not have the units of other options (AciesOption.skill).
 * @self: the ruleset of a scenario
 * Returns: whether the army of @side can have units of @type, and if it is named after an option, whether they belong to it */
gboolean         acies_ruleset_may_have_type  (const AciesRuleset *self,
                                               AciesSide           side,
                                               AciesId             type);

/* Returns: the only side whose army can include this unit type; %ACIES_NO_SIDE if there are several */
AciesSide        acies_unit_type_only_side    (const AciesUnitType *self);

/* Returns: whether units of @type can have @mark */
gboolean         acies_ruleset_may_have_mark  (const AciesRuleset *self,
                                               AciesId             type,
                                               AciesId             mark);

/* Returns: the other side, in a game with exactly two sides */
AciesSide        acies_ruleset_enemy_of       (const AciesRuleset *self,
                                               AciesSide           side);

/* Returns: (transfer full): @value in the form that files and commands use, such as "yes", "3" or "any-movement" */
char            *acies_switch_value_to_string (const AciesSwitch *self, int value);
/* Parses a value in the form of acies_switch_value_to_string().
 * Returns: whether @text is valid */
gboolean         acies_switch_value_parse     (const AciesSwitch *self, const char *text, gint16 *value);

/* Returns: the default value in @edition, or the current default value for %ACIES_THIS_EDITION */
static inline gint16
acies_switch_fallback_in (const AciesSwitch *self, guint edition)
{
  return edition < self->fallback_since ? self->fallback_before : self->fallback;
}

/* @options: (element-type AciesOption): the options to search
 * @index: (out): the index of the option with @id
 * Returns: whether there is such an option */
gboolean    acies_options_find          (const GPtrArray     *options,
                                         const char          *id,
                                         gint16              *index);

/* --- units ---------------------------------------------------------------------------------- */

/* Returns: the unit type that represents the back of face-down units; %ACIES_NO_ID if units are never face down */
static inline AciesId
acies_ruleset_back_type (const AciesRuleset *self)
{
  return self->face_down != ACIES_NO_ID ? (AciesId) self->n_unit_types : ACIES_NO_ID;
}

/* Returns: whether @type represents the back of face-down units */
static inline gboolean
acies_ruleset_is_back (const AciesRuleset *self, AciesId type)
{
  return type == self->n_unit_types && self->face_down != ACIES_NO_ID;
}

/* Returns: the layer in which units of @type are placed */
static inline guint
acies_stack_layer (const AciesRuleset *ruleset, AciesId type)
{
  AciesId class_ = ruleset->unit_types[type].class_;

  return class_ < ACIES_MAX_CLASSES ? ruleset->classes[class_].layer : 0;
}

/* --- boards --------------------------------------------------------------------------------- */

/* @columns, @rows: a size within the limits of board.h
 * Returns: whether scenarios of this ruleset can have a board of this size */
gboolean    acies_ruleset_has_size (const AciesRuleset *ruleset,
                                    guint             columns,
                                    guint             rows);

/* Checks the size of a board, as acies_ruleset_has_size() does.
 * @error: %ACIES_RULE_ERROR_LIMIT, with a message that lists the valid sizes */
gboolean    acies_ruleset_check_size (const AciesRuleset *ruleset,
                                      guint             columns,
                                      guint             rows,
                                      GError          **error);

/* Checks whether a scenario with @board can be converted to @ruleset.
 * @error: %ACIES_RULE_ERROR_LIMIT if @ruleset uses a different layout or does not allow this size */
gboolean    acies_ruleset_check_layout (const AciesRuleset *ruleset,
                                        const AciesBoard *board,
                                        GError          **error);

/* Returns: whether @area applies to boards of the size of @self and belongs to a side that takes part */
static inline gboolean
acies_board_has_area (const AciesBoard *self, const AciesRuleset *ruleset, const AciesBoardArea *area)
{
  return area->size.columns == self->columns && area->size.rows == self->rows && area->side < ruleset->n_sides;
}

/* @ruleset: the ruleset of the scenario, which determines the sides that take part
 * Returns: the side whose area contains @hex, or %ACIES_NO_SIDE */
AciesSide    acies_board_owner         (const AciesBoard   *self,
                                        const AciesRuleset *ruleset,
                                        AciesHex            hex);

/* --- English names and equivalents ----------------------------------------------------------- */

/* Returns: the word that files use for this kind of item, such as "unit-type" */
const char  *acies_thing_name           (AciesThing          thing);

/* Returns: the index of the item with @id, or %ACIES_NO_ID if there is none */
AciesId      acies_thing_find           (AciesThing          thing,
                                         const AciesRuleset *ruleset,
                                         const char         *id);

/* Looks up an English name, for files that do not depend on the user's language and for names that users type.
 * Returns: (transfer none): the English name of the item */
const char  *acies_thing_get_english    (AciesThing          thing,
                                         const AciesRuleset *ruleset,
                                         AciesId             id);

/* @id: index of an item in @from
 * @side: a side of @to; only items that its army can have are considered. %ACIES_NO_SIDE: any item
 * Returns: the index of the equivalent item in @to, or %ACIES_NO_ID if there is none */
AciesId      acies_equivalent_find      (AciesThing          thing,
                                         const AciesRuleset *from,
                                         AciesId             id,
                                         const AciesRuleset *to,
                                         AciesSide           side);

/* --- sides ------------------------------------------------------------------------------------- */

/* In most rulesets, the name of a side is fixed. If any army can fight any other, a side is defined only by its edge of
 * the board, and a switch gives the side the name of its army. Other switches can set how many sides take part and
 * whether they form teams. A scenario with such switches uses its own copy of the ruleset, which contains its names,
 * sides and teams (acies_ruleset_called()). No other code has to handle these switches. */

/* @numbers: the resources of a side, in the same order as in the ruleset
 * Returns: (transfer full) (nullable): a translated list such as "Coins 3, Favour 2"; %NULL if the game has no
 *   resources */
char         *acies_ruleset_dup_resources (const AciesRuleset *self,
                                         const guint8       *numbers);

/* Returns: a bit mask of the enemies of @side, which are all sides except @side and the other members of its team */
guint         acies_ruleset_enemies     (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: (transfer full) (nullable): the names of the sides in the team of @side, such as "Blue School and Green
 *   School"; %NULL if the team has no other members */
char         *acies_ruleset_dup_team    (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: the side opposite @side, or @side itself if the number of sides is odd */
AciesSide     acies_ruleset_opposite    (const AciesRuleset *self,
                                         AciesSide           side);

/* Finds or creates the ruleset with the names, sides and teams of a scenario. Scenarios with the same names, sides and
 * teams share a ruleset. The function returns the base ruleset if it has no switches for names, sides or teams. The
 * function is thread-safe.
 * @switches: the values of the scenario's switches
 * Returns: (transfer none): the ruleset, which is valid as long as there is a reference to it or to @self */
AciesRuleset *acies_ruleset_called      (AciesRuleset       *self,
                                         const gint16       *switches);

/* --- which side owns a card ------------------------------------------------------------------ */

/* Returns: whether the ruleset has cards that belong to a common deck */
gboolean         acies_ruleset_has_common_cards (const AciesRuleset *self);

/* Returns: whether the ruleset has cards that belong to the decks of sides; also %TRUE if it has no cards */
gboolean         acies_ruleset_has_own_cards  (const AciesRuleset *self);

/* Returns: whether the ruleset has a standard deck for @side */
gboolean         acies_ruleset_has_standard_deck (const AciesRuleset *self,
                                               AciesSide           side);

/* Returns: whether @card is never held in hand (AciesDeckType.unheld) */
static inline gboolean
acies_ruleset_is_unheld (const AciesRuleset *self, AciesId card)
{
  AciesId deck = self->cards[card].deck;

  return deck != ACIES_NO_ID && self->decks[deck].unheld;
}

/* @word: an owner as written in a command: the id of a side, or "common"
 * Returns: a side, %ACIES_COMMON, or %ACIES_NO_SIDE if @word is invalid */
AciesSide        acies_ruleset_find_owner     (const AciesRuleset *self,
                                               const char         *word);

/* Returns: the word for @owner in commands; @owner is a side or %ACIES_COMMON */
const char      *acies_ruleset_owner_id       (const AciesRuleset *self,
                                               AciesSide           owner);

/* Returns: the translated name of @owner */
const char      *acies_ruleset_owner_name     (const AciesRuleset *self,
                                               AciesSide           owner);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesRuleset, acies_ruleset_unref)

G_END_DECLS
