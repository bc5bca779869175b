import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { bundleServer } from '../../tools/server-bundle';

const ENTRY = fileURLToPath(new URL('../whole-server/main.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../packages/server/dist/bench-server.js', import.meta.url));

const readySchema = z.object({ port: z.number() });
const spentSchema = z.object({ lagP99: z.number(), lagMax: z.number(), cpuSeconds: z.number() });

export type ServerPlan =
  { readonly kind: 'product'; readonly databaseUrl: string } | { readonly kind: 'bare'; readonly imageBytes: number };

/** A whole server in a separate process, bundled like the product. */
export class WholeServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** Returns the cleanup. */
  static async build(): Promise<() => Promise<void>> {
    await bundleServer(ENTRY, PROGRAM);
    return () => rm(PROGRAM, { force: true });
  }

  /** @param port 0 takes any. */
  static async start(plan: ServerPlan, port: number): Promise<WholeServer> {
    const child = fork(PROGRAM, [JSON.stringify({ ...plan, port })], { execArgv: [] });
    const died = once(child, 'exit').then(() => {
      throw new Error('the server of the bench did not start');
    });
    const [message]: unknown[] = await Promise.race([once(child, 'message'), died]);
    died.catch(() => undefined);
    return new WholeServer(child, readySchema.parse(message).port);
  }

  get url(): string {
    return `ws://127.0.0.1:${String(this.port)}/push`;
  }

  /** Event-loop lag in ms and CPU time, since ready. */
  async spent(): Promise<z.infer<typeof spentSchema>> {
    const answer = once(this.child, 'message');
    this.child.send('lag');
    const [message]: unknown[] = await answer;
    return spentSchema.parse(message);
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
