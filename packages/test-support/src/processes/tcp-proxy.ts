import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When bytes arrive for the server: passed; cut before forwarding; cut after forwarding, before a response; cut at the
 * response, without forwarding it; both sides open and silent (no FIN).
 */
export type Fate = 'pass' | 'cut-before' | 'cut-after' | 'cut-answer' | 'black-hole';

export type FaultPlan = (bytes: Buffer, sent: number) => Fate;

const PASS: FaultPlan = () => 'pass';

/** For PostgreSQL or HTTP. */
export class TcpProxy {
  readonly port: number;
  harmed = 0;
  delayMs = 0;
  plan: FaultPlan = PASS;
  /** Connections that carry data become silent. */
  isBlackHole = false;
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(server: Server, target: { readonly host: string; readonly port: number }) {
    const address = server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    this.#server = server;
    server.on('connection', (client) => this.#join(client, connect(target)));
  }

  /** @example await TcpProxy.before('postgresql://postgres@127.0.0.1:5433/test') */
  static async before(url: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server, { host: hostname, port: Number(port) });
  }

  through(url: string): string {
    const proxied = new URL(url);
    proxied.hostname = '127.0.0.1';
    proxied.port = String(this.port);
    return proxied.href;
  }

  /** Only to the next connection that sends this text. */
  harmOnce(text: string, fate: Fate): void {
    this.plan = (bytes) => {
      if (!bytes.includes(text)) return 'pass';
      this.plan = PASS;
      return fate;
    };
  }

  cutAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cutAll();
    await once(this.#server, 'close');
  }

  #join(client: Socket, server: Socket): void {
    const connection = { client, server, sent: 0, isMute: false, cutsAnswer: false };
    for (const socket of [client, server]) {
      this.#open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#open.delete(socket));
    }
    server.on('data', (bytes: Buffer) => {
      connection.isMute ||= this.isBlackHole;
      if (connection.cutsAnswer) this.#cut(connection);
      else if (!connection.isMute) client.write(bytes);
    });
    server.on('end', () => !connection.isMute && client.end());
    client.on('end', () => server.end());
    client.on('close', () => !connection.isMute && server.destroySoon());
    let queue: Promise<void> = Promise.resolve();
    client.on('data', (bytes: Buffer) => {
      const wait = this.delayMs;
      queue = queue.then(() => (wait > 0 ? sleep(wait) : undefined)).then(() => this.#send(connection, bytes));
    });
  }

  #send(connection: Connection, bytes: Buffer): void {
    connection.isMute ||= this.isBlackHole;
    if (connection.isMute) return;
    const fate = this.plan(bytes, connection.sent);
    connection.sent += bytes.length;
    if (fate !== 'pass') this.harmed += 1;
    if (fate === 'black-hole') connection.isMute = true;
    else if (fate === 'cut-before') this.#cut(connection);
    else if (fate === 'cut-after') {
      connection.isMute = true;
      connection.server.end(bytes);
      connection.client.destroy();
    } else {
      connection.cutsAnswer = fate === 'cut-answer';
      connection.server.write(bytes);
    }
  }

  #cut({ client, server }: Connection): void {
    client.destroy();
    server.destroy();
  }
}

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  sent: number;
  isMute: boolean;
  cutsAnswer: boolean;
}
