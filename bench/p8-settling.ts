import { performance } from 'node:perf_hooks';

import pg from 'pg';

import { settleBets } from '../packages/server/src/settlement/settle-bets';
import { addOpenBets, addResult } from './lib/open-bets';
import { EVEN, PlacingSetup } from './lib/placing-setup';
import {
  medianOf,
  quantileOf,
  runRounds,
  type Measured,
  type Comparison,
} from '@clutchline/test-support/bench/run-rounds';
import { settleInSql } from './lib/settle-in-sql';
import { openSettlingContext } from './lib/settling-context';

const BETS = 100_000;
const PLAYERS = 1_000;
const CALM_SECONDS = 10;
/** After that, whatever they are. */
const MOST_SPANS = 18;

/** Ms; p99 of live bets once it no longer falls: the server first seals and publishes what the rounds before have settled. */
async function calmTail(setup: PlacingSetup): Promise<number> {
  let last = Infinity;
  for (let span = 1; span <= MOST_SPANS; span += 1) {
    const tail = quantileOf(await setup.steady(EVEN, CALM_SECONDS, () => true), 0.99);
    console.log(JSON.stringify({ name: 'P8 before settling', span, tail }));
    if (tail > 0.8 * last && tail < 1.25 * last) return Math.max(tail, last);
    last = tail;
  }
  return last;
}

/**
 * P8: a match with 100,000 bets against plain SQL, and the p99 of live bets during settlement, in a separate process as
 * with two servers.
 */
export async function p8(rounds: number): Promise<Comparison[]> {
  const setup = await PlacingSetup.open(1);
  const { context, close } = openSettlingContext(setup.database.url);
  const openBets = async (isDecided: boolean) =>
    await addOpenBets(setup.database, { count: BETS, firstAccount: setup.firstAccount, players: PLAYERS, isDecided });
  const rated = async (work: () => Promise<void>): Promise<Measured> => {
    const began = performance.now();
    await work();
    return { value: (BETS * 1_000) / (performance.now() - began) };
  };
  try {
    setup.pause();
    const settled = await runRounds(
      {
        name: 'P8 settling',
        unit: 'bets/s',
        limit: async () => {
          const { gameId } = await openBets(true);
          const client = new pg.Client({ connectionString: setup.database.url });
          await client.connect();
          const measured = await rated(async () => {
            await client.query(settleInSql(gameId));
          });
          await client.end();
          return measured;
        },
        product: async () => {
          const { gameId } = await openBets(true);
          return await rated(async () => {
            const count = await settleBets(context, [gameId]);
            if (count !== BETS) throw new Error(`${count} of ${BETS} bets were settled`);
          });
        },
        goal: 0.6,
      },
      rounds,
    );
    setup.resume();
    const tails: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const bets = await openBets(false);
      const before = await calmTail(setup);
      await addResult(setup.database, bets);
      let isSettling = true;
      const settling = settleBets(context, [bets.gameId]).finally(() => (isSettling = false));
      const busy = await setup.steady(EVEN, 120, () => isSettling);
      // The server settles the rest.
      const settledHere = await settling;
      const meanwhile = quantileOf(busy, 0.99);
      tails.push(meanwhile / before);
      console.log(
        JSON.stringify({
          name: 'P8 live bets',
          round,
          before,
          meanwhile,
          ratio: meanwhile / before,
          bets: busy.length,
          settledHere,
        }),
      );
    }
    const tail = medianOf(tails);
    console.log(
      `P8 p99 of live bets while settling / before: ${tail.toFixed(2)}   goal 1.5: ${tail <= 1.5 ? 'reached' : 'missed'}`,
    );
    return [settled, { name: 'P8 live bets', ratio: tail, isReached: tail <= 1.5 }];
  } finally {
    setup.resume();
    await close();
    await setup.close();
  }
}
