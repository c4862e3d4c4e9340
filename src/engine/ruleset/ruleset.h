/* ruleset.h - the data of a ruleset: pieces, terrain, cards, switches, numbers, rules
 *
 * The reader of ruleset.xml builds and checks a ruleset. Afterwards, the ruleset is shared and immutable. Its items refer to each
 * other by index. If procedures have an enum for a list, such as the attributes, marks or switches, the list starts with the
 * items of the enum in their order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/card.h"
#include "engine/ruleset/parts.h"

G_BEGIN_DECLS

struct _AciesRuleset
{
  gatomicrefcount   ref_count;
  AciesRuleset     *base;         /* (nullable): the ruleset from the file, which owns the strings (acies_ruleset_called()) */
  GPtrArray        *family;       /* the base and the rulesets derived from the base */
  const AciesProcs *procs;
  char             *id;
  char             *name;
  char             *summary;
  guint             edition;      /* number that rises with each change of the rules, in procedures or data */
  guint64           fingerprint;  /* hash of the edition and of the data that rules use, without texts */
  guint8            columns;      /* columns of the default board */
  guint8            rows;         /* rows of the default board */
  guint8            layout;       /* AciesBoardLayout of every board */
  guint             n_sizes;
  AciesBoardSize    sizes[ACIES_MAX_BOARD_SIZES]; /* sizes of boards of squares, default first; empty for hex boards */
  guint             n_areas;
  AciesBoardArea         areas[ACIES_MAX_AREAS]; /* areas of boards of squares; areas for the same size do not overlap */
  guint8            rounds;       /* the last round of a new scenario */
  AciesArmyNumbers  army;         /* values of each army in a new scenario */
  char             *morale_name;  /* (nullable): the game's word for morale, if it has another word */
  guint8            units_of;     /* AciesUnitsOf: the word for figures */
  guint16           box_figures;
  guint16           box_tiles;    /* 0: the game has no box */
  guint8            box_rounds;   /* rounds on the time track; 0: no time track */
  guint16           box_cards;    /* cards of all armies in the box; 0: unknown */

  guint             n_sides;
  AciesSideType     sides[ACIES_MAX_SIDES];
  guint             n_resources;
  AciesResource     resources[ACIES_MAX_RESOURCES]; /* each side has all resources */
  guint             n_classes;
  AciesClassType    classes[ACIES_MAX_CLASSES];
  guint8            n_layers;     /* the highest layer plus 1; 1 if a hex holds only one unit */
  guint             n_attributes;
  AciesAttribute    attributes[ACIES_MAX_ATTRIBUTES];
  guint             n_symbols;
  AciesSymbol       symbols[ACIES_MAX_SYMBOLS];
  guint             n_die_types;
  AciesDieType      die_types[ACIES_MAX_DIE_TYPES];
  guint             n_pools;      /* the first pool has no dice */
  AciesDicePool     pools[ACIES_MAX_POOLS];
  guint             n_skills;
  AciesSkill        skills[ACIES_MAX_SKILLS];
  guint             n_marks;
  AciesMarkType     marks[ACIES_MAX_MARKS];
  AciesId           face_down;    /* the mark that hides units, or ACIES_NO_ID if units are never face down */
  guint             n_properties;
  AciesProperty     properties[ACIES_MAX_PROPERTIES];
  guint             n_terrains;
  AciesTerrainType  terrains[ACIES_MAX_TERRAINS];
  guint             n_switches;
  AciesSwitch       switches[ACIES_MAX_SWITCHES];
  guint             n_numbers;    /* @numbers are in the order of the enum of the procedures */
  AciesNumber       numbers[ACIES_MAX_NUMBERS];
  guint             n_unit_types;
  AciesUnitType     unit_types[ACIES_MAX_UNIT_TYPES]; /* the entry after the last type is the back of face-down units, if any */
  guint             n_decks;
  AciesDeckType     decks[ACIES_MAX_DECKS];
  guint             n_cards;
  AciesCardType     cards[ACIES_MAX_CARDS];
  guint8            standard_copies[ACIES_MAX_SIDES][ACIES_MAX_CARDS]; /* the standard deck of each side; no copies if there is none */
  guint8            standard_hand[ACIES_MAX_SIDES][ACIES_MAX_CARDS];   /* copies of these in the starting hand */
  guint             n_modifiers;
  AciesModifier     modifiers[ACIES_MAX_MODIFIERS];
  AciesComputerNumbers computer; /* numbers for the computer player */
  GPtrArray        *rules;        /* (element-type AciesRule): in the order of the rulebook */
  GHashTable       *english;      /* English names by key, such as "card/ambush", if the current language is not English */
  GPtrArray        *equivalents;  /* (element-type AciesEquivalent): equivalents in other rulesets */
};

/* Returns: (transfer full): an empty ruleset for a reader to fill; the ruleset owns its strings */
AciesRuleset    *acies_ruleset_new            (void);
AciesRuleset    *acies_ruleset_ref            (AciesRuleset       *self);
void             acies_ruleset_unref          (AciesRuleset       *self);

/* Returns: (transfer none): the ruleset from the file, without the names and sides of a scenario */
static inline AciesRuleset *
acies_ruleset_base (AciesRuleset *self)
{
  return self->base != NULL ? self->base : self;
}

/* Each returns the index of the item with @id, or %ACIES_NO_ID. */
AciesSide acies_ruleset_find_side       (const AciesRuleset *self, const char *id);
AciesId   acies_ruleset_find_resource   (const AciesRuleset *self, const char *id);
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

/* Returns: the phase with @id if a scenario can start with it, else %ACIES_NO_ID; defined in core/procs.c */
AciesId   acies_ruleset_find_opening_phase (const AciesRuleset *self, const char *id);

/* Returns: (transfer none) (nullable): the statement with @id */
const AciesRule *acies_ruleset_find_rule      (const AciesRuleset *self,
                                               const char         *id);

/* Returns: (transfer full): the value of an attribute for users, such as "4" or "Yellow, White" */
char            *acies_attribute_value_to_string (const AciesRuleset *self,
                                               guint               attribute,
                                               int                 value);

/* Returns: whether to show the value; 0 is shown only if @attribute has a unit of measure and is neither quiet nor a dice pool */
static inline gboolean
acies_attribute_is_shown (const AciesRuleset *self, guint attribute, int value)
{
  const AciesAttribute *it = &self->attributes[attribute];

  return value != 0 || (!it->quiet && !it->is_dice && it->unit != NULL);
}

/* @self: the ruleset of a scenario
 * Returns: the index of the option after which @side is named; 0 if the name of @side is fixed */
guint         acies_ruleset_side_option (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: (nullable): the id of the option after which @side is named; %NULL if the name of @side is fixed */
const char   *acies_ruleset_side_option_id (const AciesRuleset *self,
                                         AciesSide           side);

/* The army of a side that is named after an option does not have the units of other options (AciesOption.skill).
 * @self: the ruleset of a scenario
 * Returns: whether the army of @side can have units of @type, and if it is named after an option, whether they belong to it */
gboolean         acies_ruleset_may_have_type  (const AciesRuleset *self,
                                               AciesSide           side,
                                               AciesId             type);

/* Returns: the only side whose army can have the type; %ACIES_NO_SIDE if several sides can have it */
AciesSide        acies_unit_type_only_side    (const AciesUnitType *self);

/* Returns: whether units of @type can have @mark */
gboolean         acies_ruleset_may_have_mark  (const AciesRuleset *self,
                                               AciesId             type,
                                               AciesId             mark);

/* Returns: the enemy of @side in a game of two sides */
AciesSide        acies_ruleset_enemy_of       (const AciesRuleset *self,
                                               AciesSide           side);

/* Returns: (transfer full): the value for files and commands, such as "yes", "3" or "any-movement" */
char            *acies_switch_value_to_string (const AciesSwitch *self, int value);
/* @text: a value in this form. Returns: whether @text is valid */
gboolean         acies_switch_value_parse     (const AciesSwitch *self, const char *text, gint16 *value);

/* Returns: the default value in games of @edition; for %ACIES_THIS_EDITION, the current default value */
static inline gint16
acies_switch_fallback_in (const AciesSwitch *self, guint edition)
{
  return edition < self->fallback_since ? self->fallback_before : self->fallback;
}

/* @options: (element-type AciesOption): the options to search
 * @index: (out): the index of the option with @id
 * Returns: %FALSE if no option has this id */
gboolean    acies_options_find          (const GPtrArray     *options,
                                         const char          *id,
                                         gint16              *index);

/* --- units ---------------------------------------------------------------------------------- */

/* Returns: the unit type of the back of face-down units; %ACIES_NO_ID if units are never face down */
static inline AciesId
acies_ruleset_back_type (const AciesRuleset *self)
{
  return self->face_down != ACIES_NO_ID ? (AciesId) self->n_unit_types : ACIES_NO_ID;
}

/* Returns: whether @type is the unit type of the back of face-down units */
static inline gboolean
acies_ruleset_is_back (const AciesRuleset *self, AciesId type)
{
  return type == self->n_unit_types && self->face_down != ACIES_NO_ID;
}

/* Returns: the layer of a unit type */
static inline guint
acies_stack_layer (const AciesRuleset *ruleset, AciesId type)
{
  AciesId class_ = ruleset->unit_types[type].class_;

  return class_ < ACIES_MAX_CLASSES ? ruleset->classes[class_].layer : 0;
}

/* --- boards --------------------------------------------------------------------------------- */

/* @columns, @rows: a size within the limits of board.h
 * Returns: whether scenarios can have a board of this size */
gboolean    acies_ruleset_has_size (const AciesRuleset *ruleset,
                                    guint             columns,
                                    guint             rows);

/* @columns, @rows: a size within the limits of board.h
 * @error: %ACIES_RULE_ERROR_LIMIT with a sentence that lists the valid sizes */
gboolean    acies_ruleset_check_size (const AciesRuleset *ruleset,
                                      guint             columns,
                                      guint             rows,
                                      GError          **error);

/* @board: the board of a scenario to convert to @ruleset
 * @error: %ACIES_RULE_ERROR_LIMIT if @ruleset has another layout or no board of this size */
gboolean    acies_ruleset_check_layout (const AciesRuleset *ruleset,
                                        const AciesBoard *board,
                                        GError          **error);

/* Returns: whether @area applies to boards of the size of @self and the side of @area takes part */
static inline gboolean
acies_board_has_area (const AciesBoard *self, const AciesRuleset *ruleset, const AciesBoardArea *area)
{
  return area->size.columns == self->columns && area->size.rows == self->rows && area->side < ruleset->n_sides;
}

/* @ruleset: the ruleset of the scenario; areas of sides that do not take part are ignored
 * Returns: the side that owns the area with @hex, or %ACIES_NO_SIDE */
AciesSide    acies_board_owner         (const AciesBoard   *self,
                                        const AciesRuleset *ruleset,
                                        AciesHex            hex);

/* --- English names and equivalents ----------------------------------------------------------- */

/* Returns: the name of this kind of item in files, such as "unit-type" */
const char  *acies_thing_name           (AciesThing          thing);

/* Returns: the index of the item with @id, or %ACIES_NO_ID */
AciesId      acies_thing_find           (AciesThing          thing,
                                         const AciesRuleset *ruleset,
                                         const char         *id);

/* English names are used in files, which do not depend on the language, and for names that users type.
 * Returns: (transfer none): the English name of the item */
const char  *acies_thing_get_english    (AciesThing          thing,
                                         const AciesRuleset *ruleset,
                                         AciesId             id);

/* @id: the index of an item in @from
 * @side: a side of @to whose army must be able to have the item, or %ACIES_NO_SIDE
 * Returns: the equivalent in @to, or %ACIES_NO_ID */
AciesId      acies_equivalent_find      (AciesThing          thing,
                                         const AciesRuleset *from,
                                         AciesId             id,
                                         const AciesRuleset *to,
                                         AciesSide           side);

/* --- sides ------------------------------------------------------------------------------------- */

/* In most rulesets, a side has a fixed name. If any army can fight any other army, a side is only an edge of the board, and a
 * switch names the side after its army. Another switch can set the number of sides that take part. A scenario with such a
 * switch has its own ruleset (acies_ruleset_called()): a copy of the original with the names and number of sides in the scenario.
 * Other code needs no special case. */

/* @numbers: the resources of a side, in the order of the ruleset
 * Returns: (transfer full) (nullable): a text such as "Coins 3, Favour 2"; %NULL if the game has no resources */
char         *acies_ruleset_dup_resources (const AciesRuleset *self,
                                         const guint8       *numbers);

/* In a game of two sides, each side is the enemy of the other side. With more sides, the enemies are all sides outside the team.
 * Returns: the enemies of @side, one bit per side */
guint         acies_ruleset_enemies     (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: (transfer full) (nullable): the names of the team, such as "Blue School and Green School"; %NULL if @side is alone */
char         *acies_ruleset_dup_team    (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: the side opposite @side; if the number of sides is odd, @side itself */
AciesSide     acies_ruleset_opposite    (const AciesRuleset *self,
                                         AciesSide           side);

/* Finds or creates the ruleset with the sides and names of a scenario. Scenarios with equal sides and names share one
 * ruleset. If the ruleset has no switches for sides or names, the function returns the base ruleset. It is thread-safe.
 * @switches: the values of a scenario's switches
 * Returns: (transfer none): the ruleset, valid while the returned ruleset or @self has a reference */
AciesRuleset *acies_ruleset_called      (AciesRuleset       *self,
                                         const gint16       *switches);

/* --- owners of cards ------------------------------------------------------------------------- */

/* Returns: whether any card belongs to a common deck */
gboolean         acies_ruleset_has_common_cards (const AciesRuleset *self);

/* Returns: whether any card belongs to a deck of a side, or the ruleset has no cards */
gboolean         acies_ruleset_has_own_cards  (const AciesRuleset *self);

/* Returns: whether the ruleset has a standard deck for @side */
gboolean         acies_ruleset_has_standard_deck (const AciesRuleset *self,
                                               AciesSide           side);

/* Returns: whether @card is never in a hand (AciesDeckType.unheld) */
static inline gboolean
acies_ruleset_is_unheld (const AciesRuleset *self, AciesId card)
{
  AciesId deck = self->cards[card].deck;

  return deck != ACIES_NO_ID && self->decks[deck].unheld;
}

/* @word: the owner in a command: the id of a side, or "common"
 * Returns: the side, %ACIES_COMMON, or %ACIES_NO_SIDE if @word is invalid */
AciesSide        acies_ruleset_find_owner     (const AciesRuleset *self,
                                               const char         *word);

/* Returns: the word for @owner in commands; @owner is a side or %ACIES_COMMON */
const char      *acies_ruleset_owner_id       (const AciesRuleset *self,
                                               AciesSide           owner);

/* Returns: the translated name of @owner, for users */
const char      *acies_ruleset_owner_name     (const AciesRuleset *self,
                                               AciesSide           owner);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesRuleset, acies_ruleset_unref)

G_END_DECLS
