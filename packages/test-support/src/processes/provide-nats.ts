import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export class TestNats {
  #child: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  static async start(): Promise<TestNats> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    const nats = new TestNats(typeof address === 'object' && address !== null ? address.port : 0);
    await nats.start();
    return nats;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** 0 while it is stopped. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: 'ignore' });
    this.#child = child;
    const failed = once(child, 'error').then(() => {
      throw new Error('These tests need nats-server: apt-get install nats-server');
    });
    await Promise.race([this.#untilOpen(), failed]);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }

  async #untilOpen(): Promise<void> {
    for (;;) {
      const socket = connect(this.port, '127.0.0.1');
      const isOpen = await Promise.race([
        once(socket, 'connect').then(() => true),
        once(socket, 'error').then(() => false),
      ]).catch(() => false);
      socket.destroy();
      if (isOpen) return;
      await sleep(50);
    }
  }
}
