import { describe, expect, it } from 'vitest';

import { feedSuite } from '../feed-suite';
import { createSimulatorFeed } from './create-simulator-feed';

const NOON = Date.UTC(2026, 10, 21, 12);

feedSuite('simulator', () => createSimulatorFeed({ seed: 'suite' }));

describe('the simulator', () => {
  it('stands up and gives an image in no absurd time', () => {
    const before = performance.now();
    expect(createSimulatorFeed({ seed: 'quick' }).snapshot(NOON).length).toBeGreaterThan(1_000);
    expect(performance.now() - before).toBeLessThan(15_000);
  });

  it('plays other matches under another seed, and says so in its fingerprint', () => {
    const [one, two] = [createSimulatorFeed({ seed: 'one' }), createSimulatorFeed({ seed: 'two' })];
    expect(one.fingerprint).not.toBe(two.fingerprint);
    expect(one.snapshot(NOON)).not.toEqual(two.snapshot(NOON));
  });

  it('goes on after a restart with the matches it had', () => {
    const seed = 'restart';
    const first = createSimulatorFeed({ seed });
    first.snapshot(NOON);
    const later = NOON + 5 * 3_600_000;
    expect(createSimulatorFeed({ seed }).snapshot(later)).toEqual(first.snapshot(later));
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
