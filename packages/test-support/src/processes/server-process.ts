import { spawn, type ChildProcess } from 'node:child_process';

import { bundledProgram } from './bundled-program';

/** For a machine that does other work too. */
const START_LIMIT_MS = 180_000;
export const MAIN = new URL('../../../server/src/main.ts', import.meta.url);

export class ServerProcess {
  output = '';
  errors = '';
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;

  /**
   * Imports no past results unless `environment` has `HISTORY_DAYS`.
   *
   * @param file bundle of a server; default: that of `MAIN` in a test run.
   */
  constructor(args: readonly string[], environment: Record<string, string> = {}, file = bundledProgram(MAIN)) {
    this.#child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, DATABASE_URL: '', PORT: '', HISTORY_DAYS: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    this.exited = new Promise((resolve) => this.#child.once('close', resolve));
  }

  get metricsUrl(): string {
    return /metrics:\s+(\S+)/i.exec(this.output)?.[1] ?? '';
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async url(): Promise<string> {
    const until = performance.now() + START_LIMIT_MS;
    while (performance.now() < until) {
      const [, url] = /is ready:\s+(\S+)/.exec(this.output) ?? [];
      if (url !== undefined) return url;
      if (this.#child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not start: ${this.output}${this.errors}`);
  }
}
