import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { ChildProgram } from '../../tools/processes/child-program';
import { bundleServer } from '../../tools/server-bundle';

const ENTRY = fileURLToPath(new URL('../server-process/main.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../packages/server/dist/bench-server.js', import.meta.url));

const readySchema = z.object({ port: z.number() });
const spentSchema = z.object({ lagP99: z.number(), lagMax: z.number(), cpuSeconds: z.number() });

export type ServerPlan =
  | { readonly kind: 'product'; readonly databaseUrl: string }
  | { readonly kind: 'bare'; readonly snapshotBytes: number };

/** A separate process, bundled like the product. */
export class ServerProcess {
  private constructor(
    private readonly program: ChildProgram,
    readonly port: number,
  ) {}

  static async build(): Promise<() => Promise<void>> {
    await bundleServer(ENTRY, PROGRAM);
    return () => rm(PROGRAM, { force: true });
  }

  /** `port` 0 takes any. */
  static async start(plan: ServerPlan, port: number): Promise<ServerProcess> {
    const args = [JSON.stringify({ ...plan, port })];
    const program = await ChildProgram.start({ name: 'the server of the benchmark', file: PROGRAM, args });
    return new ServerProcess(program, readySchema.parse(program.ready).port);
  }

  get url(): string {
    return `ws://127.0.0.1:${String(this.port)}/push`;
  }

  async spent(): Promise<z.infer<typeof spentSchema>> {
    return spentSchema.parse(await this.program.request('lag'));
  }

  kill(): Promise<void> {
    return this.program.kill();
  }
}
