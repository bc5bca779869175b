/** Finished match of a table. Scores are maps won; a match without a winner is a draw. */
export interface TableMatch {
  readonly gameId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly score1: number;
  readonly score2: number;
  /** Decides ties only; default: no. */
  readonly isTieBreak?: boolean;
}

export interface TableTeam {
  readonly teamId: number;
  /** 1 is the best; null if the organizer states none. */
  readonly seed: number | null;
}

/** Record of a team over the regular matches. */
export interface TeamRecord {
  readonly teamId: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly mapsWon: number;
  readonly mapsLost: number;
  readonly points: number;
}

export interface TableRecords {
  readonly teams: readonly TableTeam[];
  /** Of teams of the table only. */
  readonly matches: readonly TableMatch[];
  readonly records: ReadonlyMap<number, TeamRecord>;
}

/** Value of a team among the tied teams `among`; the higher is the better. */
type Measure = (table: TableRecords, teamId: number, among: ReadonlySet<number>) => number;

const regular = ({ matches }: TableRecords): readonly TableMatch[] => matches.filter(({ isTieBreak }) => !isTieBreak);

/** Own and opposing maps of the matches of a team against `among`. */
function meetings(
  matches: readonly TableMatch[],
  teamId: number,
  among: ReadonlySet<number>,
): (readonly [number, number])[] {
  return matches.flatMap(({ teamId1, teamId2, score1, score2 }) => {
    if (teamId1 === teamId && among.has(teamId2)) return [[score1, score2] as const];
    return teamId2 === teamId && among.has(teamId1) ? [[score2, score1] as const] : [];
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const winsOf = (scores: readonly (readonly [number, number])[]): number =>
  scores.filter(([own, other]) => own > other).length;

const ofRecord =
  (read: (record: TeamRecord) => number): Measure =>
  ({ records }, teamId) => {
    const record = records.get(teamId);
    return record === undefined ? 0 : read(record);
  };

/** Sum of a value over the opponents, an opponent met twice counted twice. */
const overOpponents =
  (read: (record: TeamRecord) => number): Measure =>
  (table, teamId) => {
    const opponents = regular(table).flatMap(({ teamId1, teamId2 }) => {
      if (teamId1 === teamId) return [teamId2];
      return teamId2 === teamId ? [teamId1] : [];
    });
    return sum(opponents.map((opponent) => ofRecord(read)(table, opponent, new Set())));
  };

const MEASURES = {
  points: ofRecord(({ points }) => points),
  match_wins: ofRecord(({ won }) => won),
  match_diff: ofRecord(({ won, lost }) => won - lost),
  map_diff: ofRecord(({ mapsWon, mapsLost }) => mapsWon - mapsLost),
  map_wins: ofRecord(({ mapsWon }) => mapsWon),
  h2h_match: (table, teamId, among) => winsOf(meetings(regular(table), teamId, among)),
  h2h_map_diff: (table, teamId, among) =>
    sum(meetings(regular(table), teamId, among).map(([own, other]) => own - other)),
  buchholz_wins: overOpponents(({ won }) => won),
  buchholz_diff: overOpponents(({ won, lost }) => won - lost),
  seed: ({ teams }, teamId) => -(teams.find((team) => team.teamId === teamId)?.seed ?? Number.MAX_SAFE_INTEGER),
  tie_break_match: ({ matches }, teamId, among) =>
    winsOf(
      meetings(
        matches.filter(({ isTieBreak }) => isTieBreak),
        teamId,
        among,
      ),
    ),
} satisfies Record<string, Measure>;

/** Rule that separates tied teams of a table (EVENT-3). */
export type TieBreaker = keyof typeof MEASURES;

function isTieBreaker(code: string): code is TieBreaker {
  return Object.hasOwn(MEASURES, code);
}

export function measureOf(rule: TieBreaker): Measure {
  return MEASURES[rule];
}

/** Known rules in order, each once; the rest is skipped (bad input row 182). */
export function readTieBreakers(codes: readonly string[]): {
  readonly rules: readonly TieBreaker[];
  readonly skipped: readonly string[];
} {
  const rules = [...new Set(codes.filter(isTieBreaker))];
  return { rules, skipped: codes.filter((code, i) => !isTieBreaker(code) || codes.indexOf(code) !== i) };
}
