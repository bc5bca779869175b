import type { Feed } from '@clutchline/feeds';
import { describe, expect, it } from 'vitest';

import { baseOf, identityOf, isOfFeed } from './feed-source';

function feedOf(name: Feed['name'], fingerprint: string): Feed {
  return { name, fingerprint, skipped: [], firstRunAt: null, snapshot: () => [], between: () => [] };
}

const NOON = Date.UTC(2026, 10, 21, 12);
const replay = feedOf('replay', 'replay:2026-05-16:abc');
const simulator = feedOf('simulator', 'simulator:1:demo');

describe('feed identity', () => {
  it('leaves a replay on the day it was moved onto', () => {
    const identity = identityOf(replay, NOON);
    expect(identity).toBe('replay:2026-05-16:abc@2026-11-21');
    const nextDay = NOON + 20 * 3_600_000;
    expect(new Date(baseOf(identity, nextDay)).toISOString()).toBe('2026-11-21T08:00:00.000Z');
    expect(baseOf(identity, NOON)).toBe(NOON);
  });

  it('knows its own data and no other', () => {
    expect(isOfFeed(identityOf(replay, NOON), replay)).toBe(true);
    expect(isOfFeed(identityOf(simulator, NOON), simulator)).toBe(true);
    expect(isOfFeed(identityOf(simulator, NOON), replay)).toBe(false);
    expect(isOfFeed('replay:2026-05-16:abcd@2026-11-21', replay)).toBe(false);
    expect(baseOf(identityOf(simulator, NOON), 5)).toBe(5);
  });
});
