import { randomBytes } from 'node:crypto';
import { chown, readFile, readdir, readlink, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { PlainError } from '../../platform/errors';
import { clusterOf, type Place } from './choose-place';
import { idOfProcess, processesIn, type ProcessId } from './process-state';
import { runCommand, type SystemUser } from '../../platform/lifecycle/run-program';

export const ROLE = 'clutchline';

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  "unix_socket_directories=''",
  'max_connections=60',
  // The audit needs the commit order.
  'track_commit_timestamp=on',
];
const START_ATTEMPTS = 6;
const RESTART_ATTEMPTS = 2;
const RETRY_MS = 500;
/** Applies twice: for orphans to end by themselves, and after a kill. */
const ORPHANS_MS = 2_000;
const ORPHANS_POLL_MS = 50;

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;
const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export class Cluster {
  readonly #data: string;

  constructor(
    private readonly place: Place,
    private readonly user: SystemUser | null,
    private readonly settings: readonly string[],
  ) {
    this.#data = clusterOf(place.folder);
  }

  /** Made at the first start, readable only by this user. */
  async password(): Promise<string> {
    const file = join(this.place.folder, 'password');
    const stored = await readFile(file, 'utf8').catch(() => '');
    if (stored !== '') return stored.trim();
    const fresh = randomBytes(24).toString('base64url');
    await writeFile(file, fresh, { mode: 0o600 });
    return fresh;
  }

  async isMade(): Promise<boolean> {
    return exists(join(this.#data, 'global', 'pg_control'));
  }

  /** After an interrupted first start. */
  async make(password: string): Promise<void> {
    for (const entry of await this.#leftovers()) await rm(entry, { recursive: true, force: true });
    const file = join(this.#data, '..', '.password-for-initdb');
    await writeFile(file, `${password}\n`, { mode: 0o600 });
    try {
      if (this.user !== null) await chown(file, this.user.uid, this.user.gid);
      const { code, output } = await this.#run('initdb', [
        `--pgdata=${this.#data}`,
        `--username=${ROLE}`,
        `--pwfile=${file}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ]);
      if (code !== 0) throw new PlainError(`The database could not be created: ${lastLine(output)}`);
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Loopback; null: any free port. */
  async start(wanted: number | null = null): Promise<number> {
    await this.#stopLeftover();
    let failure = '';
    const attempts = wanted === null ? START_ATTEMPTS : RESTART_ATTEMPTS;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const port = wanted ?? (await freePort());
      const settings = [...SETTINGS, ...this.settings].map((setting) => `-c ${setting}`);
      const log = join(this.#data, 'server.log');
      const { code, output } = await this.#control([
        'start',
        '-w',
        '-t',
        '60',
        '-l',
        log,
        '-o',
        `-p ${port} ${settings.join(' ')}`,
      ]);
      if (code === 0) return port;
      failure = lastLine(await readFile(log, 'utf8').catch(() => output));
      await sleep(RETRY_MS);
    }
    throw new PlainError(`The database does not start: ${failure}`);
  }

  /**
   * For a postmaster that died. Ends its other processes first: a backend that still writes would corrupt the recovery.
   */
  async restart(port: number): Promise<void> {
    await this.#endOrphans();
    await this.start(port);
  }

  async postmaster(): Promise<ProcessId | null> {
    const pid = Number.parseInt(await readFile(join(this.#data, 'postmaster.pid'), 'utf8').catch(() => ''), 10);
    return Number.isInteger(pid) ? idOfProcess(pid) : null;
  }

  async runningPort(): Promise<number | null> {
    const file = join(this.#data, 'postmaster.pid');
    const [pid = '', , , port = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const isUp = pid !== '' && (await this.#control(['status'])).code === 0 && (await this.#isOurs(Number(pid)));
    return isUp ? Number(port) : null;
  }

  async stop(): Promise<void> {
    await this.#control(['stop', '-m', 'fast', '-w', '-t', '60']);
  }

  /** Ignores a pid that another process has now. */
  async #stopLeftover(): Promise<void> {
    const file = join(this.#data, 'postmaster.pid');
    if (!(await exists(file)) || (await this.#control(['status'])).code !== 0) return;
    const pid = Number.parseInt(await readFile(file, 'utf8'), 10);
    if (await this.#isOurs(pid)) await this.stop();
    else await rm(file, { force: true });
  }

  /** They end when they notice that the postmaster is gone; one in a long computation does not. */
  async #endOrphans(): Promise<void> {
    const folder = await realpath(this.#data);
    const began = performance.now();
    let orphans = await processesIn(folder, 'postgres');
    while (orphans.length > 0 && performance.now() - began < 2 * ORPHANS_MS) {
      if (performance.now() - began >= ORPHANS_MS) orphans.forEach(killProcess);
      await sleep(ORPHANS_POLL_MS);
      orphans = await processesIn(folder, 'postgres');
    }
    if (orphans.length > 0) throw new PlainError(`Processes of the failed database do not end: ${orphans.join(', ')}.`);
  }

  async #isOurs(pid: number): Promise<boolean> {
    if (process.platform !== 'linux') return true;
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return workingFolder === (await realpath(this.#data));
  }

  async #leftovers(): Promise<string[]> {
    return (await readdir(this.#data)).map((name) => join(this.#data, name));
  }

  #control(args: readonly string[]) {
    return this.#run('pg_ctl', ['-D', this.#data, ...args]);
  }

  #run(program: string, args: readonly string[]) {
    return runCommand(join(this.place.native, 'bin', program), args, this.user);
  }
}
