import { setTimeout as sleep } from 'node:timers/promises';

import { runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import { freePort } from '../tools/cluster/free-port';
import { openDesks } from './lib/open-desks';
import { EVEN, MEASURED_SECONDS, measurePlacing, PlacingSetup } from './lib/placing-setup';
import { openProcessTimes } from './lib/process-times';

const DESKS = 20;
const SETTLE_MS = 1_000;

/** Those of the bets first. */
async function matchesFor({ database, gameIds }: PlacingSetup): Promise<number[]> {
  const rows = await database.query(
    `select id from matches where status < 4 and kind <> 'virtual' order by id = any($1::bigint[]) desc, start_time, id limit $2`,
    [gameIds, DESKS],
  );
  return rows.map(({ id }) => Number(id));
}

/** D11: bets per second beside 20 desks with overview, ticker and a match each, against none. */
export async function d11(rounds: number): Promise<Comparison[]> {
  const port = await freePort();
  const setup = await PlacingSetup.open(1, { optionsOf: () => Promise.resolve(['--desk-port', String(port)]) });
  const deskUrl = `http://localhost:${port}`;
  const used = await openProcessTimes(setup);
  /** With the processor ms of server and database for a bet, which depend less on other work of the machine. */
  const measure = async (): Promise<Measured> => {
    const before = await used();
    const { value, details } = await measurePlacing(setup, EVEN, setup.urls);
    const after = await used();
    const each = (part: 'server' | 'database'): number =>
      ((after[part] - before[part]) * 1_000) / (value * MEASURED_SECONDS);
    return { value, details: { ...details, server: each('server'), database: each('database') } };
  };
  const matches = await matchesFor(setup);
  const beside = async () => {
    const desks = await openDesks(setup.database, deskUrl, matches);
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
