import { setTimeout as sleep } from 'node:timers/promises';

import { runRounds, type Comparison } from '@clutchline/test-support/bench/run-rounds';

import { freePort } from '../tools/cluster/free-port';
import { openDesks } from './lib/open-desks';
import { EVEN, measurePlacing, PlacingSetup } from './lib/placing-setup';

const DESKS = 20;
const SETTLE_MS = 1_000;

/** D11: bets per second beside 20 desks with overview, ticker and a match each, against none. */
export async function d11(rounds: number): Promise<Comparison[]> {
  const port = await freePort();
  const setup = await PlacingSetup.open(1, () => Promise.resolve(['--desk-port', String(port)]));
  const deskUrl = `http://localhost:${port}`;
  const measure = () => measurePlacing(setup, EVEN, setup.urls);
  const beside = async () => {
    const desks = await openDesks(setup.database, deskUrl, setup.gameIds.slice(0, DESKS));
    await sleep(SETTLE_MS);
    const before = desks.received();
    const measured = await measure();
    const messages = desks.received() - before;
    await desks.close();
    if (messages === 0) throw new Error('the desks received nothing');
    return { ...measured, details: { ...measured.details, messages } };
  };
  try {
    await measure();
    const contest = { name: 'D11 beside 20 desks', unit: 'bets/s', goal: 0.95 };
    return [await runRounds({ ...contest, limit: measure, product: beside }, rounds)];
  } finally {
    await setup.close();
  }
}
