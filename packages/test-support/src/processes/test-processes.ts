import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Feed } from '@clutchline/feeds';
import pg from 'pg';
import * as z from 'zod/mini';

import { reportSchema } from '../../../../tools/cluster/report-schema';
import type { ServerConfig } from '../../../server/src/config';
import { startServer, type RunningServer } from '../../../server/src/start-server';
import { configOn } from '../server/test-config';
import { matchEvents, PLAY, pointOf, price } from '../server/test-feed';
import { bundledProgram } from './bundled-program';
import { ServerProcess } from './server-process';

const SERVE = new URL('./serve-until-killed.ts', import.meta.url);

const STEP_MS = 100;
const START = { startTime: Date.UTC(2099, 0, 1) };

/** Changes every 100 ms of business time. */
export const oddAt = (at: number): number => 1_500 + (Math.floor(at / STEP_MS) % 20);

const TICKING: Feed = {
  name: 'simulator',
  fingerprint: 'ticking',
  skipped: [],
  firstRunAt: null,
  snapshot: (at) => [...matchEvents(1, START), price(1, pointOf(1, PLAY.winner, 1), oddAt(at))],
  between: (from, to) => {
    const [first, last] = [Math.floor(from / STEP_MS) + 1, Math.floor(to / STEP_MS)];
    const steps = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => (first + step) * STEP_MS);
    return steps.map((at) => price(1, pointOf(1, PLAY.winner, 1), oddAt(at)));
  },
};

export const startTicking = (
  databaseUrl: string,
  changes: Partial<ServerConfig> = {},
  report: (line: string) => void = () => undefined,
): Promise<RunningServer> =>
  startServer(configOn(databaseUrl, { metrics: { host: '127.0.0.1', port: 0 }, ...changes }), {
    report,
    openFeed: () => Promise.resolve(TICKING),
  });

export const serverProcess = (databaseUrl: string, environment: Record<string, string> = {}): ServerProcess =>
  new ServerProcess([databaseUrl], environment, bundledProgram(SERVE));

export async function readyOf(
  metricsUrl: string | null,
): Promise<z.infer<typeof reportSchema> & { readonly status: number }> {
  const response = await fetch(new URL('/ready', metricsUrl ?? undefined));
  const report = z.parse(reportSchema, await response.json());
  return { ...report, status: response.status };
}

export async function msUntilLeading(metricsUrl: string | null): Promise<number> {
  const began = performance.now();
  while ((await readyOf(metricsUrl)).term === null) {
    if (performance.now() - began > 15_000) throw new Error(`${metricsUrl} does not take over`);
    await sleep(20);
  }
  return performance.now() - began;
}

export interface Step {
  readonly came_from: number;
  readonly went_to: number;
  readonly term: number;
}

export async function watchProgress(databaseUrl: string): Promise<{ steps(): Promise<Step[]>; end(): Promise<void> }> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const table = `steps_${randomBytes(4).toString('hex')}`;
  await owner.query(`
    create table ${table} (n bigint generated always as identity, came_from bigint, went_to bigint, term bigint);
    create function ${table}() returns trigger language plpgsql security definer as $$
    begin
      insert into ${table} (came_from, went_to, term) select old.fed_until, new.fed_until, l.term from leadership l;
      return null;
    end $$;
    create trigger ${table} after update on feed_progress for each row execute function ${table}()`);
  return {
    steps: async () => {
      const { rows } = await owner.query<Step>(
        `select came_from::float8, went_to::float8, term::float8 from ${table} order by went_to, n`,
      );
      return rows;
    },
    end: () => owner.end(),
  };
}

/** Steps that skip or repeat a part of the feed, or whose term decreases. */
export function faultsOfProgress(steps: readonly Step[]): Step[] {
  return steps.filter((step, index) => {
    const before = steps[index - 1];
    return before !== undefined && (step.came_from !== before.went_to || step.term < before.term);
  });
}
