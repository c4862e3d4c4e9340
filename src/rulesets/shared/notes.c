/* notes.c - lines of the log, as the procedures of rulesets tell them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/notes.h"

void
acies_note_round (AciesResolver *resolver)
{
  acies_log_entry (resolver, ACIES_NOTE_ROUND, .number = resolver->state->turn.round);
}

void
acies_note_side (AciesResolver *resolver,
                 AciesNoteKind  kind,
                 AciesSide      side)
{
  acies_log_entry (resolver, kind, .side = side);
}

void
acies_note_unit (AciesResolver *resolver,
                 AciesNoteKind  kind,
                 AciesUnitId    unit)
{
  acies_note_move (resolver, kind, unit, resolver->state->units[unit].hex, ACIES_NO_HEX);
}

void
acies_note_move (AciesResolver *resolver,
                 AciesNoteKind  kind,
                 AciesUnitId    unit,
                 AciesHex       from,
                 AciesHex       to)
{
  acies_log_entry (resolver, kind, .unit = unit, .hex = from, .to = to);
}

void
acies_note_spared (AciesResolver *resolver,
                   AciesNoteKind  kind,
                   AciesUnitId    unit,
                   guint          n,
                   const char    *rule,
                   const char    *why)
{
  acies_log_entry (resolver, kind, .unit = unit, .number = (gint16) n, .rule = rule,
                   .reason = why != NULL ? g_intern_string (why) : NULL);
}

static AciesNote
new_fight (const AciesState  *state,
           const AciesCombat *combat,
           AciesNoteKind      kind)
{
  AciesNote note = ACIES_NOTE_INIT (kind);

  note.side = state->units[combat->attacker].side;
  note.unit = combat->attacker;
  note.other = combat->target;
  note.hex = combat->from;
  note.to = combat->at;

  return note;
}

void
acies_note_declared (AciesResolver     *resolver,
                     const AciesCombat *combat)
{
  AciesNote note = new_fight (resolver->state, combat, ACIES_NOTE_DECLARED);

  note.number = combat->melee && resolver->state->ruleset->procs->mutual;
  acies_resolver_note (resolver, note);
}

void
acies_note_attack (AciesResolver     *resolver,
                   const AciesCombat *combat,
                   int                point,
                   guint              n_dice)
{
  acies_note_attack_why (resolver, combat, point, n_dice, NULL);
}

void
acies_note_attack_why (AciesResolver     *resolver,
                       const AciesCombat *combat,
                       int                point,
                       guint              n_dice,
                       const AciesOdds   *why)
{
  static const AciesNoteKind kinds[] = { ACIES_NOTE_ATTACK, ACIES_NOTE_STRIKE, ACIES_NOTE_COUNTER };
  AciesNote                  note = new_fight (resolver->state, combat, kinds[combat->kind]);
  g_autofree char           *reasons = why != NULL ? acies_odds_dup_reasons (why, resolver->state->ruleset, "; ") : NULL;

  note.reason = reasons != NULL ? g_intern_string (reasons) : NULL;
  note.number = (gint16) point;
  note.number2 = (gint16) n_dice;
  acies_resolver_note (resolver, note);
}

void
acies_note_rolled (AciesResolver *resolver,
                   AciesSide      side,
                   guint          hits,
                   int            retreats)
{
  acies_log_entry (resolver, ACIES_NOTE_ROLLED, .side = side, .dice = resolver->state->dice, .number = (gint16) hits,
                   .number2 = (gint16) retreats);
}

void
acies_note_drew (AciesResolver       *resolver,
                 const AciesDecision *asked,
                 AciesId              card)
{
  acies_log_entry (resolver, ACIES_NOTE_DREW, .side = asked->side, .card = asked->zone == ACIES_ZONE_HAND ? ACIES_NO_ID : card,
                   .number = asked->deck, .number2 = asked->zone);
}

void
acies_note_took (AciesResolver *resolver,
                 AciesSide      side,
                 AciesId        card)
{
  acies_log_entry (resolver, ACIES_NOTE_TOOK, .side = side, .card = card);
}

void
acies_note_card (AciesResolver *resolver,
                 AciesSide      side,
                 AciesId        card,
                 AciesUnitId    unit)
{
  AciesNote note = ACIES_NOTE_INIT (ACIES_NOTE_CARD);

  note.side = side;
  note.card = card;
  note.unit = unit;
  if (unit != ACIES_NO_UNIT)
    note.hex = resolver->state->units[unit].hex;
  acies_resolver_note (resolver, note);
}
