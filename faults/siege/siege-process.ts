import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { bundleServer } from '../../tools/server-bundle';
import { memorySchema, siegeReadySchema, type SiegePlan } from './messages';

const ENTRY = fileURLToPath(new URL('siege-server.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../packages/server/dist/', import.meta.url));
const SAMPLE_MS = 500;
const ANSWER_MS = 30_000;

/** `heapBytes` after garbage collection, null without a response. */
export interface Usage {
  readonly descriptors: number;
  readonly rssBytes: number;
  readonly heapBytes: number | null;
}

export interface Peak {
  descriptors: number;
  rssBytes: number;
}

/** Bundled like the product's server. */
export async function buildSiegeServer(): Promise<{ readonly file: string; readonly remove: () => Promise<void> }> {
  const file = `${FOLDER}siege-${randomBytes(4).toString('hex')}.js`;
  await bundleServer(ENTRY, file);
  return { file, remove: () => rm(file) };
}

/** The server under attack. Descriptors and memory are measured from outside. */
export class SiegeProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(file: string, plan: SiegePlan): Promise<SiegeProcess> {
    const child = fork(file, [JSON.stringify(plan)], { execArgv: ['--expose-gc'] });
    const exited = once(child, 'exit').then(() => {
      throw new Error('the server of the siege did not start');
    });
    const [message]: unknown[] = await Promise.race([once(child, 'message'), exited]);
    return new SiegeProcess(child, siegeReadySchema.parse(message).url);
  }

  async usage(): Promise<Usage> {
    return { ...(await this.#sample()), heapBytes: await this.#heapBytes() };
  }

  async peakDuring(work: Promise<unknown>): Promise<Peak> {
    const peak = await this.#sample();
    const end = work.then(() => 'over' as const);
    while ((await Promise.race([sleep(SAMPLE_MS), end])) !== 'over') {
      const { descriptors, rssBytes } = await this.#sample();
      peak.descriptors = Math.max(peak.descriptors, descriptors);
      peak.rssBytes = Math.max(peak.rssBytes, rssBytes);
    }
    return peak;
  }

  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  async #sample(): Promise<Peak> {
    const folder = `/proc/${String(this.child.pid)}`;
    const status = await readFile(`${folder}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    return { descriptors: (await readdir(`${folder}/fd`)).length, rssBytes: kilobytes * 1_024 };
  }

  async #heapBytes(): Promise<number | null> {
    const answer = once(this.child, 'message');
    this.child.send({ type: 'memory' });
    const [message]: unknown[] = await Promise.race([answer, sleep(ANSWER_MS, [null])]);
    return message === null ? null : memorySchema.parse(message).bytes;
  }
}
