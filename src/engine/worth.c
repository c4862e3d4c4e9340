/* worth.c - what things are worth to who plays for the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/worth.h"

typedef struct
{
  const char *name;
  gint16      usual;
} Number;

static const Number worths[ACIES_N_WORTHS] = {
  [ACIES_WORTH_MORALE] = { "morale", 2000 },
  [ACIES_WORTH_MORALE_LATE] = { "morale-late", 500 },
  [ACIES_WORTH_FIGURES] = { "figures", 3000 },
  [ACIES_WORTH_FIGURES_LATE] = { "figures-late", 100 },
  [ACIES_WORTH_UNITS] = { "units", 1000 },
  [ACIES_WORTH_SOUND] = { "sound", 2000 },
  [ACIES_WORTH_RESERVE] = { "reserve", 0 },
  [ACIES_WORTH_THREAT] = { "threat", 300 },
  [ACIES_WORTH_THREAT_LATER] = { "threat-later", 150 },
  [ACIES_WORTH_KILL] = { "kill", 500 },
  [ACIES_WORTH_KILL_LATER] = { "kill-later", 250 },
  [ACIES_WORTH_NEAR] = { "near", 100 },
  [ACIES_WORTH_CAMP] = { "camp", 400 },
  [ACIES_WORTH_CAMP_NEAR] = { "camp-near", 100 },
  [ACIES_WORTH_CARDS] = { "cards", 100 },
  [ACIES_WORTH_TEMPO] = { "tempo", 0 },
};

static const Number habits[ACIES_N_HABITS] = {
  [ACIES_HABIT_MORALE] = { "morale", 2000 },
  [ACIES_HABIT_FEAR] = { "fear", 350 },
  [ACIES_HABIT_SECOND] = { "second", 400 },
  [ACIES_HABIT_SOON] = { "soon", 600 },
  [ACIES_HABIT_FAR] = { "far", 250 },
  [ACIES_HABIT_NEAR] = { "near", 0 },
  [ACIES_HABIT_SUPPORT] = { "support", 0 },
  [ACIES_HABIT_ATTACK] = { "attack", 200 },
  [ACIES_HABIT_ANSWER] = { "answer", 0 },
  [ACIES_HABIT_BAR] = { "bar", 500 },
  [ACIES_HABIT_ORDER_FEAR] = { "order-fear", 0 },
  [ACIES_HABIT_NEIGHBOUR] = { "neighbour", 300 },
  [ACIES_HABIT_CARD] = { "card", 300 },
  [ACIES_HABIT_ORDER_CARD] = { "order-card", 0 },
  [ACIES_HABIT_FIRST_ORDER] = { "first-order", 2000 },
  [ACIES_HABIT_NEXT_ORDER] = { "next-order", -200 },
  [ACIES_HABIT_CAMP] = { "camp", 0 },
  [ACIES_HABIT_BRING_IN] = { "bring-in", 1000 },
  [ACIES_HABIT_VERB] = { "verb", -100 },
  [ACIES_HABIT_YES] = { "yes", 300 },
  [ACIES_HABIT_PASS] = { "pass", 0 },
  [ACIES_HABIT_AHEAD] = { "ahead", 1500 },
  [ACIES_HABIT_FLANK] = { "flank", 1500 },
  [ACIES_HABIT_BESIDE] = { "beside", 300 },
  [ACIES_HABIT_FREE] = { "free", 300 },
  [ACIES_HABIT_LEAD] = { "lead", 500 },
  [ACIES_HABIT_RESULT] = { "result", 1000 },
  [ACIES_HABIT_SOUND] = { "sound", 1000 },
  [ACIES_HABIT_BEHIND] = { "behind", 300 },
  [ACIES_HABIT_DICE] = { "dice", 500 },
};

static const struct
{
  const char *name;
  guint       usual;
} levels[ACIES_N_LEVELS] = {
  [ACIES_LEVEL_NORMAL] = { "normal", 88 },
  [ACIES_LEVEL_HARD] = { "hard", 150000 },
  [ACIES_LEVEL_HINT] = { "hint", 30000 },
};

const char *
acies_level_name (AciesLevel level)
{
  return levels[level].name;
}

guint
acies_level_usual (AciesLevel level)
{
  return levels[level].usual;
}

const char *
acies_worth_name (AciesWorth worth)
{
  return worths[worth].name;
}

gint16
acies_worth_usual (AciesWorth worth)
{
  return worths[worth].usual;
}

const char *
acies_habit_name (AciesHabit habit)
{
  return habits[habit].name;
}

gint16
acies_habit_usual (AciesHabit habit)
{
  return habits[habit].usual;
}
