import { setTimeout as sleep } from 'node:timers/promises';

import { DESK_CALLS, sheetPlay } from '@clutchline/contract/desk';
import { percentile } from '@clutchline/test-support/processes/percentile';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { columnTypes } from '../../src/database/column-types';
import { FIRST_MATCH } from '../chaos/chaos-setup';
import { openLoop } from '../chaos/open-loop';
import { DeskWatcher } from './desk-push-client';
import { openDeskLoad, type DeskLoad } from './open-desk-load';
import { openPasskeyOperator } from './passkey-operator';
import { faultsOfSheet } from './recount-sheet';

/** `npm run sheets` has 100. In `npm test` none: `desk-sheets.test.ts` recounts the sheet there. */
const MOMENTS = Number(process.env['SHEET_MOMENTS'] ?? 0);
const BETS_PER_SECOND = Number(process.env['BETS_PER_SECOND'] ?? 300);
const EVERY_MS = 250;
const MATCHES = 4;
const TOPIC = `match:${FIRST_MATCH}`;

interface Moment {
  readonly at: number;
  /** Minor units by point. */
  readonly stakes: ReadonlyMap<number, bigint>;
}

interface Committed {
  readonly point_id: number;
  readonly stake: bigint;
  readonly at: number;
}

function stakesOf(watcher: DeskWatcher): Map<number, bigint> {
  const plays = [...watcher.table(TOPIC)].flatMap(([key, value]) =>
    key.startsWith('play:') ? [z.parse(sheetPlay, value)] : [],
  );
  return new Map(
    plays.flatMap(({ points }) =>
      points.map(({ point_id, money }) => [point_id, BigInt(money[0]?.stake ?? 0)] as const),
    ),
  );
}

async function committed({ setup }: DeskLoad): Promise<Committed[]> {
  const { rows } = await setup.owner.query<Committed>(
    `select l.point_id, b.stake, (extract(epoch from pg_xact_commit_timestamp(t.xmin)) * 1000)::float8 as at
    from ledger_transactions t join bets b using (order_no) join bet_legs l using (order_no)
    where t.kind = 'stake' and l.game_id = $1 order by at`,
    [FIRST_MATCH],
  );
  return rows;
}

/** Age of the first ticket that the sheet did not have at a moment; 0: it had all. */
function behindMs({ at, stakes }: Moment, tickets: readonly Committed[]): number {
  const left = new Map(stakes);
  const missing = tickets.find(({ point_id, stake }) => {
    const rest = (left.get(point_id) ?? 0n) - stake;
    left.set(point_id, rest);
    return rest < 0n;
  });
  return missing === undefined ? 0 : Math.max(0, at - missing.at);
}

it.skipIf(MOMENTS === 0)(
  `DESK-15 D7 the sheet at ${MOMENTS} moments under load is at most a second behind, and equals the tickets once still`,
  async () => {
    const load = await openDeskLoad(1, MATCHES);
    const { client } = await openPasskeyOperator(load.desk, 'ann', ['trader']);
    const url = load.desk.deskUrl;
    const watcher = await DeskWatcher.open({ url }, { origin: url, cookie: client.cookie });
    const owner = new pg.Client({ connectionString: load.setup.postgres.url, types: columnTypes() });
    await owner.connect();
    try {
      watcher.subscribe(TOPIC);
      await watcher.until(() => watcher.table(TOPIC).size > 0);
      const place = load.setup.servers[0]?.url ?? '';
      const rate = { perSecond: BETS_PER_SECOND, ms: (MOMENTS + 4) * EVERY_MS };
      const beganAt = Date.now();
      const placing = openLoop(place, rate, () => load.nextBet(place)).then((answers) => {
        const accepted = answers.filter(({ body }) => body.includes('"order_no":"')).length;
        return (accepted * 1_000) / (Date.now() - beganAt);
      });
      await sleep(2 * EVERY_MS);
      const moments: Moment[] = [];
      while (moments.length < MOMENTS) {
        moments.push({ at: Date.now(), stakes: stakesOf(watcher) });
        await sleep(EVERY_MS);
      }
      const perSecond = await placing;
      const tickets = await committed(load);
      const behind = moments.map((moment) => behindMs(moment, tickets));
      console.log(
        `D7 ${MOMENTS} moments, ${perSecond.toFixed(0)} bets a second of ${BETS_PER_SECOND} asked, ${tickets.length} tickets of the match: ` +
          `sheet behind by p50 ${percentile(behind, 0.5)}, p99 ${percentile(behind, 0.99)}, max ${percentile(behind, 1)} ms`,
      );
      const sheet = z.parse(
        DESK_CALLS.matchSheet.answer,
        (await client.call('matchSheet', { game_id: FIRST_MATCH })).data,
      );
      expect(await faultsOfSheet(owner, sheet)).toEqual({ faults: [], tickets: tickets.length });
      const sums = new Map<number, bigint>(
        sheet.plays.flatMap(({ points }) => points.map(({ point_id }) => [point_id, 0n] as const)),
      );
      for (const { point_id, stake } of tickets) sums.set(point_id, (sums.get(point_id) ?? 0n) + stake);
      await expect.poll(() => stakesOf(watcher), { timeout: 5_000 }).toEqual(sums);
      expect(tickets.length).toBeGreaterThan(MOMENTS);
      expect(percentile(behind, 0.99)).toBeLessThanOrEqual(1_000);
    } finally {
      watcher.close();
      await owner.end();
      await load.close();
    }
  },
  1_800_000,
);
