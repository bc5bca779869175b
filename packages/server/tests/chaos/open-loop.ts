import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What came back for a request, and when. */
export interface Heard {
  /** When it was due, in ms of `performance.now()`. */
  readonly dueAt: number;
  readonly tookMs: number;
  /** Of the answer; 0 where the line broke, with the reason as its body. */
  readonly status: number;
  readonly body: string;
}

const TICK_MS = 5;
const STATUS = /^HTTP\/1\.1 (\d+)/;
const LENGTH = /content-length: (\d+)/i;

/** A connection that carries one request after the other. */
class Line {
  readonly #gone = new AbortController();

  constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    socket.once('close', () => this.#gone.abort());
  }

  static async open(url: URL): Promise<Line> {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    await once(socket, 'connect');
    return new Line(socket);
  }

  /** Status 0 where the line broke. */
  async ask(raw: string): Promise<Pick<Heard, 'status' | 'body'>> {
    this.socket.write(raw);
    let text = '';
    for (;;) {
      const chunk = await once(this.socket, 'data', this.#gone).catch(String);
      if (typeof chunk === 'string') return { status: 0, body: chunk };
      text += String(chunk[0]);
      const head = text.indexOf('\r\n\r\n');
      const length = Number(LENGTH.exec(text)?.[1] ?? 0);
      if (head >= 0 && Buffer.byteLength(text) >= head + 4 + length)
        return { status: Number(STATUS.exec(text)?.[1]), body: text.slice(head + 4) };
    }
  }

  close(): void {
    this.socket.destroy();
  }
}

/** Keeps so many requests under way for a while, each after the one before it. */
export async function closedLoop(url: string, { lines: count, ms }: { lines: number; ms: number }, next: () => string) {
  const until = performance.now() + ms;
  const heard: Heard[] = [];
  const one = async (): Promise<void> => {
    const line = await Line.open(new URL(url));
    while (performance.now() < until) {
      const dueAt = performance.now();
      heard.push({ ...(await line.ask(next())), dueAt, tookMs: performance.now() - dueAt });
    }
    line.close();
  };
  await Promise.all(Array.from({ length: count }, one));
  return heard;
}

/** Sends so many a second, whether or not answers come, as players do who know nothing of each other. */
export async function openLoop(url: string, { perSecond, ms }: { perSecond: number; ms: number }, next: () => string) {
  const idle: Line[] = [];
  const heard: Heard[] = [];
  const pending: Promise<void>[] = [];
  const send = async (dueAt: number): Promise<void> => {
    const request = next();
    const known = idle.pop();
    let line = known ?? (await Line.open(new URL(url)));
    let answer = await line.ask(request);
    if (answer.status === 0 && known !== undefined) {
      // A line that rested may have been closed meanwhile; the same request on another is the same bet.
      line = await Line.open(new URL(url));
      answer = await line.ask(request);
    }
    heard.push({ ...answer, dueAt, tookMs: performance.now() - dueAt });
    if (answer.status > 0) idle.push(line);
  };
  const began = performance.now();
  for (let sent = 0; sent < (perSecond * ms) / 1_000;) {
    const due = Math.min((perSecond * ms) / 1_000, ((performance.now() - began) * perSecond) / 1_000);
    for (; sent < due; sent += 1) pending.push(send(began + (sent * 1_000) / perSecond));
    await sleep(TICK_MS);
  }
  await Promise.all(pending);
  for (const line of idle) line.close();
  return heard;
}
