import { expect, it, vi } from 'vitest';

import { type Leadership, startLeading } from './start-leading';

const within = { timeout: 3_000 };

class TestSeat implements Leadership {
  next: number | null = null;
  isBeating = true;
  left = 0;
  acquire = (): Promise<number | null> => Promise.resolve(this.next);
  sendHeartbeat = (): Promise<boolean> => Promise.resolve(this.isBeating);
  release = (): Promise<void> => {
    this.left += 1;
    return Promise.resolve();
  };
}

const nothing = (): void => undefined;
const log = { info: nothing, warn: nothing, error: nothing };

it('R17 starts the jobs on leading, stops them when leadership is lost, and leads again', async () => {
  const seat = new TestSeat();
  const events: string[] = [];
  const leading = startLeading({ leadership: seat, log }, (term) => {
    events.push(`start ${term}`);
    return Promise.resolve(() => {
      events.push(`stop ${term}`);
      return Promise.resolve();
    });
  });
  await leading.settled;
  expect([leading.term, events]).toEqual([null, []]);
  seat.next = 3;
  await vi.waitFor(() => expect([leading.term, events]).toEqual([3, ['start 3']]), within);
  [seat.next, seat.isBeating] = [null, false];
  await vi.waitFor(() => expect([leading.term, events]).toEqual([null, ['start 3', 'stop 3']]), within);
  [seat.next, seat.isBeating] = [5, true];
  await vi.waitFor(() => expect(leading.term).toBe(5), within);
  await leading.stop();
  expect(events).toEqual(['start 3', 'stop 3', 'start 5', 'stop 5']);
  expect(seat.left).toBeGreaterThanOrEqual(2);
});

it('R17 jobs that find their term over are stopped at once, without waiting for a beat', async () => {
  const seat = new TestSeat();
  seat.next = 1;
  const terms: AbortController[] = [];
  const stop = vi.fn(() => Promise.resolve());
  const leading = startLeading({ leadership: seat, log }, (_term, over) => {
    terms.push(over);
    return Promise.resolve(stop);
  });
  await leading.settled;
  seat.next = null;
  terms[0]?.abort();
  await vi.waitFor(() => expect(stop).toHaveBeenCalled(), { timeout: 500, interval: 5 });
  expect(stop).toHaveBeenCalledOnce();
  await leading.stop();
});

it('jobs that do not start are reported at the first start, and retried', async () => {
  const seat = new TestSeat();
  seat.next = 1;
  let failures = 1;
  const leading = startLeading({ leadership: seat, log }, () => {
    failures -= 1;
    return failures === 0 ? Promise.reject(new Error('no image')) : Promise.resolve(() => Promise.resolve());
  });
  await expect(leading.settled).rejects.toThrow('no image');
  await vi.waitFor(() => expect(leading.term).toBe(1), within);
  await leading.stop();
});

it('R17 the lead is not sought before its time, and a stop does not wait for that', async () => {
  const seat = new TestSeat();
  seat.next = 1;
  let resolveAfter = nothing;
  const after = new Promise<void>((resolve) => (resolveAfter = resolve));
  const startJobs = () => Promise.resolve(() => Promise.resolve());
  const waiting = startLeading({ leadership: seat, log, after }, startJobs);
  const stopped = startLeading({ leadership: seat, log, after }, startJobs);
  await stopped.stop();
  expect([waiting.term, stopped.term]).toEqual([null, null]);
  resolveAfter();
  await vi.waitFor(() => expect(waiting.term).toBe(1), within);
  await waiting.stop();
});
