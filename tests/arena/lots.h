/* lots.h - the battle of the arena in which schools draw lots, for the tests of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "support/battles.h"
#include "support/data.h"
#include "support/lines.h"

G_BEGIN_DECLS

#define N_LOTS 10 /* 5 white, 2 red, 3 blank */

typedef struct
{
  AciesLibrary *library;
  AciesState   *scenario;
  AciesId       white, red, blank;
  AciesSide     blue_school, red_school;
} Lots;

void        lots_set_up         (Lots             *self,
                                 gconstpointer     unused);
void        lots_tear_down      (Lots             *self,
                                 gconstpointer     unused);

/* A game in which both have drawn and chosen nothing yet, and then @lines. */
AciesState *lots_new_game       (Lots             *self,
                                 const char       *lines);

/* (transfer full): @text with @to in place of the first @from, which is there */
char       *lots_swap_once      (const char       *text,
                                 const char       *from,
                                 const char       *to);

/* Adds the test "/draws/NAME". */
#define LOTS_ADD(name, test) g_test_add ("/draws/" name, Lots, NULL, lots_set_up, test, lots_tear_down)

G_END_DECLS
