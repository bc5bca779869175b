import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { MAIN, ServerProcess } from '@clutchline/test-support/processes/server-process';
import { openBenchDatabase, type BenchDatabase } from '@clutchline/test-support/bench/bench-database';
import { bundleBesideServer, type RemovableBundle } from '../../tools/server-bundle';
import { medianOf, quantileOf, type Measured } from '@clutchline/test-support/bench/run-rounds';
import { addPlayers, signInAgain, tokenOf } from '@clutchline/test-support/bench/bench-players';
import { load, loadAtRate, postText, type LoadRequest, type LoadResult } from './http-load';
import { pgbench } from './pgbench';
import { readBoard, type BoardPoint } from './placement-board';
import { BENCH_REQUEST, PGBENCH_CLIENTS, placementScript } from './placement-sql';

export const PLAYERS = 1_000;
export const POINTS = 200;
const CONNECTIONS = 16;
const STEADY_RATE = 60;

export const below = (limit: number): number => Math.floor(Math.random() * limit);

export interface Draw {
  readonly player: () => number;
  readonly point: () => number;
  readonly pgbenchPoint: string;
}

export const EVEN: Draw = {
  player: () => below(PLAYERS),
  point: () => below(POINTS),
  pgbenchPoint: `random(1, ${POINTS})`,
};

/** Nine of ten bets on the first market, one of a hundred by the first player (ten times the average). */
export const HOT: Draw = {
  player: () => (below(100) === 0 ? 0 : below(PLAYERS)),
  point: () => (below(10) < 9 ? 0 : below(POINTS)),
  pgbenchPoint: `case when random(1, 10) < 10 then 1 else random(1, ${POINTS}) end`,
};

/** Instead of players who have done nothing. */
interface PlayerHistory {
  readonly players: number;
  /** Null: the database is new and removed at the end. */
  readonly folder: string | null;
  readonly add: (database: BenchDatabase, firstAccount: number) => Promise<void>;
}

interface PlacingOptions {
  /** Of each server, from the new database. */
  readonly optionsOf?: (database: BenchDatabase) => Promise<readonly string[]>;
  /** Of each player, in minor units. */
  readonly credit?: number;
  /** Before the servers start. */
  readonly history?: PlayerHistory;
}

export class PlacingSetup {
  private constructor(
    readonly database: BenchDatabase,
    readonly firstAccount: number,
    private readonly board: readonly BoardPoint[],
    private readonly servers: readonly ServerProcess[],
    private readonly program: RemovableBundle,
    readonly urls: readonly string[],
  ) {}

  static async open(processes: number, { optionsOf, credit, history }: PlacingOptions = {}): Promise<PlacingSetup> {
    const database = await openBenchDatabase(history?.folder);
    const busy = history === undefined ? null : await addHistory(database, history, credit);
    const more = (await optionsOf?.(database)) ?? [];
    const program = await bundleBesideServer(fileURLToPath(MAIN), 'bench-placing');
    const servers: ServerProcess[] = [];
    const urls: string[] = [];
    for (let count = 0; count < processes; count += 1) {
      const options = ['--port', '0', '--database-url', database.url, '--connections-per-address', '0'];
      // C5 measures the import of past days beside placing.
      const server = new ServerProcess([...options, '--history-days', '0', ...more], {}, program.file);
      servers.push(server);
      void server.exited.then((code) => {
        if (code !== 0) console.error(`a server ended with ${code}: ${server.errors}`);
      });
      urls.push(await server.url());
    }
    const [firstAccount = 0] = busy === null ? await addPlayers(database, PLAYERS, credit) : [busy];
    const board = await readBoard(database, POINTS);
    await database.query('drop table if exists bench_points');
    await database.query('create table bench_points (n integer primary key, point_id bigint not null)');
    await database.query(
      'insert into bench_points select n, id from unnest($1::bigint[]) with ordinality as t (id, n)',
      [board.map(({ pointId }) => pointId)],
    );
    await database.query(BENCH_REQUEST);
    return new PlacingSetup(database, firstAccount, board, servers, program, urls);
  }

  /** Of the points, each once. */
  get gameIds(): number[] {
    return [...new Set(this.board.map(({ gameId }) => gameId))];
  }

  get pids(): readonly number[] {
    return this.servers.map(({ pid }) => pid);
  }

  async limit(draw: Draw, seconds: number): Promise<number> {
    const script = placementScript(this.firstAccount, PLAYERS, draw.pgbenchPoint);
    return await pgbench(this.database.url, script, { clients: PGBENCH_CLIENTS, seconds });
  }

  async product(draw: Draw, seconds: number, urls: readonly string[], connections = CONNECTIONS): Promise<LoadResult> {
    return await load(urls, { connections, seconds }, () => this.request(draw));
  }

  async steady(draw: Draw, seconds: number, goes: () => boolean): Promise<number[]> {
    return await loadAtRate(this.urls[0] ?? '', { perSecond: STEADY_RATE, seconds, goes }, () => this.request(draw));
  }

  request(draw: Draw): LoadRequest {
    const player = draw.player() + 1;
    const point = this.board[draw.point()];
    if (point === undefined) throw new Error('a point outside the board');
    const body = JSON.stringify({
      lang: 2,
      request_id: randomBytes(12).toString('base64url'),
      accept: 'latest',
      selections: [
        { shop_id: point.pointId, game_id: point.gameId, play_info_id: point.playId, odd: '2.000', version: 1 },
      ],
      bets: [{ kind: 'single', selections: [0], stake: '1' }],
    });
    return {
      text: postText('/api/game/user/playMore/', { token: tokenOf(player) }, body),
      isRight: (answer) => answer.includes('"code":1,') && answer.includes('"receive_status":0'),
    };
  }

  /** Suspends the servers, so their sweeps do not settle too. */
  pause(): void {
    for (const server of this.servers) server.kill('SIGSTOP');
  }

  resume(): void {
    for (const server of this.servers) server.kill('SIGCONT');
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.kill('SIGTERM');
    await Promise.all(this.servers.map(({ exited }) => exited));
    await this.database.close();
    await this.program.remove();
  }
}

/** Unless an earlier run has ended its filling. Returns the first account; an error if it was filled in part or for other players. */
async function addHistory(
  database: BenchDatabase,
  { players, add }: PlayerHistory,
  credit: number | undefined,
): Promise<number> {
  await database.query(
    'create table if not exists bench_filled (first_account bigint not null, players integer not null)',
  );
  const [filled] = await database.query('select first_account, players from bench_filled');
  if (filled !== undefined) {
    if (filled['players'] !== players) throw new Error('the folder has a database of another size');
    await signInAgain(database);
    return Number(filled['first_account']);
  }
  const [first = 0] = await addPlayers(database, players, credit);
  await add(database, first);
  await database.query('insert into bench_filled values ($1, $2)', [first, players]);
  return first;
}

/** Of each measurement; limit and product run equally long. */
export const MEASURED_SECONDS = 8;

/** Bets per second. */
export async function measurePlacing(setup: PlacingSetup, draw: Draw, urls: readonly string[]): Promise<Measured> {
  const { perSecond, wrong, times } = await setup.product(draw, MEASURED_SECONDS, urls);
  return { value: perSecond, details: { wrong, p50: medianOf(times), p99: quantileOf(times, 0.99) } };
}
