import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

const PROGRAM = fileURLToPath(new URL('./operator-wallet.ts', import.meta.url));

const report = z.object({
  balances: z.record(z.string(), z.string()),
  movements: z.array(
    z.object({ id: z.string(), kind: z.string(), player: z.string(), amount: z.string(), status: z.string() }),
  ),
  calls: z.array(z.looseObject({ call: z.string() })),
});
export type WalletReport = z.infer<typeof report>;

/** Starts a wallet of an operator as a separate process. Its movements survive a kill. */
export class OperatorWalletProcess {
  #child: ChildProcess | null = null;
  #port = 0;
  readonly #journal = join(mkdtempSync(join(tmpdir(), 'clutchline-wallet-')), 'journal');

  constructor(private readonly secret: string) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}/wallet`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, this.#journal, String(this.#port), this.secret], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#port = await new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('the wallet did not start')));
      child.stdout.on('data', (chunk: Buffer) => {
        const [, port] = /listening (\d+)/.exec(chunk.toString()) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }

  async #control(body: object): Promise<WalletReport> {
    const response = await fetch(`${this.url}/control`, { method: 'POST', body: JSON.stringify(body) });
    return z.parse(report, await response.json());
  }

  /** `chance`: per cent of the calls; `only`: of these calls. */
  async fail(faults: readonly string[], chance = 100, only: readonly string[] | null = null): Promise<void> {
    await this.#control({ faults, chance, only });
  }

  /** Every answer to these players waits. */
  async slowDown(players: readonly string[], ms: number): Promise<void> {
    await this.#control({ slow: players, ms });
  }

  async fund(player: string, amount: string): Promise<void> {
    await this.#control({ fund: player, amount });
  }

  async read(): Promise<WalletReport> {
    return await this.#control({});
  }
}
