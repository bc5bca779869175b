import { describe, expect, it } from 'vitest';

import { Admission, type Leave } from './admission';

let callers = 0;
function caller(): string {
  callers += 1;
  return `player ${callers}`;
}

/** @param load calls per second. */
function simulate(admission: Admission, time: { now: number }, load: { offered: number; pace: number; ms: number }) {
  const inside: { readonly leave: Leave; readonly since: number }[] = [];
  const waits: number[] = [];
  let [refused, due, worked] = [0, 0, 0];
  for (let ms = 0; ms < load.ms; ms += 1) {
    time.now += 1;
    worked = inside.length === 0 ? 0 : worked + load.pace / 1_000;
    for (; worked >= 1 && inside.length > 0; worked -= 1) {
      const next = inside.shift();
      next?.leave('done');
      waits.push(time.now - (next?.since ?? 0));
    }
    for (due += load.offered / 1_000; due >= 1; due -= 1)
      try {
        inside.push({ leave: admission.enter(caller()), since: time.now });
      } catch {
        refused += 1;
      }
  }
  for (const { leave } of inside) leave('done');
  return { done: waits.length, refused, longest: Math.max(...waits.slice(-1_000)) };
}

describe('Admission', () => {
  it.each([50, 1_000])(
    'R27 at three times its capacity of %i a second the pace stays, and no call waits long',
    (pace) => {
      const time = { now: 0 };
      const admission = new Admission(64, () => time.now);
      const calm = simulate(admission, time, { offered: pace / 2, pace, ms: 5_000 });
      expect(calm.refused).toBe(0);
      const flood = simulate(admission, time, { offered: 3 * pace, pace, ms: 20_000 });
      expect(flood.done).toBeGreaterThan(0.97 * pace * 20);
      expect(flood.refused).toBeGreaterThan(1.8 * pace * 20);
      expect(flood.longest).toBeLessThan(2_000);
      const after = simulate(admission, time, { offered: pace / 2, pace, ms: 5_000 });
      expect(after.refused).toBe(0);
      expect(after.longest).toBeLessThan(1_000);
    },
  );

  it('R27 admits a burst that it can handle in time, and only a few calls without progress', () => {
    const time = { now: 0 };
    const admission = new Admission(64, () => time.now);
    simulate(admission, time, { offered: 500, pace: 1_000, ms: 5_000 });
    const leaves = Array.from({ length: 290 }, () => admission.enter(caller()));
    time.now += 10_000;
    expect(() => admission.enter(caller())).toThrow('too_many_requests');
    for (const leave of leaves) leave('refused');
    const few = Array.from({ length: 64 }, () => admission.enter(caller()));
    expect(() => admission.enter(caller())).toThrow('too_many_requests');
    few[0]?.('refused');
    expect(() => admission.enter(caller())).not.toThrow();
  });

  it('R27 O2 a call that waits for the system of an operator leaves room to others, and leaves once', async () => {
    const time = { now: 0 };
    const admission = new Admission(64, () => time.now);
    time.now += 10_000;
    const waits: (() => void)[] = [];
    const waiting = Array.from({ length: 300 }, () =>
      admission.admit(caller(), async ({ onRun, onWait }) => {
        onRun();
        onWait();
        await new Promise<void>((resolve) => waits.push(resolve));
      }),
    );
    expect(admission.load).toBe(0);
    const leave = admission.enter('another');
    for (const end of waits) end();
    await Promise.all(waiting);
    expect(admission.load).toBeGreaterThan(0);
    leave('done');
    await expect(admission.admit('another', () => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
    expect(admission.load).toBe(0);
  });

  it('R27 S-H3 with a limit of another one it admits what that one would, but a few at least', () => {
    const time = { now: 0 };
    const placements = new Admission(64, () => time.now);
    const lookUps = new Admission(2, undefined, () => placements.free);
    const fill = (admission: Admission): Leave[] => {
      const leaves: Leave[] = [];
      expect(() => {
        for (;;) leaves.push(admission.enter(caller()));
      }).toThrow('too_many_requests');
      return leaves;
    };
    const [first, ...others] = fill(lookUps);
    expect(others).toHaveLength(255);
    for (const leave of others) leave('done');
    const placed = fill(placements);
    expect(placements.free).toBe(0);
    const [second] = fill(lookUps);
    placed[0]?.('done');
    first?.('done');
    second?.('done');
    expect(fill(lookUps)).toHaveLength(2);
  });

  it('R27 bad-input 59: a client with a thousand calls at once excludes only itself', () => {
    const time = { now: 0 };
    const admission = new Admission(64, () => time.now);
    const inside: Leave[] = [];
    const fill = (callerKey: string): number => {
      const before = inside.length;
      expect(() => {
        for (let count = 0; count < 1_000; count += 1) inside.push(admission.enter(callerKey));
      }).toThrow('too_many_requests');
      return inside.length - before;
    };
    expect(fill('hasty')).toBe(256);
    expect(fill('second')).toBe(128);
    expect(fill('third')).toBe(85);
    time.now += 10_000;
    for (let count = 4; count <= 64; count += 1) inside.push(admission.enter(caller()));
    expect(() => admission.enter(caller())).toThrow('too_many_requests');
    for (const leave of inside) leave('done');
    expect(() => admission.enter('hasty')).not.toThrow();
  });
});
