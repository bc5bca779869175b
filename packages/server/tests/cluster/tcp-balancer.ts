import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** In rotation. */
export class TcpBalancer {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #next = 0;

  private constructor(private readonly ports: readonly number[]) {
    this.#server = createServer((client) => this.#join(client, this.ports.length));
  }

  static async start(port: number, servers: readonly number[]): Promise<TcpBalancer> {
    const balancer = new TcpBalancer(servers);
    balancer.#server.listen(port, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }

  async stop(): Promise<void> {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
    await once(this.#server, 'close');
  }

  #join(client: Socket, tries: number): void {
    if (tries === 0) {
      client.destroy();
      return;
    }
    this.#next += 1;
    const server = connect(this.ports[this.#next % this.ports.length] ?? 0, '127.0.0.1');
    server.once('error', () => this.#join(client, tries - 1));
    server.once('connect', () => {
      server.removeAllListeners('error');
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        this.#open.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#open.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }
}
