import { describe, expect, it } from 'vitest';

import type { MatchScript } from '../script/match-script';
import { publishedAt } from '../script/published-at';
import { calendarOf } from './calendar';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 10, 21);
const WEEK = 7 * 24 * HOUR;

const isLiveAt = (at: number) => (match: MatchScript) =>
  match.maps.length > 0 && match.startTime <= at && at < match.endsAt;

describe('the calendar of the simulator', () => {
  const calendar = calendarOf('calendar');
  const week = calendar(START, START + WEEK);
  const moments = Array.from({ length: 120 }, (_, i) => START + i * 83 * MINUTE);

  it('has at least 60 matches around any moment and at least 5 of them live', () => {
    for (const at of moments) {
      const matches = calendar(at - 12 * HOUR, at);
      expect(matches.length).toBeGreaterThanOrEqual(60);
      expect(matches.filter(isLiveAt(at)).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('has ended, live, soon, today and early matches', () => {
    const coming = moments.map((at) => calendar(at - 12 * HOUR, at).map(({ startTime }) => startTime - at));
    const within = (from: number, to: number): number[] =>
      coming.map((starts) => starts.filter((ms) => ms > from && ms <= to).length);
    expect(within(0, HOUR).reduce((sum, count) => sum + count, 0) / moments.length).toBeGreaterThan(3);
    expect(Math.min(...within(0, 24 * HOUR))).toBeGreaterThan(10);
    expect(Math.min(...within(24 * HOUR, 72 * HOUR))).toBeGreaterThan(20);
  });

  it('gives each match a unique id', () => {
    expect(new Set(week.map(({ gameId }) => gameId)).size).toBe(week.length);
  });

  it('shows six games, two competitions each, and every usual format', () => {
    expect(new Set(week.map(({ gameTypeId }) => gameTypeId))).toEqual(new Set([1, 2, 3, 5, 6, 16]));
    expect(new Set(week.map(({ eventId }) => eventId)).size).toBe(12);
    expect(new Set(week.map(({ bestOf }) => bestOf))).toEqual(new Set([1, 2, 3, 5, 7]));
  });

  it('never lets a team play twice at a time', () => {
    const played = week.filter(({ maps }) => maps.length > 0);
    for (const match of played) {
      const rivals = played.filter((other) => other.startTime < match.endsAt && match.startTime < other.endsAt);
      const teams = rivals.flatMap(({ teamId1, teamId2 }) => [teamId1, teamId2]);
      expect(teams.filter((team) => team === match.teamId1 || team === match.teamId2)).toHaveLength(2);
    }
  });

  it('lets two teams meet again at the earliest after four hours: their matches would be one to a parlay', () => {
    for (const match of week) {
      const again = week.filter(
        (other) =>
          other.startTime > match.startTime &&
          other.startTime <= match.startTime + 4 * HOUR &&
          [other.teamId1, other.teamId2].sort().join() === [match.teamId1, match.teamId2].sort().join(),
      );
      expect(again).toEqual([]);
    }
  });

  it('calls a small share off, for each reason', () => {
    const months = calendarOf('void')(START, START + 8 * WEEK);
    const isVoid = months.filter(({ voidReason }) => voidReason !== null);
    expect(isVoid.length / months.length).toBeGreaterThan(0.015);
    expect(isVoid.length / months.length).toBeLessThan(0.05);
    expect(new Set(isVoid.map(({ voidReason }) => voidReason))).toEqual(
      new Set(['postponed', 'walkover', 'abandoned']),
    );
  });

  it('returns what was published and is not yet over, as the same objects while they are requested', () => {
    const at = START + 30 * HOUR;
    const matches = calendar(at, at + HOUR);
    expect(matches.every((match) => publishedAt(match) <= at + HOUR && match.endsAt >= at)).toBe(true);
    const again = new Set(calendar(at + 2_000, at + HOUR));
    expect(matches.filter((match) => match.endsAt >= at + 2_000).every((match) => again.has(match))).toBe(true);
  });
});
