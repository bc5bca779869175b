import { CALLS } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { EXCLUSION_DAYS, TIME_OUT_HOURS } from './break-lengths';

const accepts = (pause: unknown): boolean => CALLS.takeBreak.body.safeParse({ lang: 2, pause }).success;

it('BET-7 the published lengths of breaks are those that the call accepts, and no others', () => {
  const timeOut = (hours: number): boolean => accepts({ kind: 'time_out', hours });
  const exclusion = (days: number): boolean => accepts({ kind: 'exclusion', days });
  for (const [fits, { least, most }] of [
    [timeOut, TIME_OUT_HOURS],
    [exclusion, EXCLUSION_DAYS],
  ] as const)
    expect([least - 1, least, most, most + 1].map(fits)).toEqual([false, true, true, false]);
});
