import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { bundleServer } from '../../tools/server-bundle';
import { readySchema, reportSchema, type Order, type Plan, type Report } from './messages';

const ENTRY = fileURLToPath(new URL('fault-server.ts', import.meta.url));

const FOLDER = fileURLToPath(new URL('../../packages/server/dist/', import.meta.url));
const { heartbeatMs, lagMs } = PUSH_LIMITS;
const DEFAULTS = { port: 0, matches: 3, moves: 0, heartbeatMs, lagMs } as const;

/** Bundled like the product's server. */
export async function buildFaultServer(): Promise<{ readonly file: string; readonly remove: () => Promise<void> }> {
  const file = `${FOLDER}faults-${randomBytes(4).toString('hex')}.js`;
  await bundleServer(ENTRY, file);
  return { file, remove: () => rm(file) };
}

export class FaultProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(file: string, plan: Partial<Plan> & Pick<Plan, 'databaseUrl'>): Promise<FaultProcess> {
    const child = fork(file, [JSON.stringify({ ...DEFAULTS, ...plan })], { execArgv: [] });
    const exited = once(child, 'exit').then(() => {
      throw new Error('the server of the fault tests did not start');
    });
    const [message]: unknown[] = await Promise.race([once(child, 'message'), exited]);
    return new FaultProcess(child, readySchema.parse(message).url);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  tell(order: Exclude<Order, 'report'>): void {
    this.child.send({ type: order });
  }

  /** Since the last report. */
  async report(): Promise<Report> {
    const answer = once(this.child, 'message');
    this.child.send({ type: 'report' });
    const [message]: unknown[] = await answer;
    return reportSchema.parse(message);
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
