import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';

import { RawConnection, type RawAnswer } from './raw-connection';

export interface TimedAnswer extends RawAnswer {
  /** `performance.now()`. */
  readonly dueAt: number;
  readonly durationMs: number;
  /** Of the client: the time from due to sent. */
  readonly lateMs: number;
}

const TICK_MS = 5;

let opened = 0;
/** As of many players, each from an own address of this machine. */
async function openLine(url: string): Promise<RawConnection> {
  opened += 1;
  return await RawConnection.open(new URL(url), `127.${1 + ((opened >> 8) % 250)}.${opened & 255}.1`);
}

/** Fixed number in flight. */
export async function closedLoop(url: string, { lines: count, ms }: { lines: number; ms: number }, next: () => string) {
  const until = performance.now() + ms;
  const answers: TimedAnswer[] = [];
  const one = async (): Promise<void> => {
    const line = await openLine(url);
    for (let isComplete = true; isComplete && performance.now() < until;) {
      const dueAt = performance.now();
      const answer = await line.request(next());
      answers.push({ ...answer, dueAt, durationMs: performance.now() - dueAt, lateMs: 0 });
      isComplete = answer.status > 0;
    }
    line.close();
  };
  await Promise.all(Array.from({ length: count }, one));
  return answers;
}

/** Fixed rate. A client that is late reads answers all the same, so that it does not open a connection for each request. */
export async function openLoop(url: string, { perSecond, ms }: { perSecond: number; ms: number }, next: () => string) {
  const requests = Array.from({ length: Math.floor((perSecond * ms) / 1_000) }, next);
  const idle: RawConnection[] = [];
  const answers: TimedAnswer[] = [];
  const send = async (request: string, dueAt: number): Promise<void> => {
    const lateMs = performance.now() - dueAt;
    let line = idle.pop();
    for (; line?.isFit === false; line = idle.pop()) line.close();
    line ??= await openLine(url);
    const answer = await line.request(request);
    answers.push({ ...answer, dueAt, durationMs: performance.now() - dueAt, lateMs });
    idle.push(line);
  };
  const pending: Promise<void>[] = [];
  const began = performance.now();
  const dueAt = (index: number): number => began + (index * 1_000) / perSecond;
  let readAt = began;
  for (const [index, request] of requests.entries()) {
    while (performance.now() < dueAt(index)) await sleep(TICK_MS);
    if (performance.now() - readAt > TICK_MS) {
      await nextIteration();
      readAt = performance.now();
    }
    pending.push(send(request, dueAt(index)));
  }
  await Promise.all(pending);
  for (const line of idle) line.close();
  return answers;
}
