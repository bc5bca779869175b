import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { z } from 'zod';

const readySchema = z.object({ type: z.literal('ready'), port: z.number() });
const publishedSchema = z.object({
  type: z.literal('published'),
  published: z.number(),
  cpuMicros: z.number(),
  lagMs: z.number(),
});
const memorySchema = z.object({ type: z.literal('memory'), rss: z.number(), held: z.number() });

/** `bare`: plain `ws`; `urgent`: the product without its tick. */
export type PushKind = 'bare' | 'product' | 'urgent';

/** A push server in a separate process, to attribute CPU time and memory. */
export class PushProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(kind: PushKind, points: number): Promise<PushProcess> {
    const child = fork(new URL('../push-server/main.ts', import.meta.url), [kind, String(points)], {
      execArgv: ['--expose-gc', '--import', 'tsx'],
    });
    const [message]: unknown[] = await once(child, 'message');
    return new PushProcess(child, `ws://127.0.0.1:${readySchema.parse(message).port}/push`);
  }

  async publish(perSecond: number, seconds: number): Promise<z.infer<typeof publishedSchema>> {
    return publishedSchema.parse(await this.#ask({ type: 'publish', perSecond, seconds }));
  }

  /** Bytes after garbage collection: resident, and used heap. */
  async memory(): Promise<z.infer<typeof memorySchema>> {
    return memorySchema.parse(await this.#ask({ type: 'memory' }));
  }

  async stop(): Promise<void> {
    this.child.disconnect();
    await once(this.child, 'exit');
  }

  async #ask(order: object): Promise<unknown> {
    const answer = once(this.child, 'message');
    this.child.send(order);
    const [message]: unknown[] = await answer;
    return message;
  }
}
