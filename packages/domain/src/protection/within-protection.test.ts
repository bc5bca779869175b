import fc from 'fast-check';
import { expect, it } from 'vitest';

import { checkProtection, withinProtection, type ProtectedMoment } from './check-protection';
import type { PlayerLimit } from './player-limit';

const momentWith = (limits: readonly PlayerLimit[], stakedToday: bigint): ProtectedMoment => ({
  protection: { limits, pause: null, lostToday: 0n, openStakes: stakedToday },
  stakedToday,
  sessionMinutes: 0,
  now: 1_000,
});
const limit = (kind: PlayerLimit['kind'], value: bigint): PlayerLimit => ({ kind, value, pending: null });

it.each([
  ['no limit of his own', [], 5_000n],
  ['a wider limit of his own', [limit('day_stake', 9_000n)], 5_000n],
  ['a smaller limit of his own', [limit('day_stake', 1_000n)], 200n],
  ['the smaller of two of his own', [limit('day_stake', 1_000n), limit('day_loss', 900n)], 100n],
  ['a limit that is used up', [limit('day_loss', 500n)], 0n],
] as const)('SLIP-8 with 5000 left of the house and 800 staked, %s leaves', (_name, limits, left) => {
  expect(withinProtection(5_000n, momentWith(limits, 800n))).toBe(left);
});

it('SLIP-8 the returned amount is valid, and one more is refused if the own limit applied', () => {
  const amount = fc.bigInt({ min: 1n, max: 10_000n });
  fc.assert(
    fc.property(amount, amount, amount, amount, (house, stakes, losses, staked) => {
      const moment = momentWith([limit('day_stake', stakes), limit('day_loss', losses)], staked);
      const left = withinProtection(house, moment);
      expect(checkProtection({ ...moment, stake: left })).toBeNull();
      if (left < house) expect(checkProtection({ ...moment, stake: left + 1n })?.refusal).toBe('own_limit');
      else expect(left).toBe(house);
    }),
  );
});
