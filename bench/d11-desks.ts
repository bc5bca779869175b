import { setTimeout as sleep } from 'node:timers/promises';

import { runRounds, type Comparison, type Measured } from '@clutchline/test-support/bench/run-rounds';

import { freePort } from '../tools/cluster/free-port';
import { openDesks, type OpenDesks } from './lib/open-desks';
import { EVEN, MEASURED_SECONDS, measurePlacing, PlacingSetup } from './lib/placing-setup';
import { openProcessTimes } from './lib/process-times';

const DESKS = 20;
const SETTLE_MS = 1_000;
const WARM_UP_SECONDS = 1;

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
  /**
   * With processor ms a bet of server and database, which depend less on other work of the machine, and processor ms a second of the
   * clients: their share for the desks is the difference.
   */
  const measure = async (desks: OpenDesks | null): Promise<Measured> => {
    await sleep(SETTLE_MS);
    await setup.product(EVEN, WARM_UP_SECONDS, setup.urls);
    const [before, received] = [await used(), desks?.received()];
    const { value, details } = await measurePlacing(setup, EVEN, setup.urls);
    const [after, all] = [await used(), desks?.received()];
    const ms = (part: 'server' | 'database' | 'load'): number => (after[part] - before[part]) * 1_000;
    const bets = value * MEASURED_SECONDS;
    const messages = (all?.messages ?? 0) - (received?.messages ?? 0);
    const kilobytes = Math.round(((all?.bytes ?? 0) - (received?.bytes ?? 0)) / 1_024);
    if (desks !== null && messages === 0) throw new Error('the desks received nothing');
    const spent = {
      server: ms('server') / bets,
      database: ms('database') / bets,
      clients: ms('load') / MEASURED_SECONDS,
    };
    return { value, details: { ...details, ...spent, messages, kilobytes } };
  };
  const matches = await matchesFor(setup);
  const beside = async () => {
    const desks = await openDesks(setup.database, deskUrl, matches);
    try {
      return await measure(desks);
    } finally {
      await desks.close();
    }
  };
  try {
    await measure(null);
    await beside();
    const contest = { name: 'D11 beside 20 desks', unit: 'bets/s', goal: 0.95 };
    return [await runRounds({ ...contest, limit: () => measure(null), product: beside }, rounds)];
  } finally {
    await setup.close();
  }
}
