import { describe, expect, it } from 'vitest';

import { feedSuite } from '../feed-suite';
import { createSimulatorFeed } from './create-simulator-feed';

const NOON = Date.UTC(2026, 10, 21, 12);

feedSuite('simulator', () => createSimulatorFeed({ seed: 'suite' }));

describe('the simulator', () => {
  it('starts and yields a snapshot in reasonable time', () => {
    const before = performance.now();
    expect(createSimulatorFeed({ seed: 'quick' }).snapshot(NOON).length).toBeGreaterThan(1_000);
    expect(performance.now() - before).toBeLessThan(15_000);
  });

  it('plays other matches under another seed, with another fingerprint', () => {
    const [one, two] = [createSimulatorFeed({ seed: 'one' }), createSimulatorFeed({ seed: 'two' })];
    expect(one.fingerprint).not.toBe(two.fingerprint);
    expect(one.snapshot(NOON)).not.toEqual(two.snapshot(NOON));
  });

  it('continues after a restart with the same matches', () => {
    const seed = 'restart';
    const first = createSimulatorFeed({ seed });
    first.snapshot(NOON);
    const later = NOON + 5 * 3_600_000;
    expect(createSimulatorFeed({ seed }).snapshot(later)).toEqual(first.snapshot(later));
  });

  it('U22 offers no price below 1.010 in a day, and no second pick beside such a price', () => {
    const feed = createSimulatorFeed({ seed: 'short' });
    const locked: string[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      const snapshot = feed.snapshot(NOON + hour * 3_600_000);
      const closed = new Set(
        snapshot.flatMap((event) => (event.type === 'play-state' && event.state !== 'open' ? [event.play_id] : [])),
      );
      const suspended = new Set(
        snapshot.flatMap((event) => (event.type === 'point-state' && event.state !== 'open' ? [event.point_id] : [])),
      );
      for (const event of snapshot) {
        if (event.type !== 'play' || event.category_id === 1) continue;
        const short = event.points.filter(({ odd }) => odd !== null && odd < 1_010);
        const open = closed.has(event.play_id) ? [] : event.points.filter(({ point_id }) => !suspended.has(point_id));
        expect(
          open.filter((point) => short.includes(point)),
          event.market,
        ).toEqual([]);
        if (short.length > 0 && event.points.length === 2 && event.market !== 'at_least_one_map')
          expect(open, event.market).toEqual([]);
        locked.push(...short.map(() => event.market));
      }
    }
    expect(locked.length).toBeGreaterThan(0);
  });

  it('D7 shows at any time of a day an outcome without a price, and in an hour suspended outcomes and void plays', () => {
    const feed = createSimulatorFeed({ seed: 'incidents' });
    for (const at of [NOON, NOON + 9 * 3_600_000]) {
      const hour = [0, 20, 40].flatMap((minutes) => feed.snapshot(at + minutes * 60_000));
      const unpriced = hour.filter((event) => event.type === 'play' && event.points.some(({ odd }) => odd === null));
      expect(unpriced.length).toBeGreaterThan(0);
      for (const type of ['point-state', 'play-void'])
        expect(hour.filter((event) => event.type === type).length, type).toBeGreaterThan(0);
    }
  });
});
