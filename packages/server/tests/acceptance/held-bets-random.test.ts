import type { AcceptPreference } from '@clutchline/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readBalance } from '../../src/players/preferences/balance';
import type { CallInfo } from '../../src/platform/calls';
import { casesOf } from '@clutchline/test-support/cases-of';
import { placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { live, matchEvents, PLAY, playState, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { secondProcess } from '@clutchline/test-support/processes/second-process';

const RUNS = Number(process.env['RUNS'] ?? casesOf(50, 100));
const DELAY = 6_000;

let first: TestContext;
let second: TestContext;
let game = 0;

beforeAll(async () => {
  first = await openTestContext();
  second = secondProcess(first);
});
afterAll(async () => {
  expect(await first.stores.wallets.verify()).toEqual([]);
  await second.close();
  await first.close();
});

type Step =
  | { readonly kind: 'place'; readonly accept: AcceptPreference }
  | { readonly kind: 'price'; readonly odd: number }
  | { readonly kind: 'suspend' | 'open' | 'score' | 'blink' | 'crash' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'decide'; readonly by: 0 | 1 };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('place'), accept: fc.constantFrom('latest', 'better', 'none') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('price'), odd: fc.constantFrom(1_900, 2_000, 2_100) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('suspend', 'open', 'score', 'blink', 'crash') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(1, 2_999, 3_000, DELAY) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('decide'), by: fc.constantFrom(0, 1) }) },
);

interface Pending {
  readonly orderNo: string;
  readonly accept: AcceptPreference;
  readonly until: number;
  readonly struck: number;
  moved: string | null;
}

class Model {
  now = NOW;
  odd = 2_000;
  isOpen = true;
  score = 0;
  staked = 0;
  readonly pending = new Map<string, Pending>();
  readonly ended = new Map<string, string>();

  move(reason: string): void {
    for (const bet of this.pending.values()) bet.moved ??= reason;
  }

  resolveHeldBets(): void {
    for (const bet of [...this.pending.values()].filter(({ until, moved }) => moved !== null || until <= this.now)) {
      const end = bet.moved ?? this.#byPrice(bet);
      this.pending.delete(bet.orderNo);
      this.ended.set(bet.orderNo, end);
      if (!end.startsWith('at ')) this.staked -= 1;
    }
  }

  #byPrice({ accept, struck }: Pending): string {
    if (accept === 'none' && this.odd !== struck) return 'odds_changed';
    if (accept === 'better' && this.odd < struck) return 'odds_lower';
    return `at ${this.odd}`;
  }
}

async function openWorld() {
  game += 1;
  first.setNow(NOW);
  await ingestFeedEvents(first, [...matchEvents(game), live(game, { status: 2, round: 1 })]);
  return { model: new Model(), info: await first.player('100'), game };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const FEED_STEPS = {
  suspend: ({ model }: World) => {
    if (model.isOpen) model.move('suspended');
    model.isOpen = false;
    return [playState(game, PLAY.winner, 'suspended')];
  },
  open: ({ model }: World) => {
    model.isOpen = true;
    return [playState(game, PLAY.winner, 'open')];
  },
  blink: ({ model }: World) => {
    model.move('suspended');
    model.isOpen = true;
    return [playState(game, PLAY.winner, 'suspended'), playState(game, PLAY.winner, 'open')];
  },
  score: ({ model }: World) => {
    model.score += 1;
    model.move('moved_in_delay');
    return [live(game, { status: 2, round: 1, round_score_1: model.score })];
  },
} as const;

async function take(world: World, next: Step): Promise<void> {
  const { model } = world;
  if (next.kind === 'place') await placeOne(world, next.accept);
  else if (next.kind === 'wait') first.setNow((model.now += next.ms));
  else if (next.kind === 'crash') await crash();
  else if (next.kind === 'decide') {
    await acceptOrRejectHeldBets(next.by === 0 ? first : second);
    model.resolveHeldBets();
    await compare(world);
  } else if (next.kind === 'price') {
    model.odd = next.odd;
    await ingestFeedEvents(first, [price(game, pointOf(game, PLAY.winner, 1), next.odd)]);
  } else await ingestFeedEvents(second, FEED_STEPS[next.kind](world));
}

async function placeOne({ model, info }: World, accept: AcceptPreference): Promise<void> {
  if (!model.isOpen) return;
  const requested = singleRequest({ gameId: game, odd: model.odd }, '1', accept);
  const orderNo = await placed(first, requested, info);
  model.pending.set(orderNo, { orderNo, accept, until: model.now + DELAY, struck: model.odd, moved: null });
  model.staked += 1;
}

/** After all writes, before the commit. */
async function crash(): Promise<void> {
  const dying = async <T>(work: Parameters<typeof second.inTransaction<T>>[0]): Promise<T> =>
    await second.inTransaction<T>(async (stores) => {
      await work(stores);
      throw new Error('killed');
    });
  await acceptOrRejectHeldBets({ ...second, inTransaction: dying });
}

async function compare({ model, info }: World): Promise<void> {
  const orderNos = [...model.pending.keys(), ...model.ended.keys()];
  const bets = await first.stores.bets.byOrderNos(orderNos);
  const stored = bets.map((bet) => [
    bet.orderNo,
    bet.receiveStatus === 1 ? 'held' : (bet.rejectReason ?? `at ${bet.legs[0]?.odd ?? 0}`),
  ]);
  expect(Object.fromEntries(stored)).toEqual({
    ...Object.fromEntries([...model.pending.keys()].map((orderNo) => [orderNo, 'held'])),
    ...Object.fromEntries(model.ended),
  });
  expect(await balanceOf(info)).toBe(`${100 - model.staked}.00`);
}

const balanceOf = async (info: CallInfo): Promise<string> =>
  understood(await readBalance(first, { lang: 2 }, info)).amount;

it(`R12 BET-8 whatever happens during the delay, each bet gets the one decision that the rule requires (${RUNS} runs)`, async () => {
  let decided = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const world = await openWorld();
      for (const next of steps) await take(world, next);
      await take(world, { kind: 'wait', ms: DELAY });
      await take(world, { kind: 'decide', by: 1 });
      expect(world.model.pending.size).toBe(0);
      decided += world.model.ended.size;
    }),
    { numRuns: RUNS },
  );
  expect(await faultsOfHeldBooks(first.databaseUrl)).toEqual([]);
  expect(decided).toBeGreaterThan(RUNS);
}, 600_000);
