import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  checkProtection,
  limitUse,
  protectedLeft,
  type PlayerProtection,
  type ProtectedMoment,
} from './check-protection';
import type { PlayerLimit } from './player-limit';

const limitOf = (
  kind: PlayerLimit['kind'],
  value: bigint | null,
  pending: PlayerLimit['pending'] = null,
): PlayerLimit => ({
  kind,
  value,
  pending,
});

function momentWith(
  protection: Partial<PlayerProtection>,
  moment: Partial<Omit<ProtectedMoment, 'protection'>> = {},
): ProtectedMoment {
  const none = { limits: [], pause: null, lostToday: 0n, openStakes: 0n };
  return { protection: { ...none, ...protection }, stakedToday: 0n, sessionMinutes: 0, now: 1_000, ...moment };
}

const check = (moment: ProtectedMoment, stake = 100n) => checkProtection({ ...moment, stake });

it('BET-7 who set nothing is held back by nothing', () => {
  expect(check(momentWith({}, { stakedToday: 10n ** 20n, sessionMinutes: 9_999 }))).toBeNull();
  expect(protectedLeft(momentWith({}))).toBeNull();
});

it('BET-7 bad-input 58: a time-out and an exclusion refuse until they end', () => {
  for (const kind of ['time_out', 'exclusion'] as const) {
    const moment = momentWith({ pause: { kind, until: 1_001 } });
    expect(check(moment)).toEqual({ refusal: 'excluded', limit: null, whole: null });
    expect(check({ ...moment, now: 1_001 })).toBeNull();
  }
});

it('BET-7 a break is named before any limit', () => {
  const limits = [limitOf('day_stake', 1n)];
  expect(check(momentWith({ limits, pause: { kind: 'exclusion', until: 5_000 } }))?.refusal).toBe('excluded');
});

it('BET-7 a session that has reached its length takes no bet', () => {
  const limits = [limitOf('session_minutes', 30n)];
  expect(check(momentWith({ limits }, { sessionMinutes: 29 }))).toBeNull();
  const refused = { refusal: 'own_limit', limit: null, whole: null };
  expect(check(momentWith({ limits }, { sessionMinutes: 30 }))).toEqual(refused);
  expect(check(momentWith({ limits }, { sessionMinutes: 31 }))).toEqual(refused);
});

it('SLIP-8 stakes of the day up to the limit, not one minor unit above, and what is left is named', () => {
  const moment = momentWith({ limits: [limitOf('day_stake', 1_000n)] }, { stakedToday: 900n });
  expect(check(moment, 100n)).toBeNull();
  expect(check(moment, 101n)).toEqual({ refusal: 'own_limit', limit: 100n, whole: 1_000n });
  expect(check({ ...moment, stakedToday: 2_000n }, 1n)).toEqual({ refusal: 'own_limit', limit: 0n, whole: 1_000n });
});

it('SLIP-8 the loss of the day counts what is lost, what is open and what would be staked', () => {
  const limits = [limitOf('day_loss', 1_000n)];
  expect(check(momentWith({ limits, lostToday: 500n, openStakes: 400n }), 100n)).toBeNull();
  expect(check(momentWith({ limits, lostToday: 500n, openStakes: 400n }), 101n)).toEqual({
    refusal: 'own_limit',
    limit: 100n,
    whole: 1_000n,
  });
  expect(check(momentWith({ limits, lostToday: -500n }), 1_500n)).toBeNull();
  expect(check(momentWith({ limits, lostToday: -500n }), 1_501n)?.limit).toBe(1_500n);
});

it('SLIP-8 of two amounts that bite the one with less left is named', () => {
  const limits = [limitOf('day_stake', 1_000n), limitOf('day_loss', 300n)];
  expect(check(momentWith({ limits }, { stakedToday: 600n }), 500n)).toMatchObject({ limit: 300n, whole: 300n });
  expect(check(momentWith({ limits }, { stakedToday: 800n }), 500n)).toMatchObject({ limit: 200n, whole: 1_000n });
});

it('BET-7 a looser limit that waits does not help before its time, and helps from then on', () => {
  const limits = [limitOf('day_stake', 50n, { value: null, from: 2_000 })];
  expect(check(momentWith({ limits }, { now: 1_999 }))?.refusal).toBe('own_limit');
  expect(check(momentWith({ limits }, { now: 2_000 }))).toBeNull();
});

const amount = fc.bigInt({ min: 0n, max: 2_000n });

it('SLIP-8 exactly what is left passes and one minor unit more does not', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, fc.bigInt({ min: -2_000n, max: 2_000n }), (...amounts) => {
      const [stakes, losses, stakedToday, openStakes, lostToday] = amounts;
      const limits = [limitOf('day_stake', stakes), limitOf('day_loss', losses)];
      const moment = momentWith({ limits, lostToday, openStakes }, { stakedToday });
      const left = protectedLeft(moment) ?? -1n;
      expect(left).toBeGreaterThanOrEqual(0n);
      if (left > 0n) expect(check(moment, left)).toBeNull();
      expect(check(moment, left + 1n)).toMatchObject({ refusal: 'own_limit', limit: left });
    }),
  );
});

it('BET-7 S27 a day never loses more than its loss limit, however the open bets end', () => {
  const bet = fc.record({
    stake: fc.bigInt({ min: 1n, max: 400n }),
    settles: fc.boolean(),
    factor: fc.constantFrom(0n, 1n, 3n),
  });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 1_000n }), fc.array(bet, { maxLength: 20 }), (limit, bets) => {
      let [lostToday, openStakes] = [0n, 0n];
      for (const { stake, settles, factor } of bets) {
        const moment = momentWith({ limits: [limitOf('day_loss', limit)], lostToday, openStakes });
        if (check(moment, stake) !== null) continue;
        if (settles) lostToday += stake - stake * factor;
        else openStakes += stake;
      }
      expect(lostToday + openStakes <= limit).toBe(true);
    }),
  );
});

it('BET-7 returns usage and rest of each limit in force', () => {
  const limits = [
    limitOf('day_stake', 500n, { value: 900n, from: 1_000 }),
    limitOf('day_loss', 300n),
    limitOf('session_minutes', 60n),
  ];
  const moment = momentWith({ limits, lostToday: -50n, openStakes: 20n }, { stakedToday: 800n, sessionMinutes: 75 });
  expect(limitUse('day_stake', moment)).toEqual({ value: 900n, used: 800n, left: 100n });
  expect(limitUse('day_stake', { ...moment, now: 999 })).toEqual({ value: 500n, used: 800n, left: 0n });
  expect(limitUse('day_loss', moment)).toEqual({ value: 300n, used: -30n, left: 330n });
  expect(limitUse('session_minutes', moment)).toEqual({ value: 60n, used: 75n, left: 0n });
  expect(limitUse('day_loss', momentWith({ openStakes: 20n }))).toEqual({ value: null, used: 20n, left: null });
});
