import { describe, expect, it } from 'vitest';

import { aMatch } from '../simulator/testing/a-match';
import { momentAt } from './moment-at';
import { publishedAt } from './published-at';

describe('momentAt', () => {
  const match = aMatch(1);
  const [map] = match.maps;

  it('is null before the match is published', () => {
    expect(momentAt(match, publishedAt(match) - 1)).toBeNull();
    expect(momentAt(match, publishedAt(match))).toBe(publishedAt(match));
  });

  it('advances in steps of two seconds in a live match, and stops at each kill', () => {
    expect(momentAt(match, match.startTime + 1_999)).toBe(match.startTime);
    const kill = map!.startsAt + map!.steps[4]!.at_s * 1_000;
    expect(momentAt(match, kill)).toBe(kill);
  });

  it('does not advance once the match is over', () => {
    expect(momentAt(match, match.endsAt)).toBe(match.endsAt);
    expect(momentAt(match, match.endsAt + 86_400_000)).toBe(match.endsAt);
  });

  it('never decreases and is never ahead', () => {
    let last = -Infinity;
    for (let at = match.startTime - 600_000; at < match.endsAt + 10_000; at += 777) {
      const moment = momentAt(match, at) ?? -Infinity;
      expect(moment).toBeGreaterThanOrEqual(last);
      expect(moment).toBeLessThanOrEqual(at);
      last = moment;
    }
  });
});
