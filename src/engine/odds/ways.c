/* ways.c - numbers of equally likely ways, exact up to 128 bits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/ways.h"

gboolean
acies_ways_multiply (AciesWays *product,
                     AciesWays  a,
                     AciesWays  b)
{
  return !__builtin_mul_overflow (a, b, product);
}

AciesWays
acies_ways_divisor (AciesWays a,
                    AciesWays b)
{
  while (b != 0)
    {
      AciesWays rest = a % b;

      a = b;
      b = rest;
    }

  return a;
}

char *
acies_ways_to_string (AciesWays ways)
{
  GString *text = g_string_new (NULL);

  do
    {
      g_string_prepend_c (text, (char) ('0' + (int) (ways % 10)));
      ways /= 10;
    }
  while (ways > 0);

  return g_string_free (text, FALSE);
}
