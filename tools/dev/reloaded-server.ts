import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface ServerProgram {
  readonly file: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** A server that is developed may hang; its database survives SIGKILL. */
const STOP_MS = 1_500;

export class ReloadedServer {
  #child: ChildProcess | null = null;
  #ready: Promise<boolean> = Promise.resolve(false);
  /** Further reloads while one is waiting are the same. */
  #isReloadDue = false;
  #isStopped = false;

  constructor(
    private readonly program: ServerProgram,
    private readonly print: (line: string) => void,
  ) {}

  /** After a running reload; false if the server did not start. */
  get ready(): Promise<boolean> {
    return this.#ready;
  }

  reload(): Promise<boolean> {
    if (this.#isReloadDue) return this.#ready;
    this.#isReloadDue = true;
    return (this.#ready = this.#ready.then(() => this.#startAgain()));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#end();
    await this.#ready;
  }

  async #startAgain(): Promise<boolean> {
    await this.#end();
    this.#isReloadDue = false;
    if (this.#isStopped) return false;
    const { file, args, environment } = this.program;
    const child = fork(file, args, { env: { ...process.env, ...environment }, execArgv: ['--enable-source-maps'] });
    this.#child = child;
    const gone = once(child, 'exit').then(() => this.#reportExit(child));
    const isReady = await Promise.race([once(child, 'message').then(() => true), gone.then(() => false)]);
    return isReady;
  }

  #reportExit(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = null;
    this.print(
      `The server exited (${child.signalCode ?? `code ${child.exitCode}`}); the next change of a source starts it again.`,
    );
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(killing);
  }
}
