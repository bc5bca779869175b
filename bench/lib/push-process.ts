import { z } from 'zod';

import { ChildProgram } from '../../tools/processes/child-program';

const readySchema = z.object({ type: z.literal('ready'), port: z.number() });
const publishedSchema = z.object({
  type: z.literal('published'),
  published: z.number(),
  cpuMicros: z.number(),
  lagMs: z.number(),
});
const memorySchema = z.object({ type: z.literal('memory'), rss: z.number(), held: z.number() });

/**
 * `bare`: plain `ws`; `players`: the product with the account as ticket; `urgent`: the product without its tick; with `views`: live views of a match instead of prices;
 * `rounds`: phases of Speed LOL; `socket-io` and `server-sent`: what others use.
 */
export type PushKind =
  'bare' | 'product' | 'players' | 'urgent' | 'bare-views' | 'views' | 'rounds' | 'socket-io' | 'server-sent';

/** A separate process, to attribute CPU time and memory. */
export class PushProcess {
  private constructor(
    private readonly program: ChildProgram,
    readonly url: string,
  ) {}

  static async start(kind: PushKind, points: number): Promise<PushProcess> {
    const program = await ChildProgram.start({
      name: 'the push server',
      file: new URL('../push-server/main.ts', import.meta.url),
      args: [kind, String(points)],
      execArgv: ['--expose-gc', '--import', 'tsx'],
    });
    return new PushProcess(program, `ws://127.0.0.1:${readySchema.parse(program.ready).port}/push`);
  }

  async publish(perSecond: number, seconds: number): Promise<z.infer<typeof publishedSchema>> {
    return publishedSchema.parse(await this.program.request({ type: 'publish', perSecond, seconds }));
  }

  async memory(): Promise<z.infer<typeof memorySchema>> {
    return memorySchema.parse(await this.program.request({ type: 'memory' }));
  }

  stop(): Promise<void> {
    return this.program.stop();
  }
}
