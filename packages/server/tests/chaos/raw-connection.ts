import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The server closes idle connections after ten seconds. */
const RESTS_MS = 8_000;
const HEAD_END = '\r\n\r\n';
const STATUS = /^HTTP\/1\.1 (\d+)/;
const LENGTH = /content-length: (\d+)/i;

export interface RawAnswer {
  readonly status: number;
  /** One character per byte. */
  readonly body: string;
}

const BROKEN: RawAnswer = { status: 0, body: 'the connection broke' };

export class RawConnection {
  #text = '';
  #restsSince = performance.now();
  #resolve: (answer: RawAnswer) => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    // As in Content-Length.
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#take(chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => this.#resolve(BROKEN));
  }

  /** @param localAddress of the client; of one address the server handles one request in each iteration of its event loop. */
  static async open(url: URL, localAddress?: string): Promise<RawConnection> {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true, localAddress });
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  get isFit(): boolean {
    return !this.socket.destroyed && performance.now() < this.#restsSince + RESTS_MS;
  }

  async request(raw: string): Promise<RawAnswer> {
    if (this.socket.destroyed) return BROKEN;
    const answer = new Promise<RawAnswer>((resolve) => (this.#resolve = resolve));
    this.socket.write(raw);
    return await answer;
  }

  close(): void {
    this.socket.destroy();
  }

  #take(chunk: string): void {
    this.#text += chunk;
    const head = this.#text.indexOf(HEAD_END) + HEAD_END.length;
    const length = Number(LENGTH.exec(this.#text)?.[1] ?? 0);
    if (head < HEAD_END.length || this.#text.length < head + length) return;
    this.#resolve({ status: Number(STATUS.exec(this.#text)?.[1]), body: this.#text.slice(head) });
    this.#text = '';
    this.#restsSince = performance.now();
  }
}
