import type { MapFacts, MatchFacts } from '@clutchline/contract';

import type { DeskAnswer } from '@clutchline/contract/desk';

export type Results = DeskAnswer<'matchResults'>;

export type MapStatus = MapFacts['status'];

/** What is typed. Teams by side; 0: none, or unknown. */
export interface Draft {
  readonly status: MapStatus;
  readonly winner: 0 | 1 | 2;
  readonly score1: string;
  readonly score2: string;
  readonly firstBlood: 0 | 1 | 2;
  readonly firstTower: 0 | 1 | 2;
}

export const DEFAULT_MAP: Draft = {
  ...{ status: 'played', winner: 0, score1: '', score2: '', firstBlood: 0, firstTower: 0 },
};

const UNKNOWN: MapFacts = {
  ...{ status: 'played', winner: null, score_1: null, score_2: null, duration_s: null },
  ...{ first_blood: null, first_tower: null, pistol_1: null, pistol_13: null, races: [] },
};

const MOST = 999;

const scoreOf = (text: string): number | null => (text === '' ? null : Number(text));
export const isScore = (text: string): boolean => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= MOST);

function sideOf({ team_id_1, team_id_2 }: Results, team: number | null | undefined): 0 | 1 | 2 {
  if (team === team_id_1) return 1;
  return team === team_id_2 ? 2 : 0;
}

function teamOf({ team_id_1, team_id_2 }: Results, side: 0 | 1 | 2): number | null {
  if (side === 0) return null;
  return side === 1 ? team_id_1 : team_id_2;
}

const storedMap = ({ maps }: Results, round: number): MapFacts =>
  maps.find((map) => map.round === round)?.facts ?? UNKNOWN;

const textOf = (score: number | null | undefined): string =>
  score === null || score === undefined ? '' : String(score);

/** @param round 0: the match. */
export function draftOf(results: Results, round: number): Draft {
  if (round === 0) {
    const { result } = results;
    const scores = { score1: textOf(result?.score_1), score2: textOf(result?.score_2) };
    return { ...DEFAULT_MAP, winner: sideOf(results, result?.winner), ...scores };
  }
  const map = storedMap(results, round);
  return {
    ...{ status: map.status, winner: sideOf(results, map.winner) },
    ...{ score1: textOf(map.score_1), score2: textOf(map.score_2) },
    ...{ firstBlood: sideOf(results, map.first_blood), firstTower: sideOf(results, map.first_tower) },
  };
}

export interface Drafted {
  /** 0: the match. */
  readonly round: number;
  readonly draft: Draft;
}

/** Facts that are not typed stay as they are stored; null: incomplete. */
export function factsOf(results: Results, { round, draft }: Drafted): MapFacts | MatchFacts | null {
  const [score_1, score_2] = [scoreOf(draft.score1), scoreOf(draft.score2)];
  if (!isScore(draft.score1) || !isScore(draft.score2)) return null;
  const winner = teamOf(results, draft.winner);
  if (round === 0) return score_1 === null || score_2 === null ? null : { ...results.result, winner, score_1, score_2 };
  return {
    ...storedMap(results, round),
    ...{ status: draft.status, winner, score_1, score_2 },
    ...{ first_blood: teamOf(results, draft.firstBlood), first_tower: teamOf(results, draft.firstTower) },
  };
}

/** Of the match with the typed number; null: not read yet, or an outright. */
export function resultsOf(data: Results | null, gameId: number | null): Results | null {
  return gameId !== null && data?.game_id === gameId && !data.is_outright ? data : null;
}
