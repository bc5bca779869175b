import {
  measureOf,
  type TableMatch,
  type TableRecords,
  type TableTeam,
  type TeamRecord,
  type TieBreaker,
} from './tie-breakers';

/** `match_wins`: a point for each won match; `by_score`: 3 for a clear win, 2 for a close one, 1 for a close defeat. */
export type PointsRule = 'match_wins' | 'by_score';

export interface TableRules {
  readonly points: PointsRule;
  /** In the order in which they apply. */
  readonly tieBreakers: readonly TieBreaker[];
}

export interface StandingsRow extends TeamRecord {
  /** 1 is the first; teams that no rule separates share a place. */
  readonly place: number;
  /** Rule that separated the team from teams with the same value of the first rule; null if none was needed. */
  readonly decidedBy: TieBreaker | null;
}

export interface Table {
  readonly teams: readonly TableTeam[];
  /** Finished matches in any order; those with a team outside the table do not count. */
  readonly matches: readonly TableMatch[];
  readonly rules: TableRules;
}

/** If the organizer states no rule (EVENT-3). */
const DEFAULT_RULES: readonly TieBreaker[] = ['match_wins', 'h2h_match', 'map_diff'];

/**
 * Standings of a league, group or Swiss stage (EVENT-2, EVENT-3). Independent of the order of teams and matches.
 *
 * @example standingsOf({ teams, matches, rules: { points: 'match_wins', tieBreakers: ['match_wins', 'map_diff'] } })
 */
export function standingsOf({ teams, matches, rules }: Table): readonly StandingsRow[] {
  const ids = new Set(teams.map(({ teamId }) => teamId));
  const own = matches.filter(({ teamId1, teamId2 }) => teamId1 !== teamId2 && ids.has(teamId1) && ids.has(teamId2));
  const records = new Map([...ids].map((teamId) => [teamId, recordOf(own, teamId, rules.points)]));
  const table = { teams, matches: own, records };
  const stated = rules.tieBreakers.length === 0 ? DEFAULT_RULES : rules.tieBreakers;
  const order: readonly TieBreaker[] = rules.points === 'by_score' ? ['points', ...stated] : stated;
  const groups = separate(table, order, { teamIds: [...ids].sort((a, b) => a - b), decidedBy: null, isFirst: true });
  let place = 1;
  return groups.flatMap(({ teamIds, decidedBy }) => {
    const rows = teamIds.flatMap((teamId) => {
      const record = records.get(teamId);
      return record === undefined ? [] : [{ ...record, place, decidedBy }];
    });
    place += teamIds.length;
    return rows;
  });
}

interface Tied {
  readonly teamIds: readonly number[];
  readonly decidedBy: TieBreaker | null;
  /** Nothing separates these teams yet. */
  readonly isFirst: boolean;
}

/** After each separation the rules begin again, because head to head depends on who is tied. */
function separate(table: TableRecords, order: readonly TieBreaker[], tied: Tied): readonly Tied[] {
  if (tied.teamIds.length < 2) return [tied];
  const among = new Set(tied.teamIds);
  for (const [i, rule] of order.entries()) {
    const parts = partsOf(tied.teamIds, (teamId) => measureOf(rule)(table, teamId, among));
    if (parts.length === 1) continue;
    const decidedBy = tied.isFirst && i === 0 ? null : rule;
    return parts.flatMap((teamIds) => separate(table, order, { teamIds, decidedBy, isFirst: false }));
  }
  return [tied];
}

/** Highest value first. */
function partsOf(teamIds: readonly number[], valueOf: (teamId: number) => number): readonly (readonly number[])[] {
  const values = new Map(teamIds.map((teamId) => [teamId, valueOf(teamId)]));
  return [...new Set(values.values())]
    .sort((a, b) => b - a)
    .map((value) => teamIds.filter((teamId) => values.get(teamId) === value));
}

function recordOf(matches: readonly TableMatch[], teamId: number, points: PointsRule): TeamRecord {
  const scores = matches.flatMap(({ teamId1, teamId2, score1, score2, isTieBreak }) => {
    if (isTieBreak) return [];
    if (teamId1 === teamId) return [{ own: score1, other: score2 }];
    return teamId2 === teamId ? [{ own: score2, other: score1 }] : [];
  });
  const total = (read: (score: { own: number; other: number }) => number): number =>
    scores.reduce((sum, score) => sum + read(score), 0);
  return {
    teamId,
    won: total(({ own, other }) => (own > other ? 1 : 0)),
    drawn: total(({ own, other }) => (own === other ? 1 : 0)),
    lost: total(({ own, other }) => (own < other ? 1 : 0)),
    mapsWon: total(({ own }) => own),
    mapsLost: total(({ other }) => other),
    points: total(({ own, other }) => pointsOf(own, other, points)),
  };
}

function pointsOf(own: number, other: number, rule: PointsRule): number {
  if (rule === 'match_wins') return own > other ? 1 : 0;
  if (own === other) return 1;
  if (own > other) return other === 0 ? 3 : 2;
  return own === 0 ? 0 : 1;
}
