import type { FinishedMatchRow } from '@clutchline/contract';
import { type Rate, type Streak, streakOf, type TeamOutcome, teamOutcome, type Total } from '@clutchline/domain';

import type { CallData } from '../../data/caller';

type Analysis = NonNullable<CallData<'getAnalysis'>['analysis']>;
export type AnalysisData = Analysis;
export type PlayLookBack = Analysis['plays'][number];
export type PointCounts = PlayLookBack['points'][number];
export type TeamCounts = PointCounts['teams'][number];
export type MapShare = NonNullable<PlayLookBack['share']>;

/** A past match of a team. */
export interface ShownPast {
  readonly match: FinishedMatchRow;
  readonly outcome: TeamOutcome;
  readonly opponent: 1 | 2;
  /** Maps won and lost. */
  readonly maps: readonly [number, number];
  readonly isCorrected: boolean;
}

/** Newest first; without hidden ones (SPOIL-2). */
interface ShownMatches {
  readonly past: readonly ShownPast[];
  readonly hiddenIds: readonly number[];
}

export type Measure = 'own' | 'opposing' | 'both' | 'length';
export type ShareOf = 'first_blood' | 'first_tower' | 'pistols';

export interface ShownForm extends ShownMatches {
  readonly teamId: number;
  readonly wins: Rate;
  readonly streak: Streak | null;
  /** Of those that are known. */
  readonly means: Readonly<Record<Measure, Total>>;
  readonly shares: Readonly<Record<ShareOf, Rate>>;
}

export interface ShownMeetings extends ShownMatches {
  readonly won: readonly [number, number];
  readonly drawn: number;
}

export interface ShownThreshold {
  readonly market: Analysis['thresholds'][number]['market'];
  readonly line: number;
  readonly teams: readonly { readonly teamId: number; readonly above: Rate }[];
  readonly share: MapShare;
}

export interface ShownAnalysis {
  readonly until: number;
  readonly forms: readonly ShownForm[];
  readonly meetings: ShownMeetings;
  readonly thresholds: readonly ShownThreshold[];
  /** By play. */
  readonly lines: ReadonlyMap<number, PlayLookBack>;
}

export function shownAnalysis(analysis: Analysis, hidden: readonly number[]): ShownAnalysis {
  const { until, teams, meetings, thresholds, plays } = analysis;
  const [first] = teams;
  return {
    until,
    forms: teams.map((team) => formOf(team, hidden)),
    meetings: {
      ...matchesOf(meetings.rows, first?.team_id ?? 0, hidden),
      won: [meetings.won_1, meetings.won_2],
      drawn: meetings.drawn,
    },
    thresholds: thresholds.map(({ market, line, share, teams: own }) => ({
      ...{ market, line, share },
      teams: own.map((team) => ({ teamId: team.team_id, above: rateOf(team) })),
    })),
    lines: new Map(plays.map((play) => [play.play_info_id, play])),
  };
}

/** Of those that were decided. */
export const rateOf = ({ won, lost, matches }: Pick<TeamCounts, 'won' | 'lost' | 'matches'>): Rate => ({
  hits: won,
  count: won + lost,
  matches,
});

function formOf(
  { team_id, rows, won, drawn, lost, recent }: Analysis['teams'][number],
  hidden: readonly number[],
): ShownForm {
  const matches = matchesOf(rows, team_id, hidden);
  const count = won + drawn + lost;
  const { own, opposing, both, length, first_blood, first_tower, pistols } = recent;
  return {
    ...matches,
    teamId: team_id,
    wins: { hits: won, count, matches: count },
    streak: streakOf(matches.past.map(({ outcome }) => outcome)),
    means: { own, opposing, both, length },
    shares: { first_blood, first_tower, pistols },
  };
}

function matchesOf(rows: readonly FinishedMatchRow[], teamId: number, hidden: readonly number[]): ShownMatches {
  const isHidden = ({ game_id }: FinishedMatchRow): boolean => hidden.includes(game_id);
  return {
    past: rows.filter((match) => !isHidden(match)).map((match) => pastOf(match, teamId)),
    hiddenIds: rows.filter(isHidden).map(({ game_id }) => game_id),
  };
}

function pastOf(match: FinishedMatchRow, teamId: number): ShownPast {
  const { team_id_1, score_1, score_2, correction_count } = match;
  const isFirst = team_id_1 === teamId;
  return {
    match,
    outcome: teamOutcome(match, teamId),
    opponent: isFirst ? 2 : 1,
    maps: isFirst ? [score_1, score_2] : [score_2, score_1],
    isCorrected: correction_count > 0,
  };
}
