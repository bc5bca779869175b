import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When bytes arrive for the server: passed; cut before forwarding; cut after forwarding, before a response; cut at the
 * response, without forwarding it; both sides open and silent (no FIN).
 */
export type Fate = 'pass' | 'cut-before' | 'cut-after' | 'cut-answer' | 'black-hole';

/** `sent`: earlier bytes of the connection. */
export type FaultPlan = (bytes: Buffer, sent: number) => Fate;

const PASS: FaultPlan = () => 'pass';

/** For PostgreSQL or HTTP. */
export class TcpProxy {
  readonly port: number;
  harmed = 0;
  delayMs = 0;
  /** Per chunk to the server. */
  decide: FaultPlan = PASS;
  /** A connection that carries data in either direction becomes silent. */
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
    this.decide = (bytes) => {
      if (!bytes.includes(text)) return 'pass';
      this.decide = PASS;
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
    const line = { client, server, sent: 0, isMute: false, cutsAnswer: false };
    for (const socket of [client, server]) {
      this.#open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#open.delete(socket));
    }
    server.on('data', (bytes: Buffer) => {
      line.isMute ||= this.isBlackHole;
      if (line.cutsAnswer) this.#cut(line);
      else if (!line.isMute) client.write(bytes);
    });
    server.on('end', () => !line.isMute && client.end());
    client.on('end', () => server.end());
    client.on('close', () => !line.isMute && server.destroySoon());
    let turn: Promise<void> = Promise.resolve();
    client.on('data', (bytes: Buffer) => {
      const wait = this.delayMs;
      turn = turn.then(() => (wait > 0 ? sleep(wait) : undefined)).then(() => this.#send(line, bytes));
    });
  }

  #send(line: Connection, bytes: Buffer): void {
    line.isMute ||= this.isBlackHole;
    if (line.isMute) return;
    const fate = this.decide(bytes, line.sent);
    line.sent += bytes.length;
    if (fate !== 'pass') this.harmed += 1;
    if (fate === 'black-hole') line.isMute = true;
    else if (fate === 'cut-before') this.#cut(line);
    else if (fate === 'cut-after') {
      line.isMute = true;
      line.server.end(bytes);
      line.client.destroy();
    } else {
      line.cutsAnswer = fate === 'cut-answer';
      line.server.write(bytes);
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
