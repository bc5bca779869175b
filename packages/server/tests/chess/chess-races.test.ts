import {
  chessPlayer,
  chessStateOf,
  hasEqual,
  isSame,
  placesOf,
  played,
} from '@clutchline/test-support/server/chess-player';
import { countOf } from '@clutchline/test-support/server/count-of';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { accepted, HOUR, refusals, TwoProcesses } from './two-processes';

const ROUNDS = countOf(6, 500);
const MOST_MS = 60_000 + ROUNDS * 600;

let processes: TwoProcesses;
let context: TestContext;
beforeAll(async () => {
  processes = await TwoProcesses.open();
  ({ context } = processes);
});
afterAll(() => processes.close());

/** A market with three equal cards, two of which were bought; place of the third. */
async function twoOfThree() {
  const info = await chessPlayer(context, '1000', { wanted: [['basic', hasEqual(3)]] });
  const { draw, cards } = await processes.refresh(info);
  const triple = cards.find((card) => card !== null && placesOf(cards, (same) => isSame(same, card)).length >= 3);
  if (triple === null || triple === undefined) throw new Error('no triple');
  const [first = 0, second = 0, third = 0] = placesOf(cards, (card) => isSame(card, triple));
  for (const place of [first, second]) await played(context, info, { kind: 'buy', draw, place });
  const [held] = (await chessStateOf(context, info)).cards;
  return { info, draw, third, card: held?.card ?? 0, rank: triple.rank };
}

it(
  `V13 CHESS-11 ${ROUNDS} times: the card that completes a merge is bought while a card of the merge is sold`,
  async () => {
    const firsts = { merge: 0, sale: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { info, draw, third, card, rank } = await twoOfThree();
      const outcomes = await processes.both(
        info,
        round % 2 === 0
          ? [
              { kind: 'buy', draw, place: third },
              { kind: 'sell', card },
            ]
          : [
              { kind: 'sell', card },
              { kind: 'buy', draw, place: third },
            ],
      );
      const [buys, sales] =
        round % 2 === 0 ? [outcomes.slice(0, 2), outcomes.slice(2)] : [outcomes.slice(2), outcomes.slice(0, 2)];
      expect([accepted(buys), ...new Set(refusals(outcomes))]).toEqual([1, 'card_gone']);
      const { cards } = await chessStateOf(context, info);
      const stars = cards.map((held) => [held.rank, held.star]);
      if (accepted(sales) === 0) expect(stars).toEqual([[rank, 2]]);
      else
        expect(stars).toEqual([
          [rank, 1],
          [rank, 1],
        ]);
      firsts[accepted(sales) === 0 ? 'merge' : 'sale'] += 1;
    }
    console.log('V13 merge against sale, which came first:', firsts);
  },
  MOST_MS,
);

it(
  `V13 CHESS-7 ${ROUNDS} times: of two rents of a slot that reach the limit together exactly one is paid`,
  async () => {
    const info = await chessPlayer(context, '1000000');
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const hours of [72, 72]) await played(context, info, { kind: 'rent_slot', slot: 7, hours });
      const before = await processes.balanceOf(info);
      const rents = await processes.both(info, [{ kind: 'rent_slot', slot: 7, hours: 24 }]);
      expect([accepted(rents), ...refusals(rents)]).toEqual([1, 'rent_limit']);
      expect(before - (await processes.balanceOf(info))).toBe(300n);
      const { slots } = await chessStateOf(context, info);
      expect(slots[0]).toEqual({ slot: 7, until: processes.now + 168 * HOUR, is_open: 1 });
      processes.passTime(169 * HOUR);
    }
  },
  MOST_MS,
);

it(
  `V13 CHESS-6 ${ROUNDS} times: two cards that are moved to the same slot at once are in two slots`,
  async () => {
    const info = await chessPlayer(context, '1000000');
    for (let round = 0; round < ROUNDS; round += 1) {
      const { draw } = await processes.refresh(info);
      for (const place of [1, 2]) await played(context, info, { kind: 'buy', draw, place });
      const held = (await chessStateOf(context, info)).cards.map(({ card }) => card);
      const moves = await processes.both(
        info,
        held.map((card) => ({ kind: 'move', card, slot: 5 })),
      );
      expect(refusals(moves)).toEqual([]);
      const slots = (await chessStateOf(context, info)).cards.map(({ slot }) => slot);
      expect([slots.length, new Set(slots).size, slots.includes(5)]).toEqual([2, 2, true]);
      for (const card of held) await played(context, info, { kind: 'sell', card });
    }
  },
  MOST_MS,
);
