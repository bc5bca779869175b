import { setTimeout as sleep } from 'node:timers/promises';

import { hash } from '@node-rs/argon2';
import pg from 'pg';

import { playersOn } from '@clutchline/test-support/processes/players';
import { runAttack } from './attack-process';
import { HonestPlayers } from './honest-players';
import type { AttackReport } from './messages';
import type { Met } from './phase';
import { buildSiegeServer, SiegeProcess, type Peak, type Usage } from './siege-process';
import type { SiegeRow } from './siege-rows';
import { makeWebFolder } from './web-folder';

const PASSWORD = 'a siege of honest players';
/** The target of password guessing, and the attacker's. */
const OTHER_ACCOUNTS = 31;

export interface SiegeTimes {
  /** Sign-ins and JIT compilation. */
  readonly warmUp: number;
  readonly quiet: number;
  readonly attack: number;
  readonly rest: number;
  readonly control: number;
  readonly size?: number;
}

export interface SiegeResult {
  readonly row: SiegeRow;
  readonly seconds: number;
  readonly quiet: Met;
  readonly attacked: Met;
  readonly control: Met | null;
  readonly report: AttackReport;
  readonly before: Usage;
  readonly peak: Peak;
  readonly after: Usage;
  readonly rows: number | null;
}

export class Siege {
  private constructor(
    private readonly parts: {
      readonly databaseUrl: string;
      readonly players: number;
      readonly tokens: readonly string[];
      readonly program: Awaited<ReturnType<typeof buildSiegeServer>>;
      readonly web: Awaited<ReturnType<typeof makeWebFolder>>;
      readonly database: pg.Client;
    },
  ) {}

  static async open(databaseUrl: string, players: number): Promise<Siege> {
    const tokens = await playersOn(databaseUrl, players + OTHER_ACCOUNTS);
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    await database.query('alter table accounts disable trigger immutable_identity');
    await database.query("update accounts set password_hash = $1 where username like 'bench-%'", [
      await hash(PASSWORD),
    ]);
    const [program, web] = await Promise.all([buildSiegeServer(), makeWebFolder()]);
    return new Siege({ databaseUrl, players, tokens: tokens.slice(players + 1), program, web, database });
  }

  /** Each attack against a new server: quiet, under attack, at rest, and with CPU load only. */
  async play(rows: readonly SiegeRow[], times: SiegeTimes): Promise<SiegeResult[]> {
    const { databaseUrl, players, program, web } = this.parts;
    const trustedHops = rows[0]?.trustedHops ?? 0;
    const plan = { databaseUrl, webFolder: web.folder, trustedHops };
    const server = await SiegeProcess.start(program.file, plan);
    const honestPlayers = new HonestPlayers(server.url, { players, password: PASSWORD, isForwarded: trustedHops > 0 });
    const results: SiegeResult[] = [];
    try {
      await sleep(times.warmUp * 1_000);
      for (const row of rows) results.push(await this.#measure({ row, times, server, honestPlayers }));
    } finally {
      honestPlayers.leave();
      await server.kill();
    }
    return results;
  }

  async close(): Promise<void> {
    const { program, web, database } = this.parts;
    await database.end();
    await Promise.all([program.remove(), web.remove()]);
  }

  async #measure({ row, times, server, honestPlayers }: Measuring): Promise<SiegeResult> {
    const quiet = await honestPlayers.for(times.quiet);
    const before = await server.usage();
    const rowsBefore = await this.#rowsOf(row);
    const tokens = this.parts.tokens.slice(0, row.tokens ?? 0);
    const shared = { url: server.url, size: times.size ?? 1, tokens };
    const attack = runAttack({ ...shared, attack: row.attack, seconds: times.attack, cpuShare: 0 });
    const peaking = server.peakDuring(attack);
    const attacked = await honestPlayers.during(attack);
    const [report, peak, rowsAfter] = [await attack, await peaking, await this.#rowsOf(row)];
    await sleep(times.rest * 1_000);
    const after = await server.usage();
    const { cpuShare } = report;
    const burning = { ...shared, attack: 'burn', seconds: times.control, cpuShare } as const;
    const control = times.control === 0 ? null : await honestPlayers.during(runAttack(burning));
    const rows = rowsBefore === null || rowsAfter === null ? null : rowsAfter - rowsBefore;
    const met = { quiet: quiet.met(), attacked: attacked.met(), control: control?.met() ?? null };
    return { row, seconds: times.attack, ...met, report, before, peak, after, rows };
  }

  /** The attacker's accounts follow the honest players'. */
  async #rowsOf({ mostRows }: SiegeRow): Promise<number | null> {
    if (mostRows === undefined) return null;
    const { players, database } = this.parts;
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::integer as count from ${mostRows.table}
       where account_id in (select id from accounts where substring(username from '^bench-(\\d+)$')::integer > $1)`,
      [players],
    );
    return rows[0]?.count ?? 0;
  }
}

interface Measuring {
  readonly row: SiegeRow;
  readonly times: SiegeTimes;
  readonly server: SiegeProcess;
  readonly honestPlayers: HonestPlayers;
}
