import { setTimeout as sleep } from 'node:timers/promises';

export async function eventually<Value>(
  ask: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  timeout = 60_000,
  everyMs = 200,
): Promise<Value> {
  const until = Date.now() + timeout;
  for (;;) {
    const value = await ask();
    if (isRight(value)) return value;
    if (Date.now() > until) throw new Error(`still wrong after ${timeout} ms: ${JSON.stringify(value)}`);
    await sleep(everyMs);
  }
}
