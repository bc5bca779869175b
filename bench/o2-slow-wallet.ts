import { medianOf, quantileOf, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { compareMost } from './lib/compare-most';
import { loadAtRate } from './lib/http-load';
import { below, EVEN, PLAYERS, type Draw } from './lib/placing-setup';
import { openSeamlessPlacing } from './lib/seamless-placing';

const SECONDS = 10;
const SLOW_PLAYERS = 50;
/** The product waits for 3 s. */
const SLOW_MS = 2_900;
const SLOW_PER_SECOND = 5;
const OTHERS_PER_SECOND = 30;

const SLOW: Draw = { ...EVEN, player: () => below(SLOW_PLAYERS) };
const OTHERS: Draw = { ...EVEN, player: () => SLOW_PLAYERS + below(PLAYERS - SLOW_PLAYERS) };

/** O2: p99 of bets while the wallet answers some players in 2.9 s, against the same bets with a fast wallet. */
export async function o2(rounds: number): Promise<Comparison[]> {
  const placing = await openSeamlessPlacing();
  const { setup, wallet, players } = placing;
  const [url = ''] = setup.urls;
  const place = (draw: Draw, perSecond: number) =>
    loadAtRate(url, { perSecond, seconds: SECONDS, goes: () => true }, () => setup.request(draw));
  const othersWith = async (ms: number): Promise<number> => {
    await wallet.slowDown(players.slice(0, SLOW_PLAYERS), ms);
    const [others, slow] = await Promise.all([place(OTHERS, OTHERS_PER_SECOND), place(SLOW, SLOW_PER_SECOND)]);
    const p99 = quantileOf(others, 0.99);
    const details = { p50: medianOf(others), p99, slowP50: medianOf(slow), others: others.length, slow: slow.length };
    console.log(JSON.stringify({ name: 'O2', walletMs: ms, ...details }));
    return p99;
  };
  try {
    await place(OTHERS, OTHERS_PER_SECOND);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = round % 2 === 0 ? [0, SLOW_MS] : [SLOW_MS, 0];
      const one = await othersWith(first);
      const other = await othersWith(second);
      ratios.push(first === 0 ? other / one : one / other);
    }
    return [compareMost({ name: 'O2 p99 of others beside a slow wallet / without it', values: ratios, most: 1.5 })];
  } finally {
    await placing.close();
  }
}
