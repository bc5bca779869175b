import { describe, expect, it } from 'vitest';

import type { FeedState, FeedStateStore } from './feed-store';
import { openScaledClock } from './scaled-clock';

function storeWith(stored: FeedState | null): FeedStateStore & { stored: FeedState | null } {
  return {
    stored,
    read() {
      return Promise.resolve(this.stored);
    },
    write(state) {
      this.stored = state;
      return Promise.resolve();
    },
  };
}

describe('openScaledClock', () => {
  it('begins a first run where the feed wants it and runs at its speed', async () => {
    let now = 1_000;
    const store = storeWith(null);
    const clock = await openScaledClock(store, { now: () => now }, { identity: 'f', firstRunAt: 50_000, speed: 60 });
    expect(clock.now()).toBe(50_000);
    now += 10;
    expect(clock.now()).toBe(50_600);
    expect(store.stored).toEqual({ fingerprint: 'f', anchorVirtual: 50_000, anchorWall: 1_000, speed: 60 });
  });

  it('continues after a restart at its time, also at another speed', async () => {
    const store = storeWith({ fingerprint: 'f', anchorVirtual: 50_000, anchorWall: 1_000, speed: 60 });
    let now = 2_000;
    const again = await openScaledClock(store, { now: () => now }, { identity: 'f', firstRunAt: 9, speed: 60 });
    expect(again.now()).toBe(110_000);
    const slower = await openScaledClock(store, { now: () => now }, { identity: 'f', firstRunAt: 9, speed: 1 });
    now += 5;
    expect(slower.now()).toBe(110_005);
  });

  it('is the wall clock where nothing else is asked for', async () => {
    const clock = await openScaledClock(
      storeWith(null),
      { now: () => 77 },
      { identity: 'f', firstRunAt: null, speed: 1 },
    );
    expect(clock.now()).toBe(77);
  });
});
