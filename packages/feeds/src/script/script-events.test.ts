import type { FeedEvent } from '@clutchline/contract';
import { LEAST_OFFERED_ODD } from '@clutchline/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFeedReader, type ReadMatch } from '../feed-reader';
import { GAME_TYPES } from '../game-types';
import { EVENTS } from '../simulator/event-list';
import { TEAMS } from '../simulator/team-list';
import { withEvents } from '../simulator/draw-incidents';
import { aMatch } from '../simulator/testing/a-match';
import { lastMapEnd, mapEnd } from './map-standing';
import type { MatchScript } from './match-script';
import { publishedAt } from './published-at';
import { eventsOf, snapshotOf } from './script-events';

const NAMES: readonly FeedEvent[] = [
  ...GAME_TYPES.map((row) => ({ type: 'game-type' as const, ...row })),
  ...EVENTS.map((row) => ({ type: 'event' as const, ...row })),
  ...TEAMS.map((row) => ({ type: 'team' as const, ...row })),
];

function readerAfter(script: MatchScript, ...stretches: readonly (readonly FeedEvent[])[]): ReadMatch | undefined {
  const reader = createFeedReader();
  reader.read(NAMES);
  for (const events of stretches) reader.read(events);
  return reader.matches.get(script.gameId);
}

const at = (script: MatchScript, time: number): ReadMatch => {
  const read = readerAfter(script, snapshotOf(script, time));
  if (read === undefined) throw new Error('not published');
  return read;
};
const ofType = <Type extends FeedEvent['type']>(events: readonly FeedEvent[], type: Type) =>
  events.filter((event): event is Extract<FeedEvent, { type: Type }> => event.type === type);
const states = (read: ReadMatch, round: number): Set<string> =>
  new Set([...read.plays.values()].filter(({ play }) => play.round === round).map(({ state }) => state));

const EVENTFUL = [1, 2, 3, 5, 6, 16].flatMap((gameTypeId) =>
  Array.from({ length: 60 }, (_, i) => withEvents('test', aMatch(gameTypeId, { gameId: 100 + i }))).filter(
    ({ incidents }) => incidents !== undefined,
  ),
);

const SCRIPTS = [1, 2, 3, 5, 6, 16].flatMap((gameTypeId) => [
  aMatch(gameTypeId, { bestOf: 3, gameId: 11 }),
  aMatch(gameTypeId, { bestOf: 2, gameId: 12 }),
  aMatch(gameTypeId, { voidReason: 'abandoned', gameId: 13 }),
  aMatch(gameTypeId, { voidReason: 'walkover', gameId: 14 }),
  ...EVENTFUL.filter((script) => script.gameTypeId === gameTypeId),
]);

describe('the player of scripts', () => {
  it('leads a reader over any three times to the snapshot of the last', () => {
    const time = fc.oneof(fc.integer({ min: -73 * 3_600, max: 0 }), fc.integer({ min: 0, max: 4 * 3_600 }));
    fc.assert(
      fc.property(fc.constantFrom(...SCRIPTS), fc.tuple(time, time, time), (script, seconds) => {
        const [t0, t1, t2] = seconds.sort((a, b) => a - b).map((s) => script.startTime + s * 1_000 + 7);
        const steps = [snapshotOf(script, t0!), eventsOf(script, t0!, t1!), eventsOf(script, t1!, t2!)];
        expect(readerAfter(script, ...steps)).toEqual(readerAfter(script, snapshotOf(script, t2!)));
      }),
      { numRuns: 300 },
    );
  });

  it('yields nothing before a match is published, and everything then', () => {
    const script = aMatch(1);
    const published = publishedAt(script);
    expect(snapshotOf(script, published - 1)).toEqual([]);
    expect(eventsOf(script, published - 5_000, published)).toEqual(snapshotOf(script, published));
    expect(snapshotOf(script, published)[0]?.type).toBe('match');
  });

  it('changes prices before the match now and then, and yields nothing in between', () => {
    const script = aMatch(1);
    const from = script.startTime - 10 * 3_600_000;
    const steps = Array.from({ length: 600 }, (_, i) => eventsOf(script, from + i * 1_000, from + (i + 1) * 1_000));
    const moved = steps.filter((events) => events.length > 0);
    expect(moved.length).toBeGreaterThanOrEqual(9);
    expect(moved.length).toBeLessThanOrEqual(31);
    expect(moved.flat().every(({ type }) => type === 'prices')).toBe(true);
  });

  it('GAMES-6 changes fixed odds to live odds when the match begins', () => {
    const script = aMatch(16, { bestOf: 5 });
    const before = at(script, script.startTime - 1);
    const after = at(script, script.startTime);
    expect(new Set([...before.plays.values()].map(({ play }) => play.category_id))).toEqual(new Set([2]));
    expect(new Set([...after.plays.values()].map(({ play }) => play.category_id))).toEqual(new Set([3]));
    const start = eventsOf(script, script.startTime - 1, script.startTime);
    expect(ofType(start, 'play').length).toBeGreaterThanOrEqual(before.plays.size);
  });

  it('BET-2 a pool keeps its opening indication, closes with the start and is decided by the result', () => {
    const script = aMatch(3, { hasPool: true });
    const poolAt = (time: number) => [...at(script, time).plays.values()].find(({ play }) => play.category_id === 1);
    const opening = poolAt(script.startTime - 72 * 3_600_000 + 1) ?? poolAt(script.startTime - 60_000);
    expect(poolAt(script.startTime - 1)).toEqual(opening);
    expect(poolAt(script.startTime - 1)?.state).toBe('open');
    expect(poolAt(script.startTime)).toEqual({ ...opening, state: 'closed' });
    expect(poolAt(script.endsAt)).toEqual({ ...opening, state: 'closed' });
  });

  it('GAMES-8 goes from not started to live to ended', () => {
    const script = aMatch(3);
    const status = (time: number): number | undefined => at(script, time).live?.status;
    expect([script.startTime - 1, script.startTime, script.endsAt - 1, script.endsAt].map(status)).toEqual([
      1, 2, 2, 4,
    ]);
  });

  it('has a clock in kills games only, and none between maps', () => {
    const [kills, rounds] = [aMatch(1), aMatch(3)];
    const later = (script: MatchScript, ms: number) => at(script, script.startTime + ms).live;
    expect(later(kills, 90_500)?.clock_s).toBe(90);
    expect(later(rounds, 90_500)?.clock_s).toBeNull();
    const between = at(kills, mapEnd(kills.maps[0]!) + 1_000).live;
    expect(between).toMatchObject({ round: 2, clock_s: null, round_score_1: 0, round_score_2: 0 });
    expect((between?.score_1 ?? 0) + (between?.score_2 ?? 0)).toBe(1);
  });

  it('publishes the plays of a map when the map before it begins', () => {
    const script = aMatch(1, { bestOf: 5 });
    const offered = (time: number): number =>
      Math.max(...[...at(script, time).plays.values()].map(({ play }) => play.round));
    expect(offered(script.startTime - 1)).toBe(1);
    expect(offered(script.startTime)).toBe(2);
    expect(offered(script.maps[1]!.startsAt)).toBe(3);
  });

  it('suspends map and match after first blood, and first blood closes', () => {
    const script = aMatch(2, { bestOf: 3 });
    const [map] = script.maps;
    const blood = map!.startsAt + map!.steps[0]!.at_s * 1_000;
    const events = eventsOf(script, blood - 1, blood);
    const read = at(script, blood);
    const closed = [...read.plays.values()].filter(({ state }) => state === 'closed').map(({ play }) => play.market);
    expect(closed).toContain('first_blood');
    expect(states(read, 0)).toEqual(new Set(['suspended']));
    expect(states(read, 1)).toEqual(new Set(['suspended', 'closed']));
    expect(states(read, 2)).toEqual(new Set(['open']));
    expect(events.findIndex(({ type }) => type === 'prices')).toBeLessThan(
      events.findIndex(({ type }) => type === 'play-state'),
    );
    expect(states(at(script, blood + 60_000), 0)).toContain('open');
  });

  it('closes the plays of a map at its end, before its result', () => {
    const script = aMatch(5);
    const end = mapEnd(script.maps[0]!);
    const events = eventsOf(script, end - 1, end);
    expect(states(at(script, end), 1)).toEqual(new Set(['closed']));
    expect(events.at(-1)).toMatchObject({ type: 'map-result', round: 1, facts: { status: 'played' } });
  });

  it('yields the results in order, maps that were not played before the match', () => {
    const script = aMatch(16, { bestOf: 7 });
    const events = eventsOf(script, script.startTime, script.endsAt);
    const results = events.filter(({ type }) => type.endsWith('-result'));
    expect(ofType(results, 'map-result').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(ofType(results, 'map-result').filter(({ facts }) => facts.status === 'played')).toHaveLength(
      script.maps.length,
    );
    expect(events.at(-1)).toMatchObject({ type: 'match-result', facts: script.facts });
  });

  it('cancels a void match with its reason, and yields no result of it', () => {
    const script = aMatch(1, { voidReason: 'walkover' });
    const read = at(script, script.endsAt);
    expect(read.end).toMatchObject({ type: 'match-void', reason: 'walkover' });
    expect(read.live?.status).toBe(5);
    expect([...read.plays.values()].every(({ state }) => state === 'closed')).toBe(true);
    expect(at(script, script.startTime + 3_600_000)).toEqual(read);
  });

  it('keeps the result of the map that an abandoned match did play', () => {
    const script = aMatch(3, { voidReason: 'abandoned' });
    const read = at(script, script.endsAt);
    expect([...read.maps.keys()]).toEqual([1]);
    expect(read.end?.type).toBe('match-void');
    expect(states(at(script, lastMapEnd(script)), 0)).toEqual(new Set(['closed']));
  });

  it('closes a correct score as soon as one of its scores has become impossible', () => {
    const script = aMatch(1, { bestOf: 5 });
    const score = (time: number) =>
      [...at(script, time).plays.values()].find(({ play }) => play.market === 'correct_score');
    expect(score(script.startTime)?.state).not.toBe('closed');
    expect(score(mapEnd(script.maps[0]!))?.state).toBe('closed');
  });

  it('D7 suspends one point, has one without a price, and voids one play, while the rest of the match continues', () => {
    const kinds = new Set(EVENTFUL.flatMap(({ incidents = [] }) => incidents.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(['suspended', 'unpriced', 'voided', 'paused', 'match-hidden', 'play-hidden']));
    let reopened = 0;
    for (const script of EVENTFUL)
      for (const incident of script.incidents ?? []) {
        if (incident.kind === 'voided') {
          const read = at(script, incident.at);
          const closed = [...read.plays.values()].filter(({ state }) => state === 'closed');
          expect(closed.map(({ play, voided }) => [play.play_id, voided])).toEqual([
            [incident.playId, incident.reason],
          ]);
          expect(at(script, incident.at - 1).plays.get(incident.playId)).toMatchObject({ state: 'open', voided: null });
          continue;
        }
        if (incident.kind !== 'suspended' && incident.kind !== 'unpriced') continue;
        const during = at(script, incident.from).plays.get(incident.playId)!;
        const after = at(script, incident.until).plays.get(incident.playId)!;
        if (during.state === 'closed') continue;
        const ofPlace = ({ points, suspended }: typeof during) => [
          points[incident.place]?.odd === null,
          suspended.has(points[incident.place]?.point_id ?? 0),
        ];
        expect(ofPlace(during)).toEqual([incident.kind === 'unpriced', incident.kind === 'suspended']);
        expect(during.points.filter(({ odd }, i) => odd === null && i !== incident.place)).toEqual([]);
        if (after.state === 'closed') continue;
        // Suspended by its price, as at any other time.
        const isShort = (after.points[incident.place]?.odd ?? Infinity) < LEAST_OFFERED_ODD;
        expect(ofPlace(after)).toEqual([false, isShort]);
        if (!isShort) reopened += 1;
      }
    expect(reopened).toBeGreaterThan(100);
  });
});
