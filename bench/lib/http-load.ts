import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadRequest {
  readonly text: string;
  readonly isRight: (body: Buffer) => boolean;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly wrong: number;
  readonly times: number[];
}

export function postText(path: string, headers: Readonly<Record<string, string>>, body: string): string {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${more.join('')}content-type: application/json\r\n` +
    `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

const HEAD_END = '\r\n\r\n';

class AnswerReader {
  readonly #chunks: Buffer[] = [];
  #missing: number | null = null;

  /** The body, once it is complete. */
  read(chunk: Buffer): Buffer | null {
    this.#chunks.push(this.#missing === null ? this.#readHead(chunk) : chunk);
    if (this.#missing === null) return null;
    this.#missing -= this.#chunks.at(-1)?.length ?? 0;
    return this.#missing <= 0 ? Buffer.concat(this.#chunks) : null;
  }

  /** What follows the head; all of it while the head is incomplete. */
  #readHead(chunk: Buffer): Buffer {
    const bytes = Buffer.concat([...this.#chunks.splice(0), chunk]);
    const end = bytes.indexOf(HEAD_END);
    if (end === -1) return bytes;
    const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
    if (length === undefined) throw new Error('The answer has no length.');
    this.#missing = Number(length);
    return bytes.subarray(end + HEAD_END.length);
  }
}

async function connectTo(url: URL): Promise<Socket> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

function send(socket: Socket, { text: sent }: LoadRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const reader = new AnswerReader();
    const onClose = (): void => reject(new Error('The server closed the connection before its answer.'));
    const listen = (chunk: Buffer): void => {
      const found = reader.read(chunk);
      if (found === null) return;
      socket.removeAllListeners('data').removeAllListeners('error').off('close', onClose);
      resolve(found);
    };
    socket.on('data', listen);
    socket.once('error', reject);
    socket.once('close', onClose);
    socket.write(sent);
  });
}

async function loadOne(url: URL, until: number, next: () => LoadRequest, times: number[]): Promise<number> {
  const socket = await connectTo(url);
  let wrong = 0;
  while (performance.now() < until) {
    const request = next();
    const began = performance.now();
    const body = await send(socket, request);
    times.push(performance.now() - began);
    if (!request.isRight(body)) wrong += 1;
  }
  socket.destroy();
  return wrong;
}

/** Independent of responses. Times are ms from the due time. */
export async function loadAtRate(
  url: string,
  { perSecond, seconds, goes }: { readonly perSecond: number; readonly seconds: number; readonly goes: () => boolean },
  next: () => LoadRequest,
): Promise<number[]> {
  const idle: Socket[] = [];
  const times: number[] = [];
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds && goes(); count += 1) {
    const due = began + (count * 1_000) / perSecond;
    await sleep(Math.max(0, due - performance.now()));
    const one = (async () => {
      let socket = idle.pop();
      // The server closes what rests, and the first ones opened rest for long.
      while (socket?.destroyed === true) socket = idle.pop();
      socket ??= await connectTo(new URL(url));
      const request = next();
      const answer = await send(socket, request);
      if (!request.isRight(answer))
        throw new Error(`the server refused a placement of the benchmark: ${answer.toString()}`);
      times.push(performance.now() - due);
      idle.push(socket);
    })();
    pending.add(one);
    void one.finally(() => pending.delete(one)).catch(() => undefined);
  }
  await Promise.all(pending);
  for (const socket of idle) socket.destroy();
  return times;
}

export async function load(
  urls: readonly string[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: () => LoadRequest,
): Promise<LoadResult> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  const wrongs = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      loadOne(new URL(urls[index % urls.length] ?? ''), until, next, times),
    ),
  );
  const wrong = wrongs.reduce((sum, count) => sum + count, 0);
  return { perSecond: ((times.length - wrong) * 1_000) / (performance.now() - began), wrong, times };
}
