import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What becomes of a connection on which these bytes were just sent to the server: they pass; it is cut before they are
 * handed on; cut once they are, before any answer; cut when the answer comes, of which nothing is handed back; or both
 * sides are left without a word (no FIN).
 */
export type Fate = 'pass' | 'cut-before' | 'cut-after' | 'cut-answer' | 'black-hole';

/** Decides over bytes on their way to the server; `sent` counts those of this connection before them. */
export type Judge = (bytes: Buffer, sent: number) => Fate;

const PASS: Judge = () => 'pass';

/** A proxy for one TCP server, PostgreSQL or HTTP, that harms connections as it is told. */
export class TcpProxy {
  readonly port: number;
  /** Connections that did not pass unharmed. */
  harmed = 0;
  /** How long every chunk waits on its way to the server, in ms. */
  delayMs = 0;
  /** Asked for every chunk on its way to the server. */
  judge: Judge = PASS;
  /** While it is set, whoever sends anything is left without a word from then on, at either side. */
  isBlackHole = false;
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(server: Server, target: { readonly host: string; readonly port: number }) {
    const address = server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    this.#server = server;
    server.on('connection', (client) => this.#join(client, connect(target)));
  }

  /** @example const proxy = await TcpProxy.before('postgresql://postgres@127.0.0.1:5433/test') */
  static async before(url: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpProxy(server, { host: hostname, port: Number(port) });
  }

  /** The same address by way of the proxy. */
  through(url: string): string {
    const proxied = new URL(url);
    proxied.hostname = '127.0.0.1';
    proxied.port = String(this.port);
    return proxied.href;
  }

  /** Harms the next connection that sends this text to the server, and no other. */
  harmOnce(text: string, fate: Fate): void {
    this.judge = (bytes) => {
      if (!bytes.includes(text)) return 'pass';
      this.judge = PASS;
      return fate;
    };
  }

  /** Cuts everything that is open. */
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

  #send(line: Line, bytes: Buffer): void {
    line.isMute ||= this.isBlackHole;
    if (line.isMute) return;
    const fate = this.judge(bytes, line.sent);
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

  #cut({ client, server }: Line): void {
    client.destroy();
    server.destroy();
  }
}

interface Line {
  readonly client: Socket;
  readonly server: Socket;
  sent: number;
  isMute: boolean;
  cutsAnswer: boolean;
}
