import { expect, it } from 'vitest';

import { realityCheckAt } from './reality-check';

const MINUTE = 60_000;
const at = (used: number, seen: number, minutes: 15 | 30 | 60) =>
  realityCheckAt({ usedMs: used * MINUTE, seenMs: seen * MINUTE, minutes });

it.each([
  [0, 0, 15, { isDue: false, nextInMs: 15 * MINUTE }],
  [14, 0, 15, { isDue: false, nextInMs: MINUTE }],
  [15, 0, 15, { isDue: true, nextInMs: 0 }],
  [200, 0, 30, { isDue: true, nextInMs: 0 }],
  [200, 200, 30, { isDue: false, nextInMs: 30 * MINUTE }],
  [65, 60, 60, { isDue: false, nextInMs: 55 * MINUTE }],
  // The day of the stored confirmation has ended.
  [3, 500, 60, { isDue: false, nextInMs: 60 * MINUTE }],
] as const)('BET-7 after %d minutes, the last check at %d, every %d', (used, seen, minutes, expected) => {
  expect(at(used, seen, minutes)).toEqual(expected);
});
