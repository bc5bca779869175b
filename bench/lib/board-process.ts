import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { z } from 'zod';

const readySchema = z.object({ port: z.number() });
const reportSchema = z.object({ published: z.number(), lines: z.number(), rss: z.number() });
export type BoardReport = z.infer<typeof reportSchema>;

/** 500 generated matches and their push in a separate process. */
export class BoardProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @param webFolder default: the built product. */
  static async start(webFolder?: string): Promise<BoardProcess> {
    const child = fork(
      new URL('../board-server/main.ts', import.meta.url),
      webFolder === undefined ? [] : [webFolder],
      {
        execArgv: ['--expose-gc', '--import', 'tsx'],
      },
    );
    const [message]: unknown[] = await once(child, 'message');
    return new BoardProcess(child, `http://127.0.0.1:${readySchema.parse(message).port}`);
  }

  async pace(perSecond: number): Promise<BoardReport> {
    return await this.#ask({ type: 'pace', perSecond });
  }

  async drop(): Promise<void> {
    await this.#ask({ type: 'drop' });
  }

  /** Memory is measured after garbage collection. */
  async report(): Promise<BoardReport> {
    return await this.#ask({ type: 'report' });
  }

  async stop(): Promise<void> {
    this.child.disconnect();
    await once(this.child, 'exit');
  }

  async #ask(order: object): Promise<BoardReport> {
    const answer = once(this.child, 'message');
    this.child.send(order);
    const [message]: unknown[] = await answer;
    return reportSchema.parse(message);
  }
}
