import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { recommendEvents, type RecommendationFacts } from './recommend-events';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const NOTHING: RecommendationFacts = {
  ...{ eventId: 1, isPinned: false, tier: null, isLive: false, nextMatchAt: null },
  ...{ followedMatchAt: null, ownBets: 0, bettors: 0 },
};
const event = (facts: Partial<RecommendationFacts>): RecommendationFacts => ({ ...NOTHING, ...facts });
const pointsOf = (facts: Partial<RecommendationFacts>) => recommendEvents([event(facts)], NOW)[0]?.points ?? 0;

const anyFacts = fc.record<Omit<RecommendationFacts, 'eventId' | 'isPinned'>>({
  tier: fc.constantFrom('s', 'a', 'b', 'c', null),
  isLive: fc.boolean(),
  nextMatchAt: fc.option(fc.integer({ min: 0, max: 200 }).map((hours) => NOW + hours * HOUR)),
  followedMatchAt: fc.option(fc.integer({ min: 0, max: 200 }).map((hours) => NOW + hours * HOUR)),
  ownBets: fc.nat(10),
  bettors: fc.nat(40),
});
const anyEvents = fc
  .array(anyFacts, { maxLength: 12 })
  .map((all) => all.map((facts, index): RecommendationFacts => ({ ...facts, eventId: index + 1, isPinned: false })));

describe('recommended events', () => {
  it.each([
    ['a followed team within 72 h', { followedMatchAt: NOW + 72 * HOUR }, 40],
    ['a followed team later', { followedMatchAt: NOW + 72 * HOUR + 1 }, 0],
    ['a bet on it', { ownBets: 1 }, 10],
    ['four bets on it', { ownBets: 4 }, 30],
    ['tier s', { tier: 's' }, 20],
    ['tier a', { tier: 'a' }, 12],
    ['tier b', { tier: 'b' }, 6],
    ['tier c', { tier: 'c' }, 0],
    ['live', { isLive: true, nextMatchAt: NOW + HOUR }, 20],
    ['within 24 h', { nextMatchAt: NOW + 24 * HOUR }, 12],
    ['within 72 h', { nextMatchAt: NOW + 24 * HOUR + 1 }, 6],
    ['later', { nextMatchAt: NOW + 72 * HOUR + 1 }, 0],
    ['four players', { bettors: 4 }, 0],
    ['five players', { bettors: 5 }, 20],
  ] as const)('HOME-2 %s', (_name, facts, points) => expect(pointsOf(facts)).toBe(points));

  it('HOME-2 interest goes by the rank of the number of players, equal for equal numbers', () => {
    const bettors = [9, 30, 9, 7, 4];
    const found = recommendEvents(
      bettors.map((count, index) => event({ eventId: index + 1, bettors: count })),
      NOW,
    );
    expect(found.map(({ eventId, points }) => [eventId, points])).toEqual([
      [2, 20],
      [1, 18],
      [3, 18],
      [4, 14],
    ]);
  });

  it('HOME-2 ties go to the earlier next match, then to the id', () => {
    const found = recommendEvents(
      [
        event({ eventId: 3, tier: 's' }),
        event({ eventId: 2, tier: 's' }),
        event({ eventId: 9, tier: 'a', nextMatchAt: NOW + HOUR }),
        event({ eventId: 8, tier: 'a', nextMatchAt: NOW + 2 * HOUR }),
      ],
      NOW,
    );
    expect(found.map(({ eventId }) => eventId)).toEqual([9, 8, 2, 3]);
  });

  it('HOME-3 names what contributes most', () => {
    const reason = (facts: Partial<RecommendationFacts>) => recommendEvents([event(facts)], NOW)[0]?.reason;
    expect(reason({ followedMatchAt: NOW, ownBets: 3, tier: 's', isLive: true })).toBe('followed');
    expect(reason({ ownBets: 2, tier: 's', bettors: 9 })).toBe('own_bets');
    expect(reason({ tier: 'b', nextMatchAt: NOW + HOUR })).toBe('soon');
    expect(reason({ tier: 'b', bettors: 50 })).toBe('popular');
  });

  it('HOME-3 pinned events come first and say so, without points as well; the points decide among them', () => {
    const found = recommendEvents(
      [
        event({ eventId: 1, tier: 's', followedMatchAt: NOW }),
        event({ eventId: 2, isPinned: true }),
        event({ eventId: 3, isPinned: true, tier: 'a', followedMatchAt: NOW }),
        event({ eventId: 4 }),
      ],
      NOW,
    );
    expect(found).toEqual([
      { eventId: 3, points: 52, reason: 'pinned' },
      { eventId: 2, points: 0, reason: 'pinned' },
      { eventId: 1, points: 60, reason: 'followed' },
    ]);
  });

  it('HOME-2 property: the order of the input does not matter, points are whole, best first', () => {
    fc.assert(
      fc.property(anyEvents, fc.integer(), (events, seed) => {
        const found = recommendEvents(events, NOW);
        const shuffled = [...events].sort((a, b) => ((a.eventId * 7 + seed) % 5) - ((b.eventId * 7 + seed) % 5));
        expect(recommendEvents(shuffled, NOW)).toEqual(found);
        for (const [index, { points }] of found.entries()) {
          expect(Number.isInteger(points) && points >= 1 && points <= 142).toBe(true);
          expect(points).toBeLessThanOrEqual(found[index - 1]?.points ?? points);
        }
      }),
    );
  });

  it('HOME-2 property: a followed team, a bet or a player more never makes an event worse', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(), (events, which) => {
        const chosen = events[which % Math.max(1, events.length)];
        if (chosen === undefined) return;
        const before = recommendEvents(events, NOW).find(({ eventId }) => eventId === chosen.eventId)?.points ?? 0;
        for (const more of [
          { followedMatchAt: NOW },
          { ownBets: chosen.ownBets + 1 },
          { bettors: chosen.bettors + 1 },
          { tier: 's' as const },
        ]) {
          const changed = events.map((one) => (one === chosen ? { ...one, ...more } : one));
          const after = recommendEvents(changed, NOW).find(({ eventId }) => eventId === chosen.eventId)?.points ?? 0;
          expect(after).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });
});
