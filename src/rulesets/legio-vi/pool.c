/* pool.c - Legio VI: how many dice a unit shoots with, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include <glib/gi18n-lib.h>

void
acies_lvi_pool_add (AciesLviPool *pool,
                    const char   *text,
                    const char   *rule,
                    int           number)
{
  if (number == 0)
    return;
  pool->reasons[pool->n_reasons++] = (AciesLviReason) { text, rule, number };
  pool->n += number;
}

/* What the data add for each time that a condition holds. */
void
acies_lvi_pool_modify (AciesLviPool       *pool,
                       const AciesRuleset *ruleset,
                       guint               condition,
                       const char         *text,
                       guint               times)
{
  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &ruleset->modifiers[i];

      if (modifier->condition == condition && modifier->target == ACIES_MODIFIES_DICE)
        acies_lvi_pool_add (pool, text, modifier->rule, modifier->add * (int) times);
    }
}

/* LVI-A3: bases, half of them, disorder, elephants, and one at least; LVI-A2: once halved. */
void
acies_lvi_pool_of (const AciesRuleset *ruleset,
                   const AciesLviShot *shot,
                   AciesLviPool       *pool)
{
  *pool = (AciesLviPool) { 0 };
  acies_lvi_pool_add (pool, _ ("Shooting bases"), "LVI-L18", (int) (shot->bases * shot->per_base));
  if (shot->halved != NULL)
    acies_lvi_pool_add (pool, shot->halved, shot->halved_by, -(pool->n / 2));
  acies_lvi_pool_modify (pool, ruleset, LVI_IF_SHOOTING_IN_DISORDER, _ ("Disorder of the shooters"), shot->disorder);
  acies_lvi_pool_modify (pool, ruleset, LVI_IF_AT_ELEPHANTS, _ ("Against elephants"), shot->at_elephants);
  acies_lvi_pool_add (pool, _ ("At least one die"), "LVI-L19", pool->n < 1 ? 1 - pool->n : 0);
  pool->n = MIN (pool->n, ACIES_MAX_DICE);
}

/* LVI-L18: of a target of that class, whatever else there is. */
void
acies_lvi_halve_by_class (AciesLviShot *shot,
                          guint         class_)
{
  if (class_ == LVI_LIGHT_INFANTRY)
    *shot = (AciesLviShot) { shot->bases, shot->per_base, shot->disorder, shot->at_elephants, _ ("Halved: light infantry target"), "LVI-L18" };
  else if (class_ == LVI_CATAPHRACTS)
    *shot = (AciesLviShot) { shot->bases, shot->per_base, shot->disorder, shot->at_elephants, _ ("Halved: cataphract target"), "LVI-L18" };
}

/* LVI-U12 */
void
acies_lvi_halve_by_cover (AciesLviShot *shot,
                          AciesId       terrain)
{
  if (terrain != LVI_WOODS && terrain != LVI_DEFENCES)
    return;
  shot->halved = _ ("Halved: target in cover");
  shot->halved_by = "LVI-U12";
}

/* LVI-A16 */
static void
halve_by_arc (const AciesState *state,
              AciesHex          from,
              AciesUnitId       target,
              AciesLviShot     *shot)
{
  AciesLviArc arc;

  if (!acies_lvi_is_of (state, target, LVI_INFANTRY) || !acies_lvi_is_formed (state, target))
    return;
  arc = acies_lvi_arc (acies_lvi_property (state, target, LVI_FACING), state->units[target].hex, from);
  if (arc == LVI_FRONT)
    shot->halved = _ ("Halved: front of formed infantry");
  else if (arc == LVI_FLANK && acies_lvi_is_quincunx (state, target))
    shot->halved = _ ("Halved: flank of a quincunx");
  else
    return;
  shot->halved_by = "LVI-A16";
}

/* LVI-A4 */
void
acies_lvi_shot_of (const AciesState *state,
                   AciesUnitId       unit,
                   AciesHex          from,
                   AciesUnitId       target,
                   AciesLviShot     *shot)
{
  gboolean near = acies_hex_distance (from, state->units[target].hex) <= (guint) acies_lvi_number (state, LVI_NUMBER_NEAR);

  *shot = (AciesLviShot) {
    .bases = state->units[unit].figures,
    .per_base = (guint) acies_lvi_value (state, unit, near ? LVI_NEAR_SHOTS : LVI_FAR_SHOTS),
    .disorder = acies_lvi_property (state, unit, LVI_DISORDER),
    .at_elephants = acies_lvi_class (state, target) == LVI_ELEPHANTS,
  };
  halve_by_arc (state, from, target, shot);
  acies_lvi_halve_by_cover (shot, state->board->terrain[state->units[target].hex]);
  acies_lvi_halve_by_class (shot, acies_lvi_class (state, target));
}

/* Why @unit rolls so many dice, and from which number they hit. @hampered: (nullable): why not from the usual one */
void
acies_lvi_note_pool (AciesResolver      *resolver,
                     AciesUnitId         unit,
                     const AciesLviPool *pool,
                     int                 hit,
                     const char         *hampered)
{
  g_autoptr (GString) text = NULL;

  if (resolver->events == NULL)
    return;
  text = g_string_new (NULL);
  for (guint i = 0; i < pool->n_reasons; i++)
    g_string_append_printf (text, i > 0 ? ", %+d %s" : "%+d %s", pool->reasons[i].number, pool->reasons[i].text);
  if (hampered != NULL)
    g_string_append_printf (text, "; %s", hampered);
  acies_lvi_note_die (resolver, LVI_NOTE_HITS_FROM, unit, hit, 0, g_intern_string (text->str));
}
