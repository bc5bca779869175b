import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

export interface ChildPlan extends Pick<ForkOptions, 'execArgv'> {
  readonly name: string;
  readonly file: string | URL;
  readonly args?: readonly string[];
}

/** A program in a separate process that sends one message when it is ready, and one for each question. */
export class ChildProgram {
  private constructor(
    private readonly child: ChildProcess,
    private readonly name: string,
    readonly ready: unknown,
  ) {}

  /** @throws if it exits before it is ready. */
  static async start({ name, file, args = [], execArgv = [] }: ChildPlan): Promise<ChildProgram> {
    const child = fork(file, args, { execArgv });
    return new ChildProgram(child, name, await nextMessage(child, name));
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  send(order: object | string): void {
    this.child.send(order);
  }

  /** @throws if it exits before it answers. */
  async request(question: object | string): Promise<unknown> {
    const answer = nextMessage(this.child, this.name);
    this.child.send(question);
    return await answer;
  }

  async kill(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  /** It ends when its channel closes, or after a last order. */
  async stop(order: object | string | null = null): Promise<void> {
    const exited = once(this.child, 'exit');
    if (order === null) this.child.disconnect();
    else this.child.send(order);
    await exited;
  }
}

function nextMessage(child: ChildProcess, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => {
      child.off('message', onMessage);
      reject(new Error(`${name} exited (${String(code ?? child.signalCode)}) without a message`));
    };
    const onMessage = (message: unknown): void => {
      child.off('exit', onExit);
      resolve(message);
    };
    child.once('exit', onExit);
    child.once('message', onMessage);
  });
}
