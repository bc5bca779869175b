import { describe, expect, it } from 'vitest';

import { percentText } from '../chance/index';
import { fastWords } from '../chance/testing/fast-words';
import { AUTO_CHESS_1, TIERS } from './price-list';
import { playStrategy } from './testing/play-strategy';
import { PUBLISHED_STRATEGIES } from './testing/published-strategies';
import { boundOfTier } from './testing/strategy-bound';

/** `npm run prove-returns` plays a million each. */
const REFRESHES = 1_500;

const bounds = new Map(
  TIERS.flatMap((tier) => [6, 8].map((slots) => [`${tier} ${slots}`, boundOfTier(AUTO_CHESS_1, tier, slots)] as const)),
);
const CASES = PUBLISHED_STRATEGIES.flatMap((strategy) => TIERS.map((tier) => ({ ...strategy, tier })));

describe('strategies', () => {
  it.each(CASES)('V10 CHESS-4, CHESS-9 $name, $slots slots, $tier', ({ name, slots, tier, create, returns, error }) => {
    const options = { list: AUTO_CHESS_1, tier, slots, refreshes: REFRESHES, blockOf: fastWords(slots) };
    const { refresh, allPaid } = playStrategy(create(AUTO_CHESS_1, tier), options);
    const bound = Number(percentText(bounds.get(`${tier} ${slots}`)!.refresh, 2));
    const played = refresh.value * 100;
    const text = `${played.toFixed(2)} ± ${(refresh.error * 100).toFixed(2)} · ${(allPaid.value * 100).toFixed(2)}`;
    console.log(
      `${tier.padEnd(9)} ${text} published ${returns[tier].join(' · ')} ≤ ${bound} % ${name}, ${slots} slots`,
    );
    expect(Math.abs(played - returns[tier][0])).toBeLessThanOrEqual(5 * refresh.error * 100 + error + 0.01);
    expect(played - 4 * refresh.error * 100).toBeLessThan(bound);
  });
});
