import { z } from 'zod';

import { ChildProgram } from '../../tools/processes/child-program';

const readySchema = z.object({ port: z.number() });
const reportSchema = z.object({ published: z.number(), connections: z.number(), rss: z.number() });
export type BoardReport = z.infer<typeof reportSchema>;

export class BoardProcess {
  private constructor(
    private readonly program: ChildProgram,
    readonly url: string,
  ) {}

  static async start(webFolder?: string): Promise<BoardProcess> {
    const program = await ChildProgram.start({
      name: 'the server of the boards',
      file: new URL('../board-server/main.ts', import.meta.url),
      args: webFolder === undefined ? [] : [webFolder],
      execArgv: ['--expose-gc', '--import', 'tsx'],
    });
    return new BoardProcess(program, `http://127.0.0.1:${readySchema.parse(program.ready).port}`);
  }

  async pace(perSecond: number): Promise<BoardReport> {
    return await this.#ask({ type: 'pace', perSecond });
  }

  async drop(): Promise<void> {
    await this.#ask({ type: 'drop' });
  }

  /** Memory after garbage collection. */
  async report(): Promise<BoardReport> {
    return await this.#ask({ type: 'report' });
  }

  stop(): Promise<void> {
    return this.program.stop();
  }

  async #ask(order: object): Promise<BoardReport> {
    return reportSchema.parse(await this.program.request(order));
  }
}
