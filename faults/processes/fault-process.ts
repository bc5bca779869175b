import { fileURLToPath } from 'node:url';

import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { ChildProgram } from '../../tools/processes/child-program';
import { bundleBesideServer, type RemovableBundle } from '../../tools/server-bundle';
import { readySchema, reportSchema, type Order, type Plan, type Report } from './messages';

const ENTRY = fileURLToPath(new URL('fault-server.ts', import.meta.url));
const { heartbeatMs, lagMs } = PUSH_LIMITS;
const DEFAULTS = { port: 0, matches: 3, moves: 0, heartbeatMs, lagMs } as const;

export const buildFaultServer = (): Promise<RemovableBundle> => bundleBesideServer(ENTRY, 'faults');

export class FaultProcess {
  private constructor(
    private readonly program: ChildProgram,
    readonly url: string,
  ) {}

  static async start(file: string, plan: Partial<Plan> & Pick<Plan, 'databaseUrl'>): Promise<FaultProcess> {
    const args = [JSON.stringify({ ...DEFAULTS, ...plan })];
    const program = await ChildProgram.start({ name: 'the server of the fault tests', file, args });
    return new FaultProcess(program, readySchema.parse(program.ready).url);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  order(order: Exclude<Order, 'report'>): void {
    this.program.send({ type: order });
  }

  async report(): Promise<Report> {
    return reportSchema.parse(await this.program.request({ type: 'report' }));
  }

  kill(): Promise<void> {
    return this.program.kill();
  }
}
