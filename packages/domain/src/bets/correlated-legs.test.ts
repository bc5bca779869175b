import { describe, expect, it } from 'vitest';

import type { ComboLeg, LegSides } from './combo-leg';
import { correlatedLegs } from './correlated-legs';

const HOUR = 3_600_000;
const SIDES: LegSides = { event_id: 1, team_ids: [10, 20], start_time: 0, team_id: 10, is_champion: false };
const OTHER: Partial<LegSides> = { team_ids: [30, 40], team_id: 30 };
const CHAMPION: Partial<LegSides> = { is_champion: true, team_ids: [50, 60] };

function leg(id: number, sides: Partial<LegSides> = {}): ComboLeg {
  return { game_id: id, play_info_id: id, point_id: id, no_parlay: 0, sides: { ...SIDES, ...sides } };
}

const correlatedIds = (...legs: ComboLeg[]) => correlatedLegs(legs).map(({ point_id }) => point_id);

describe('correlatedLegs', () => {
  it('bad-input 46: one match listed twice is named, whatever is picked and whichever side comes first', () => {
    expect(correlatedIds(leg(1), leg(2, { team_ids: [20, 10], team_id: null }), leg(3, OTHER))).toEqual([1, 2]);
    expect(correlatedIds(leg(1), leg(2, { event_id: 2 }))).toEqual([1, 2]);
  });

  it.each([
    [3 * HOUR, [1, 2]],
    [3 * HOUR + 1, []],
    [-3 * HOUR, [1, 2]],
    [-3 * HOUR - 1, []],
  ])('bad-input 46: the same two teams %i ms apart: %j', (start_time, ids) => {
    expect(correlatedIds(leg(1), leg(2, { start_time }))).toEqual(ids);
  });

  it('bad-input 46: a team may play two others on one day', () => {
    expect(correlatedIds(leg(1), leg(2, { team_ids: [10, 30], start_time: 2 * HOUR }))).toEqual([]);
    expect(correlatedIds(leg(1), leg(2, { team_ids: [10, 30], team_id: 30 }))).toEqual([]);
  });

  it('bad-input 46: nested-legs: lines of 5, 6, 7 and 8 on one team under placeholders of the other are all refused', () => {
    const nested = [1, 2, 3, 4].map((id) => leg(id, { team_ids: [10, 90 + id], start_time: id * 60_000 }));
    expect(correlatedIds(...nested, leg(5, OTHER))).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [30 * 60_000 - 1, [1, 2]],
    [30 * 60_000, []],
  ])('bad-input 46: the same pick against another team %i ms later: %j', (start_time, ids) => {
    expect(correlatedIds(leg(1), leg(2, { team_ids: [10, 30], start_time }))).toEqual(ids);
  });

  it('bad-input 46: two champions of one event exclude each other, of two events not', () => {
    expect(correlatedIds(leg(1, CHAMPION), leg(2, { ...CHAMPION, team_id: 20 }))).toEqual([1, 2]);
    expect(correlatedIds(leg(1, CHAMPION), leg(2, { ...CHAMPION, event_id: 2 }))).toEqual([]);
  });

  it('bad-input 46: a champion and any market of a match of that team in that event depend on each other', () => {
    const champion = leg(1, CHAMPION);
    expect(correlatedIds(champion, leg(2, { team_id: 20, start_time: 99 * HOUR }), leg(3, OTHER))).toEqual([1, 2]);
    expect(correlatedIds(leg(2, { team_id: null }), champion)).toEqual([2, 1]);
    expect(correlatedIds(champion, leg(2, { event_id: 2 }))).toEqual([]);
    expect(correlatedIds(champion, leg(2, OTHER))).toEqual([]);
  });

  it('bad-input 46: the favourites that an outright shows are no teams of a match', () => {
    expect(correlatedIds(leg(1, CHAMPION), leg(2, { team_ids: [50, 60], team_id: 50 }))).toEqual([]);
    expect(correlatedIds(leg(1, { ...CHAMPION, team_id: null }), leg(2))).toEqual([]);
  });

  it('SLIP-6 legs whose sides are unknown are not reported', () => {
    const unknown: ComboLeg = { game_id: 2, play_info_id: 2, point_id: 2, no_parlay: 0 };
    expect(correlatedIds(leg(1), unknown, { ...unknown, point_id: 3 })).toEqual([]);
  });
});
