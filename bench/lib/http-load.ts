import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadRequest {
  readonly text: string;
  readonly isRight: (body: string) => boolean;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly wrong: number;
  readonly times: number[];
}

export function postText(path: string, token: string, body: string): string {
  return (
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ntoken: ${token}\r\ncontent-type: application/json\r\n` +
    `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

function bodyOf(text: string): string | null {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return null;
  const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1]);
  const body = text.slice(head + 4);
  return Buffer.byteLength(body) >= length ? body : null;
}

async function connectTo(url: URL): Promise<Socket> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

function send(socket: Socket, { text: sent }: LoadRequest): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let text = '';
    const listen = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = bodyOf(text);
      if (found === null) return;
      socket.removeAllListeners('data').removeAllListeners('error');
      resolve(found);
    };
    socket.on('data', listen);
    socket.once('error', reject);
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
      const socket = idle.pop() ?? (await connectTo(new URL(url)));
      const request = next();
      const answer = await send(socket, request);
      if (!request.isRight(answer)) throw new Error(`the server refused a placement of the benchmark: ${answer}`);
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
