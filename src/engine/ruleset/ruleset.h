/* ruleset.h - what a ruleset's data says: pieces, terrain, cards, switches, numbers, rules
 *
 * The reader of ruleset.xml builds and checks it once; then it is shared and never changed. Every reference is an index.
 * Lists that procedures know by name (attributes, marks, switches) begin in the order of their enums (see AciesProcs).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/card.h"
#include "engine/ruleset/parts.h"
#include "engine/ruleset/worth.h"

G_BEGIN_DECLS

struct _AciesRuleset
{
  gatomicrefcount   ref_count;
  AciesRuleset     *base;         /* (nullable): the one that was read, of which this has the strings (side.h) */
  GPtrArray        *family;       /* of those, with the one that was read */
  const AciesProcs *procs;
  char             *id;
  char             *name;
  char             *summary;
  guint             edition;      /* of the rules: it rises with each change of them, of procedures as of data */
  guint64           fingerprint;  /* of the edition and of the data that rules use; wording does not change it */
  guint8            columns;      /* the usual board */
  guint8            rows;
  guint8            layout;       /* AciesBoardLayout of every board */
  guint             n_sizes;      /* of those below */
  AciesBoardSize    sizes[ACIES_MAX_BOARD_SIZES]; /* of boards of squares, the usual one first; of hexes none, as any will do */
  guint             n_areas;
  AciesBoardArea         areas[ACIES_MAX_AREAS]; /* of boards of squares, those of one board apart from one another */
  guint8            rounds;       /* and the last round of a new scenario */
  AciesArmyNumbers  army;
  char             *morale_name;  /* (nullable): what the morale of a side is called, where it is no morale */
  guint8            units_of;     /* AciesUnitsOf: what people read that its units consist of */
  guint16           box_figures;
  guint16           box_tiles;    /* 0: it comes in no box */
  guint8            box_rounds;   /* of its time track, 0 where there is none */
  guint16           box_cards;    /* of all armies, 0 where it says none */

  guint             n_sides;
  AciesSideType     sides[ACIES_MAX_SIDES];
  guint             n_resources;
  AciesResource     resources[ACIES_MAX_RESOURCES]; /* of a side */
  guint             n_classes;
  AciesClassType    classes[ACIES_MAX_CLASSES];
  guint8            n_layers;     /* one more than the highest of them: 1 where only one unit stands on a hex */
  guint             n_attributes;
  AciesAttribute    attributes[ACIES_MAX_ATTRIBUTES];
  guint             n_symbols;
  AciesSymbol       symbols[ACIES_MAX_SYMBOLS];
  guint             n_die_types;
  AciesDieType      die_types[ACIES_MAX_DIE_TYPES];
  guint             n_pools;      /* the first has no dice */
  AciesDicePool     pools[ACIES_MAX_POOLS];
  guint             n_skills;
  AciesSkill        skills[ACIES_MAX_SKILLS];
  guint             n_marks;
  AciesMarkType     marks[ACIES_MAX_MARKS];
  AciesId           face_down;    /* the mark that hides, or NO_ID: nothing lies face down */
  guint             n_properties;
  AciesProperty     properties[ACIES_MAX_PROPERTIES];
  guint             n_terrains;
  AciesTerrainType  terrains[ACIES_MAX_TERRAINS];
  guint             n_switches;
  AciesSwitch       switches[ACIES_MAX_SWITCHES];
  guint             n_numbers;    /* those that the procedures name, in their order */
  AciesNumber       numbers[ACIES_MAX_NUMBERS];
  guint             n_unit_types;
  AciesUnitType     unit_types[ACIES_MAX_UNIT_TYPES]; /* behind them the back, where pieces lie face down */
  guint             n_decks;
  AciesDeckType     decks[ACIES_MAX_DECKS];
  guint             n_cards;
  AciesCardType     cards[ACIES_MAX_CARDS];
  guint             n_modifiers;
  AciesModifier     modifiers[ACIES_MAX_MODIFIERS];
  AciesComputerNumbers computer; /* what things are worth to who plays for it */
  GPtrArray        *rules;        /* of AciesRule, in the order of the book */
  GHashTable       *english;      /* "card/ambush" -> its English name, if it is shown in another language */
  GPtrArray        *equivalents;  /* of AciesEquivalent: its like in other rulesets */
};

/* (transfer full): an empty ruleset for a reader to fill, which owns its strings */
AciesRuleset    *acies_ruleset_new            (void);
AciesRuleset    *acies_ruleset_ref            (AciesRuleset       *self);
void             acies_ruleset_unref          (AciesRuleset       *self);

/* As it was read, whatever its sides are called in a scenario. */
static inline AciesRuleset *
acies_ruleset_base (AciesRuleset *self)
{
  return self->base != NULL ? self->base : self;
}

/* Each returns the index of the thing with that id, or ACIES_NO_ID. */
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

/* The phase of the procedures by that name, if a scenario may begin with it; in core/procs.c. */
AciesId   acies_ruleset_find_opening_phase (const AciesRuleset *self, const char *id);

/* Returns: (transfer none) (nullable): the statement with that id */
const AciesRule *acies_ruleset_find_rule      (const AciesRuleset *self,
                                               const char         *id);

/* (transfer full): what a unit type has of an attribute, as people read it: "4", "Yellow, White" */
char            *acies_attribute_value_to_string (const AciesRuleset *self,
                                               guint               attribute,
                                               int                 value);

/* Whether a unit type's value is said of it: that it rolls no dice, and has none of what is merely counted, goes without saying. */
gboolean acies_attribute_is_shown (const AciesRuleset *self,
                                   guint               attribute,
                                   int                 value);

/**
 * acies_ruleset_side_option:
 * @self: with the names that sides have in a scenario
 * Returns: the option that @side is called after, 0 where it is called after none
 */
guint         acies_ruleset_side_option (const AciesRuleset *self,
                                         AciesSide           side);

/* (nullable): the id of that option, %NULL where the side is called after none */
const char   *acies_ruleset_side_option_id (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: the only side whose armies have the type, %ACIES_NO_SIDE when there are more */
AciesSide        acies_unit_type_only_side    (const AciesUnitType *self);

/* Returns: whether units of @type can ever come to have @mark */
gboolean         acies_ruleset_may_have_mark  (const AciesRuleset *self,
                                               AciesId             type,
                                               AciesId             mark);

/* The other side of a game of two. */
AciesSide        acies_ruleset_enemy_of       (const AciesRuleset *self,
                                               AciesSide           side);

/* Returns: (transfer full): the value as files and commands write it: "yes", "3", "any-movement" */
char            *acies_switch_value_to_string (const AciesSwitch *self, int value);
gboolean         acies_switch_value_parse     (const AciesSwitch *self, const char *text, gint16 *value);
/* The value in a game of that edition whose file says nothing; of %ACIES_THIS_EDITION, today's. */
gint16           acies_switch_fallback_in     (const AciesSwitch *self, guint edition);

/* Which of a choice's @options (of AciesOption) has that id; %FALSE: none has. */
gboolean    acies_options_find          (const GPtrArray     *options,
                                         const char          *id,
                                         gint16              *index);

/* --- units ---------------------------------------------------------------------------------- */

/* The back of pieces that lie face down, as a type of unit; ACIES_NO_ID where none do. */
static inline AciesId
acies_ruleset_back_type (const AciesRuleset *self)
{
  return self->face_down != ACIES_NO_ID ? (AciesId) self->n_unit_types : ACIES_NO_ID;
}

static inline gboolean
acies_ruleset_is_back (const AciesRuleset *self, AciesId type)
{
  return type == self->n_unit_types && self->face_down != ACIES_NO_ID;
}

/* The layer of a type of units. */
static inline guint
acies_stack_layer (const AciesRuleset *ruleset, AciesId type)
{
  AciesId class_ = ruleset->unit_types[type].class_;

  return class_ < ACIES_MAX_CLASSES ? ruleset->classes[class_].layer : 0;
}

/* --- boards --------------------------------------------------------------------------------- */

/**
 * acies_ruleset_has_size:
 * @columns: within the limits of hex.h; so @rows
 * Returns: whether scenarios may have a board of that size
 */
gboolean    acies_ruleset_has_size (const AciesRuleset *ruleset,
                                    guint             columns,
                                    guint             rows);

/**
 * acies_ruleset_check_size:
 * @columns: within the limits of hex.h; so @rows
 * @error: %ACIES_RULE_ERROR_LIMIT with a sentence that names the sizes there are
 */
gboolean    acies_ruleset_check_size (const AciesRuleset *ruleset,
                                      guint             columns,
                                      guint             rows,
                                      GError          **error);

/**
 * acies_ruleset_check_layout:
 * @board: of a scenario that shall become one of @ruleset
 * @error: %ACIES_RULE_ERROR_LIMIT where its boards are laid out otherwise, or not so large
 */
gboolean    acies_ruleset_check_layout (const AciesRuleset *ruleset,
                                        const AciesBoard *board,
                                        GError          **error);

/* Is it one of the areas of @self, of a side that takes part? */
gboolean     acies_board_has_area      (const AciesBoard   *self,
                                        const AciesRuleset *ruleset,
                                        const AciesBoardArea    *area);

/**
 * acies_board_owner:
 * @ruleset: of the scenario, so that whoever takes no part has nothing
 * Returns: the side in whose area of the board @hex lies, or %ACIES_NO_SIDE
 */
AciesSide    acies_board_owner         (const AciesBoard   *self,
                                        const AciesRuleset *ruleset,
                                        AciesHex            hex);

/* --- things in English, and in other rulesets ----------------------------------------------- */

/* "unit-type" */
const char  *acies_thing_name           (AciesThing          thing);

/* The index of the thing with that id, or ACIES_NO_ID. */
AciesId      acies_thing_find           (AciesThing          thing,
                                         const AciesRuleset *ruleset,
                                         const char         *id);

/**
 * acies_thing_get_english:
 *
 * For files, which are the same in every language, and for names that people type.
 *
 * Returns: (transfer none): the English name of the thing, which may be shown in another language
 */
const char  *acies_thing_get_english    (AciesThing          thing,
                                         const AciesRuleset *ruleset,
                                         AciesId             id);

/**
 * acies_equivalent_find:
 * @id: of a thing in @from
 * @side: of @to, whose army the thing must be able to belong to; or %ACIES_NO_SIDE
 *
 * Returns: the like of it in @to, or %ACIES_NO_ID
 */
AciesId      acies_equivalent_find      (AciesThing          thing,
                                         const AciesRuleset *from,
                                         AciesId             id,
                                         const AciesRuleset *to,
                                         AciesSide           side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesRuleset, acies_ruleset_unref)

G_END_DECLS
