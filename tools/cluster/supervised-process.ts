import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const PAUSE_MS = 500;

/** Restarted whenever it exits, until stopped. */
export class SupervisedProcess {
  restarts = 0;
  #child: ChildProcess | null = null;
  #isStopping = false;
  readonly #running: Promise<void>;

  /** `report` receives output lines and exits. */
  constructor(
    readonly program: Program,
    private readonly report: (line: string) => void,
  ) {
    this.#running = this.#restartUntilStopped();
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  async stop(withinMs: number): Promise<void> {
    this.#isStopping = true;
    this.#child?.kill('SIGTERM');
    const killing = setTimeout(() => this.#child?.kill('SIGKILL'), withinMs);
    await this.#running;
    clearTimeout(killing);
  }

  async #restartUntilStopped(): Promise<void> {
    while (!this.#isStopping) await this.#pause(await this.#run());
  }

  async #run(): Promise<string> {
    const { name, command, args, environment = {} } = this.program;
    // Ctrl-C reaches only the parent; SIGTERM if the parent is killed.
    const child = spawn('setpriv', ['--pdeathsig', 'TERM', '--', command, ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => line.trim() !== '' && this.report(`${name}: ${line}`));
    const failure = await once(child, 'close').then(
      () => null,
      (cause: unknown) => String(cause),
    );
    this.#child = null;
    return failure ?? child.signalCode ?? `code ${child.exitCode}`;
  }

  async #pause(end: string): Promise<void> {
    if (this.#isStopping) return;
    this.restarts += 1;
    this.report(`${this.program.name} exited (${end}), will restart.`);
    await sleep(PAUSE_MS);
  }
}
