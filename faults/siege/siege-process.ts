import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { ChildProgram } from '../../tools/processes/child-program';
import { bundleBesideServer, type RemovableBundle } from '../../tools/server-bundle';
import { memorySchema, siegeReadySchema, type SiegePlan } from './messages';

const ENTRY = fileURLToPath(new URL('siege-server.ts', import.meta.url));
const SAMPLE_MS = 500;
const ANSWER_MS = 30_000;

/** After garbage collection; null without a response. */
export interface Usage {
  readonly descriptors: number;
  readonly rssBytes: number;
  readonly heapBytes: number | null;
}

export interface Peak {
  descriptors: number;
  rssBytes: number;
}

export const buildSiegeServer = (): Promise<RemovableBundle> => bundleBesideServer(ENTRY, 'siege');

/** Descriptors and memory are measured from outside. */
export class SiegeProcess {
  private constructor(
    private readonly program: ChildProgram,
    readonly url: string,
  ) {}

  static async start(file: string, plan: SiegePlan): Promise<SiegeProcess> {
    const args = [JSON.stringify(plan)];
    const execArgv = ['--expose-gc'];
    const program = await ChildProgram.start({ name: 'the server of the siege', file, args, execArgv });
    return new SiegeProcess(program, siegeReadySchema.parse(program.ready).url);
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

  kill(): Promise<void> {
    return this.program.kill();
  }

  async #sample(): Promise<Peak> {
    const folder = `/proc/${String(this.program.pid)}`;
    const status = await readFile(`${folder}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    return { descriptors: (await readdir(`${folder}/fd`)).length, rssBytes: kilobytes * 1_024 };
  }

  async #heapBytes(): Promise<number | null> {
    const message = await Promise.race([this.program.request({ type: 'memory' }), sleep(ANSWER_MS, null)]);
    return message === null ? null : memorySchema.parse(message).bytes;
  }
}
