import { Worker } from 'node:worker_threads';

import type { AskPublic, FirstViewRequest } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { Log } from '../platform/log/log';
import type { FirstPage, Renderer } from './view-pool';

/** More wait longer than anybody waits for them. */
const MOST_WAITING = 8;
/** Then the thread hangs, and is replaced. */
const HANGS_AFTER_MS = 3_000;
const RESTART_AFTER_MS = 10_000;
const HEAP_MB = 160;

const replySchema = z.strictObject({
  id: z.int(),
  page: z.nullable(z.strictObject({ markup: z.string(), data: z.string() })),
  fault: z.nullable(z.string()),
});
/** The thread asks for what a public call answers. */
const callSchema = z.strictObject({ id: z.int(), call: z.int(), path: z.string(), body: z.string() });
const messageSchema = z.union([callSchema, replySchema]);

interface Waiting {
  readonly ask: AskPublic;
  readonly answer: (page: FirstPage | null) => void;
  readonly hangs: ReturnType<typeof setTimeout>;
}

/**
 * Renders in a thread, because rendering blocks an event loop, which has bets to answer. The thread has no environment
 * variables, no database, and nothing of a player. Every failure is a null and a line in the log.
 */
export class RenderWorker implements Renderer {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #nextId = 0;
  #startedAt = -Infinity;
  #isClosed = false;

  /** @param program of the build of `web` (ADR 0049). */
  constructor(
    private readonly program: string,
    private readonly log: Log,
    private readonly hangsAfterMs = HANGS_AFTER_MS,
  ) {
    this.#start();
  }

  render(request: FirstViewRequest, ask: AskPublic): Promise<FirstPage | null> {
    const worker = this.#worker ?? this.#start();
    if (worker === null || this.#waiting.size >= MOST_WAITING) return Promise.resolve(null);
    this.#nextId += 1;
    const id = this.#nextId;
    return new Promise((answer) => {
      const hangs = setTimeout(() => this.#end(worker, 'took too long'), this.hangsAfterMs);
      hangs.unref();
      this.#waiting.set(id, { ask, answer, hangs });
      worker.postMessage({ id, request });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker | null {
    const now = performance.now();
    if (this.#isClosed || now - this.#startedAt < RESTART_AFTER_MS) return null;
    this.#startedAt = now;
    const limits = { maxOldGenerationSizeMb: HEAP_MB };
    const env = { NODE_ENV: 'production' };
    const worker = new Worker(this.program, { env, execArgv: [], resourceLimits: limits });
    worker.unref();
    worker.on('message', (message) => this.#receive(worker, message));
    worker.on('error', (cause) => this.#end(worker, cause instanceof Error ? cause.message : String(cause)));
    worker.on('exit', () => this.#end(worker, 'ended'));
    this.#worker = worker;
    return worker;
  }

  #receive(worker: Worker, message: unknown): void {
    const parsed = z.safeParse(messageSchema, message);
    if (!parsed.success) this.log.error({}, 'first view: unknown message of the rendering thread');
    else if ('call' in parsed.data) void this.#answer(worker, parsed.data);
    else this.#settle(parsed.data);
  }

  async #answer(worker: Worker, { id, call, path, body }: z.infer<typeof callSchema>): Promise<void> {
    let text: string | null = null;
    try {
      text = (await this.#waiting.get(id)?.ask(path, body)) ?? null;
    } catch (cause) {
      this.log.error({ path, cause: String(cause) }, 'first view: a call was not answered');
    }
    worker.postMessage({ call, text });
  }

  #settle({ id, page, fault }: z.infer<typeof replySchema>): void {
    if (fault !== null) this.log.error({ cause: fault }, 'first view not rendered, the page is served without it');
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.hangs);
    waiting?.answer(page);
    this.#waiting.delete(id);
  }

  #end(worker: Worker, cause: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    if (!this.#isClosed) this.log.error({ cause }, 'first view: the rendering thread ended');
    void worker.terminate();
    for (const { answer, hangs } of this.#waiting.values()) {
      clearTimeout(hangs);
      answer(null);
    }
    this.#waiting.clear();
  }
}
