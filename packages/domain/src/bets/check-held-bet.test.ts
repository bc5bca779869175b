import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkHeldBet, type HeldLeg, type HeldBetTerms } from './check-held-bet';

const leg = (fields: Partial<HeldLeg> = {}): HeldLeg => ({ struck: 2_000, current: 2_000, refusal: null, ...fields });
const held = (fields: Partial<HeldBetTerms> = {}): HeldBetTerms => ({
  accept: 'none',
  move: null,
  isPool: false,
  legs: [leg()],
  ...fields,
});

it('DESK-12 BET-8 a bet at an offered price is confirmed at that price while the current price is not lower', () => {
  const offered = (current: number) =>
    checkHeldBet(held({ accept: 'better', isOffered: true, legs: [leg({ current })] }));
  expect(offered(2_100)).toEqual({ kind: 'confirm', odds: [2_000] });
  expect(offered(1_999)).toEqual({ kind: 'reject', refusal: 'odds_lower' });
});

describe('decideHeld', () => {
  it('BET-8 confirms a bet on which nothing moved, at the price struck', () => {
    expect(checkHeldBet(held())).toEqual({ kind: 'confirm', odds: [2_000] });
  });

  it.each([
    ['suspended', 'suspended'],
    ['closed', 'bet_closed'],
    ['score', 'moved_in_delay'],
  ] as const)('R12 a market that moved (%s) rejects whatever is true now: %s', (move, refusal) => {
    for (const accept of ['latest', 'better', 'none'] as const)
      expect(checkHeldBet(held({ accept, move, legs: [leg({ current: 3_000 })] }))).toEqual({
        kind: 'reject',
        refusal,
      });
  });

  it('R12 a leg that takes no bets now rejects before any price is compared', () => {
    const legs = [leg({ current: 1_500 }), leg({ refusal: 'suspended' })];
    expect(checkHeldBet(held({ accept: 'none', legs }))).toEqual({ kind: 'reject', refusal: 'suspended' });
  });

  it.each([
    ['latest', 1_900, { kind: 'confirm', odds: [1_900] }],
    ['latest', 2_100, { kind: 'confirm', odds: [2_100] }],
    ['better', 1_999, { kind: 'reject', refusal: 'odds_lower' }],
    ['better', 2_001, { kind: 'confirm', odds: [2_001] }],
    ['none', 2_001, { kind: 'reject', refusal: 'odds_changed' }],
    ['none', 1_999, { kind: 'reject', refusal: 'odds_changed' }],
  ] as const)('BET-8 SLIP-11 %s with the price now at %i', (accept, current, decision) => {
    expect(checkHeldBet(held({ accept, legs: [leg({ current })] }))).toEqual(decision);
  });

  it('BET-2 a pool leg has no price that could move', () => {
    const decision = checkHeldBet(held({ isPool: true, legs: [leg({ current: 1_500 })] }));
    expect(decision).toEqual({ kind: 'confirm', odds: [2_000] });
  });

  it('R12 is confirmed only where nothing moved, all is open and every price is allowed', () => {
    const odd = fc.integer({ min: 1_001, max: 1_005 });
    const anyLeg = fc.record({
      struck: odd,
      current: odd,
      refusal: fc.constantFrom(null, null, 'bet_closed' as const),
    });
    const terms = fc.record({
      accept: fc.constantFrom('latest' as const, 'better' as const, 'none' as const),
      move: fc.constantFrom(null, null, 'score' as const, 'suspended' as const),
      isPool: fc.constant(false),
      legs: fc.array(anyLeg, { minLength: 1, maxLength: 5 }),
    });
    fc.assert(
      fc.property(terms, (bet) => {
        const decision = checkHeldBet(bet);
        const lower = bet.legs.some(({ struck, current }) => current < struck);
        const moved = bet.legs.some(({ struck, current }) => current !== struck);
        const shut = bet.move !== null || bet.legs.some(({ refusal }) => refusal !== null);
        const priced = bet.accept === 'latest' || !(bet.accept === 'better' ? lower : moved);
        expect(decision.kind).toBe(!shut && priced ? 'confirm' : 'reject');
        if (decision.kind === 'confirm') expect(decision.odds).toEqual(bet.legs.map(({ current }) => current));
      }),
    );
  });
});
