import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startEmbeddedPostgres } from '../../src/database/embedded-postgres';
import { findPostgresUser } from '../../src/database/embedded/choose-place';
import { runCommand } from '../../src/platform/lifecycle/run-program';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function childrenOf(parent: number): Promise<number[]> {
  const text = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map(Number);
}

/** With fsync; restarts on the same port. */
export interface ChaosPostgres {
  readonly url: string;
  /** SIGKILL; children exit by themselves. */
  kill(): Promise<void>;
  /** SIGSTOP. */
  freeze(): Promise<() => void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startChaosPostgres(): Promise<ChaosPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-chaos-'));
  await chmod(folder, 0o755);
  const settings = ['max_connections=120', 'fsync=on', 'synchronous_commit=on', 'track_commit_timestamp=on'];
  const postgres = await startEmbeddedPostgres({ folder, isDefaultFolder: false, settings }, () => undefined);
  const url = await postgres.openDatabase('chaos');
  const data = join(folder, 'postgres');
  const user = await findPostgresUser();
  /** Quoted each. */
  const [program = '', ...args] = [
    ...(await readFile(join(data, 'postmaster.opts'), 'utf8')).matchAll(/"([^"]*)"|(\S+)/gu),
  ].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const options = args.slice(args.indexOf('-D') + 2).map((arg) => `'${arg}'`);
  const control = join(program, '..', 'pg_ctl');

  const postmaster = async (): Promise<number> =>
    Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10);

  return {
    url,
    async freeze() {
      const pid = await postmaster();
      // First: it starts no further process.
      process.kill(pid, 'SIGSTOP');
      const children = await childrenOf(pid);
      for (const child of children) process.kill(child, 'SIGSTOP');
      return () => {
        for (const stopped of [...children, pid]) process.kill(stopped, 'SIGCONT');
      };
    },
    async kill() {
      const pid = await postmaster();
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await sleep(5);
    },
    async restart() {
      for (let attempt = 1; ; attempt += 1) {
        const log = join(data, 'server.log');
        const start = ['-D', data, 'start', '-w', '-t', '60', '-l', log, '-o', options.join(' ')];
        const { code, output } = await runCommand(control, start, user);
        if (code === 0) return;
        if (attempt === 100) throw new Error(`PostgreSQL does not come up: ${output}`);
        // Children are exiting.
        await sleep(50);
      }
    },
    async close() {
      await postgres.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
