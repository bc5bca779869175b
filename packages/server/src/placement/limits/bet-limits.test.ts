import { ANY_SCOPE, LimitIndex, type LimitKind, type LimitRule, type LimitScope } from '@clutchline/domain';
import { describe, expect, it } from 'vitest';

import { buildSnapshotPoint as point } from '../testing/build-snapshot';
import { BetLimits, WHOLE } from './bet-limits';
import { BUILT_IN_BOOK } from './limit-book';

let lastId = 0;
const rule = (
  kind: LimitKind,
  value: bigint,
  scope: Partial<LimitScope> = {},
  until: number | null = null,
): LimitRule => ({ id: ++lastId, kind, value, until, scope: { ...ANY_SCOPE, ...scope } });

const limitsWith = (
  rules: readonly LimitRule[],
  { own = [], at = 0, stakeFactor = WHOLE }: { own?: readonly LimitRule[]; at?: number; stakeFactor?: number } = {},
) => new BetLimits({ book: { ...BUILT_IN_BOOK, rules: new LimitIndex(rules) }, own, version: 1, at }, 1, stakeFactor);

describe('the strictest that fits', () => {
  it('DESK-11 counts, of every width of its scope and of the player', () => {
    const rules = [
      rule('single', 40_000n, { currencyId: 1 }),
      rule('single', 30_000n, { currencyId: 1, gameTypeId: 1 }),
      rule('single', 20_000n, { currencyId: 1, gameId: 1 }),
      rule('single', 50n, { currencyId: 2 }),
      rule('single', 60n, { currencyId: 1, gameTypeId: 2 }),
      rule('single', 70n, { currencyId: 1, gameId: 2, pointId: 11 }),
    ];
    expect(limitsWith(rules).stakeMax('single', [point()])).toBe(20_000n);
    expect(limitsWith(rules).stakeMax('single', [point({ gameTypeId: 2, pointId: 2 })])).toBe(60n);
    expect(limitsWith(rules).general.maxSingle).toBe(40_000n);
    const own = [
      rule('single', 10_000n, { currencyId: 1, playId: 1 }),
      rule('single', 5n, { currencyId: 1, playId: 2 }),
    ];
    expect(limitsWith(rules, { own }).stakeMax('single', [point()])).toBe(10_000n);
  });

  it('DESK-11 a rule above the limit of the house, or of a play, loosens nothing', () => {
    const wide = [rule('single', 10n ** 12n, { currencyId: 1 }), rule('liability', 10n ** 12n, { currencyId: 1 })];
    expect(limitsWith(wide).stakeMax('single', [point({ limitScale: 250 })])).toBe(125_000n);
    expect(limitsWith(wide).liability(point({ limitScale: 500 }))).toBe(12_500_000n);
  });

  it('DESK-11 a combo has the strictest of its legs', () => {
    const legs = [point(), point({ pointId: 22, gameId: 2 }), point({ pointId: 33, gameId: 3, gameTypeId: 3 })];
    const rules = [
      rule('parlay', 9_000n, { currencyId: 1, gameId: 2 }),
      rule('payout', 70_000n, { currencyId: 1, gameTypeId: 3 }),
      rule('payout', 80_000n, { currencyId: 1, pointId: 11 }),
    ];
    expect(limitsWith(rules).stakeMax('parlay', legs)).toBe(9_000n);
    expect(limitsWith(rules).payout(legs)).toBe(70_000n);
    expect(limitsWith(rules).payout(legs.slice(0, 2))).toBe(80_000n);
  });

  it('DESK-11 a rule ends at its moment', () => {
    const rules = [rule('single', 100n, { currencyId: 1 }, 5_000)];
    expect(limitsWith(rules, { at: 4_999 }).general.maxSingle).toBe(100n);
    expect(limitsWith(rules, { at: 5_000 }).general.maxSingle).toBe(500_000n);
  });
});

describe('factor', () => {
  it('DESK-11 a factor scales what a player may stake and win, not what the house bears', () => {
    const own = [rule('factor', 5_000n, { gameTypeId: 1 })];
    const limits = limitsWith([], { own });
    expect(limits.stakeMax('single', [point()])).toBe(2_500_000n);
    expect(limits.payout([point()])).toBe(50_000_000n);
    expect(limits.match(point())).toBe(4_500_000n);
    expect(limits.liability(point())).toBe(25_000_000n);
    expect(limits.stakeMax('single', [point({ gameTypeId: 2, pointId: 2 })])).toBe(500_000n);
    expect(limits.general.day).toBe(5_000_000n);
  });

  it('DESK-11 of several factors the least counts, also that of the operator API', () => {
    const rules = [rule('factor', 800n, { gameTypeId: 1 })];
    const own = [rule('factor', 3_000n)];
    expect(limitsWith(rules, { own }).stakeMax('single', [point()])).toBe(400_000n);
    expect(limitsWith([], { own }).general.day).toBe(15_000_000n);
    expect(limitsWith([], { own, stakeFactor: 100 }).general.maxSingle).toBe(50_000n);
  });
});

describe('of one player', () => {
  it('DESK-11 combos and live bets are forbidden where the rule fits', () => {
    const own = [rule('no_combos', 1n), rule('no_live', 1n, { gameTypeId: 3 })];
    const limits = limitsWith([], { own });
    expect(limits.isForbidden('no_combos', [point()])).toBe(true);
    expect(limits.isForbidden('no_live', [point()])).toBe(false);
    expect(limits.isForbidden('no_live', [point({ gameTypeId: 3, pointId: 3 })])).toBe(true);
  });

  it('DESK-11 BET-8 a live bet is delayed longer, at most 15 s', () => {
    const own = [rule('delay', 2_000n), rule('delay', 4_000n, { gameTypeId: 3 })];
    expect(limitsWith([], { own }).liveDelay(point())).toBe(8_000);
    expect(limitsWith([], { own }).liveDelay(point({ gameTypeId: 3, pointId: 2 }))).toBe(9_000);
    expect(limitsWith([], { own: [rule('delay', 10_000n)] }).liveDelay(point())).toBe(15_000);
  });
});
