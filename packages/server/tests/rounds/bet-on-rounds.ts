import { setTimeout as sleep } from 'node:timers/promises';

import { place, understood, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';

import { getCurrentRound } from '../../src/rounds';
import { requestOn } from './open-rounds';

const MONEY = 100_000n;
const PAUSE_MS = 10;

export interface Bettor {
  readonly by: TestContext;
  readonly player: Awaited<ReturnType<TestContext['player']>>;
  /** At the beginning, minor units. */
  readonly money: bigint;
  /** Order numbers that the server acknowledged. */
  readonly accepted: string[];
  readonly refused: Map<string, number>;
  /** Requests that were sent again because no answer came. */
  retries: number;
}

export async function openBettor(by: TestContext): Promise<Bettor> {
  const player = await by.player(String(MONEY));
  return { by, player, money: MONEY * 100n, accepted: [], refused: new Map(), retries: 0 };
}

/** One bet after the other on any pick, through the lock of each round. */
export async function betUntilOver(bettor: Bettor, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const request = await nextRequest(bettor, count);
    if (request === null) {
      await sleep(PAUSE_MS);
      continue;
    }
    const result = (await answerOf(bettor, request)).results[0];
    const order = result?.order_no ?? null;
    if (order !== null) bettor.accepted.push(order);
    else {
      const reason = result?.error?.refusal ?? 'none';
      bettor.refused.set(reason, (bettor.refused.get(reason) ?? 0) + 1);
      await sleep(PAUSE_MS / 2);
    }
  }
}

/** Null while there is no round to bet on, or no database. */
async function nextRequest({ by }: Bettor, count: number): Promise<PlaceRequest | null> {
  const game = await getCurrentRound(by).then(understood, () => null);
  if (game === null || game.state === 'paused' || game.round.phase === 'ended') return null;
  return requestOn(game, '1', [count % 12, count % 2]);
}

/** As the page does: the same request until it is answered (BET-8). */
async function answerOf(bettor: Bettor, request: PlaceRequest): ReturnType<typeof place> {
  for (;;) {
    try {
      return await place(bettor.by, request, bettor.player);
    } catch {
      bettor.retries += 1;
      await sleep(PAUSE_MS);
    }
  }
}
