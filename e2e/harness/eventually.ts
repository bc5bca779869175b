import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is right, at most `timeout` ms; fails with the last answer. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  timeout = 60_000,
): Promise<Value> {
  const until = Date.now() + timeout;
  for (;;) {
    const value = await ask();
    if (isRight(value)) return value;
    if (Date.now() > until) throw new Error(`still not right after ${timeout} ms: ${JSON.stringify(value)}`);
    await sleep(200);
  }
}
