import {
  applyAction,
  AUTO_CHESS_1,
  drawMarket,
  NEW_CHESS_STATE,
  TIERS,
  type ChessAction,
  type ChessContext,
  type ChessState,
} from '@clutchline/domain/auto-chess';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import {
  chessStateOf,
  CLIENT_SEED,
  hasEqual,
  playFor,
  randomWith,
  secretFor,
} from '@clutchline/test-support/server/chess-player';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { countOf } from '@clutchline/test-support/server/count-of';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { changeSeeds, publishPriceList } from '../../src/chess';

const RUNS = countOf(4, 200);
const LIST = AUTO_CHESS_1;
const BALANCE = 6_000n;

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  await publishPriceList(context);
});
afterAll(() => closeSound(context)());

/** Cards and draws are named by their place among those that exist, so that most actions are possible. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('refresh', 'refresh', 'buy', 'buy', 'buy', 'sell_directly', 'sell', 'move', 'rent_slot'),
    tier: fc.constantFrom(...TIERS),
    pick: fc.nat(9),
    place: fc.integer({ min: 1, max: 5 }),
    slot: fc.integer({ min: 1, max: 8 }),
    hours: fc.constantFrom(12, 24, 72),
    wait: fc.constantFrom(0, 1_000, 5_000, 5_000, 60_000, 640_000, 13 * 3_600_000),
  } as const),
  { minLength: 30, maxLength: 60 },
);
type Step = ReturnType<typeof steps.generate>['value'][number];

function actionOf({ kind, tier, pick, place, slot, hours }: Step, { cards, draws }: ChessState): ChessAction {
  const card = cards[pick]?.id ?? 900 + pick;
  const draw = pick === 9 ? draws - 1 : draws;
  switch (kind) {
    case 'refresh':
      return { kind, tier };
    case 'buy':
    case 'sell_directly':
      return { kind, draw, place };
    case 'sell':
      return { kind, card };
    case 'move':
      return { kind, card, slot };
    case 'rent_slot':
      return { kind, slot: slot % 2 === 0 ? 8 : 7, hours };
  }
}

it(`V9 CHESS-6, CHESS-7, CHESS-11 ${RUNS} random games: the server does what the domain says`, async () => {
  let now = NOW;
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const info = await context.player((BALANCE / 100n).toString());
      const { accountId } = info.caller;
      const secret = secretFor(['basic', hasEqual(3)]);
      const request = { lang: 2, request_id: freshId(), client_seed: CLIENT_SEED } as const;
      await changeSeeds({ ...context, random: randomWith(secret) }, request, info);
      let state: ChessState = { ...NEW_CHESS_STATE, version: 1 };
      let [balance, seenAt] = [BALANCE, now];
      for (const step of list) {
        now += step.wait;
        context.setNow(now);
        const domain: ChessContext = {
          ...{ at: now, now, seenAt, balance, hundredth: 1n, list: LIST, lists: new Map([[LIST.version, LIST]]) },
          ...{ protection: null, hasClientSeed: true },
          draw: (tier, counter) => drawMarket(LIST, secret, { clientSeed: CLIENT_SEED, counter, tier }),
        };
        // The server removes a market for ever.
        if (now - seenAt > 630_000) state = { ...state, market: null };
        const action = actionOf(step, state);
        const expected = applyAction(state, action, domain);
        const outcome = await playFor(context, info, action);
        seenAt = now;
        if (expected.kind === 'refused') {
          expect({ action, outcome }).toMatchObject({ outcome: { kind: 'refused', refusal: expected.refusal } });
          continue;
        }
        expect(outcome.kind).toBe('ok');
        state = expected.state;
        balance += expected.posting?.player ?? 0n;
        const shown = await chessStateOf(context, info);
        expect(shown).toMatchObject({
          version: state.version,
          market: state.market === null ? null : { draw: state.market.draw, cards: state.market.places },
          cards: state.cards.map(({ id, hero, rank, star, slot }) => ({ card: id, hero, rank, star, slot })),
          slots: [{ until: state.rentedUntil[7] }, { until: state.rentedUntil[8] }],
        });
        expect((await context.stores.wallets.read(accountId))?.balance).toBe(balance);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
