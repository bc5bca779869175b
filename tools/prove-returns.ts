// `npm run prove-returns`: returns, bounds and odds of both virtual games, each with a million rounds, cards or refreshes.
// `npm run prove-returns -- --count 10000 --part strategies`: one part with fewer; the strategies take the longest.
import { parseArgs } from 'node:util';

import { AUTO_CHESS_1, drawMarket, TIERS, type CardFace, type Tier } from '@clutchline/domain/auto-chess';
import { decimalText, fraction, hashOf, percentText, seededDraws, tableHash } from '@clutchline/domain/chance';
import {
  boundOfMixtures,
  boundOfTier,
  chiSquareP,
  fastWords,
  playStrategy,
  PUBLISHED_BOUNDS,
  PUBLISHED_STRATEGIES,
  roundStatistics,
} from '@clutchline/domain/testing/games';
import { publishedPrices, roundText, saltOf } from '@clutchline/domain/virtual-round';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string' },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);
/** Of a test that is passed by 9,999 of 10,000 correct tables. */
const LEAST_P = 1e-4;
const failures: string[] = [];

function expectThat(holds: boolean, failure: string): void {
  if (!holds) failures.push(failure);
}

function provePrices(): void {
  for (const { play, winChance, price, returned } of publishedPrices())
    if (winChance === 50)
      console.log(
        `${play.market} ${play.line ?? ''}: ${decimalText(fraction(price, 1_000), 3)}, ${percentText(returned, 3)} %`,
      );
}

/** By the published recipe: each round has its own commitment and seed. */
function proveRounds(): void {
  const salt = saltOf('0'.repeat(64), []);
  const keys = { pair: 'commitment', facts: 'seed' } as const;
  const { tests, least, pairings } = roundStatistics(count, (round, label) =>
    seededDraws(hashOf(`${keys[label]} ${round} ${seed}`), roundText(round, salt, label)),
  );
  for (const { name, p } of tests) console.log(`${name}: p ${p.toPrecision(2)}`);
  console.log(`${count} rounds, ${tests.length} tests: least p ${least.p.toPrecision(2)} (${least.name})`);
  console.log(`clubs and chances: p ${pairings.toPrecision(2)}`);
  expectThat(least.p > LEAST_P && pairings > LEAST_P, 'rounds deviate from their odds');
}

function proveCards(tier: Tier): void {
  const { ranks, stars } = AUTO_CHESS_1.tiers[tier];
  const counts = { ranks: ranks.map(() => 0), heroes: Array.from({ length: 6 }, () => 0), stars: stars.map(() => 0) };
  const add = (table: number[], row: number): void => void (table[row] = (table[row] ?? 0) + 1);
  const serverSeed = hashOf(`server seed ${seed}`);
  for (let counter = 0; counter < count / 5; counter += 1)
    drawMarket(AUTO_CHESS_1, serverSeed, { clientSeed: 'prove-returns', counter, tier }).forEach((card: CardFace) => {
      add(counts.ranks, card.rank - 1);
      add(counts.heroes, card.hero - 1);
      add(counts.stars, card.star - 1);
    });
  const perMille = (odds: readonly number[]): number[] => odds.map((row) => row / 1_000);
  const p = [
    chiSquareP({ counts: counts.ranks, chances: perMille(ranks) }),
    chiSquareP({ counts: counts.heroes, chances: counts.heroes.map(() => 1 / 6) }),
    chiSquareP({ counts: counts.stars, chances: perMille(stars) }),
  ];
  console.log(`${count} cards of ${tier}, p of ranks, heroes, stars: ${p.map((one) => one.toPrecision(2)).join(', ')}`);
  expectThat(Math.min(...p) > LEAST_P, `cards of ${tier} deviate from their odds`);
}

function proveBounds(): void {
  for (const { slots } of PUBLISHED_BOUNDS)
    for (const tier of TIERS) {
      const { refresh, allPaid } = boundOfTier(AUTO_CHESS_1, tier, slots);
      console.log(`any strategy, ${tier}, ${slots} slots: ≤ ${percentText(refresh, 4)} · ${percentText(allPaid, 4)} %`);
      expectThat(refresh.top < refresh.bottom && allPaid.top < allPaid.bottom, `${tier}, ${slots} slots is a pump`);
    }
  for (const slots of [6, 8]) {
    const gain = boundOfMixtures(AUTO_CHESS_1, slots);
    console.log(`any mixture of tiers, ${slots} slots: ≤ ${decimalText(gain, 2)} hundredths per refresh`);
    expectThat(gain.top < 0n, `a mixture with ${slots} slots is a pump`);
  }
}

function proveStrategies(tier: Tier): void {
  for (const { name, slots, create } of PUBLISHED_STRATEGIES) {
    const options = { list: AUTO_CHESS_1, tier, slots, refreshes: count, blockOf: fastWords(seed) };
    const { refresh, allPaid } = playStrategy(create(AUTO_CHESS_1, tier), options);
    const bound = boundOfTier(AUTO_CHESS_1, tier, slots);
    const text = [refresh, allPaid].map(({ value, error }) => `${percent(value)} ± ${percent(error)}`).join(' · ');
    console.log(`${tier}, ${slots} slots, ${name}: ${text} %, ≤ ${percentText(bound.refresh, 2)} %`);
    expectThat(refresh.value - 4 * refresh.error < 1, `${name} gains`);
  }
}

const percent = (part: number): string => (part * 100).toFixed(2);

console.log(`price list ${AUTO_CHESS_1.version}, hash ${tableHash(AUTO_CHESS_1)}`);
const PARTS: Readonly<Record<string, () => void>> = {
  prices: provePrices,
  bounds: proveBounds,
  rounds: proveRounds,
  cards: () => TIERS.forEach(proveCards),
  strategies: () => TIERS.forEach(proveStrategies),
};
for (const [part, prove] of Object.entries(PARTS)) if (values.part === undefined || values.part === part) prove();
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
