import type { FinishedMatchRow } from '@clutchline/contract';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import { isResultHidden } from './result-spoilers';
import type { SpoilerMatch } from './spoiler-store';
import type { Pair } from './use-shown-live';
import { mapKey, useIsMapRevealed } from './use-spoilers';
import { useStore } from '../use-snapshot';

type Side = 1 | 2;

/** Result of a match that ended or was void. */
export interface ShownResult {
  readonly maps: Pair;
  /** Null for a draw and a void match. */
  readonly won: Side | null;
  readonly endedAt: number;
}

type Winner = Pick<FinishedMatchRow, 'team_id_1' | 'team_id_2'>;

const sideOf = (match: Winner, teamId: number | null): Side | null =>
  teamId === null ? null : teamId === match.team_id_2 ? 2 : 1;

/** Of a match that is over (SPOIL-2, SYNC-2). */
export function useIsResultHidden(match: SpoilerMatch): boolean {
  return useStore(useApp().spoilers, (spoilers) => isResultHidden(spoilers, match));
}

/** Null if the player does not want to see it (SPOIL-2). */
export function useShownResult(match: FinishedMatchRow): ShownResult | null {
  if (useIsResultHidden(match)) return null;
  const { winner, score_1, score_2, ended_at } = match;
  return { maps: [score_1, score_2], won: sideOf(match, winner), endedAt: ended_at };
}

type Result = NonNullable<CallData<'getMatchResult'>['result']>;
type Facts = Result['maps'][number]['facts'];

export interface ShownMapResult {
  readonly round: number;
  /** What reveals it alone. */
  readonly key: string;
  /** Null if hidden, or if the source has nothing about it. */
  readonly facts: ShownFacts | null;
  readonly isHidden: boolean;
}

export interface ShownFacts {
  readonly status: Facts['status'];
  readonly won: Side | null;
  readonly points: readonly [number | null, number | null];
  readonly seconds: number | null;
  readonly firstBlood: Side | null;
  readonly firstTower: Side | null;
  /** Pistol rounds 1 and 13. */
  readonly pistols: readonly [Side | null, Side | null];
}

/** Every map of the format while any is hidden: the number of maps played reveals the score (SPOIL-2). */
export function useShownMapResults({ match, maps }: Pick<Result, 'match' | 'maps'>): readonly ShownMapResult[] {
  const isMatchHidden = useIsResultHidden(match);
  const isRevealed = useIsMapRevealed();
  const rounds = isMatchHidden
    ? Array.from({ length: match.best_of }, (_, index) => index + 1)
    : maps.map(({ round }) => round);
  return rounds.map((round) => {
    const isHidden = isMatchHidden && !isRevealed(match.game_id, round);
    const found = maps.find((map) => map.round === round);
    const facts = isHidden || found === undefined ? null : shownFacts(match, found.facts);
    return { round, key: mapKey(match.game_id, round), facts, isHidden };
  });
}

function shownFacts(match: Winner, facts: Facts): ShownFacts {
  const side = (teamId: number | null): Side | null => sideOf(match, teamId);
  return {
    status: facts.status,
    won: side(facts.winner),
    points: [facts.score_1, facts.score_2],
    seconds: facts.duration_s,
    firstBlood: side(facts.first_blood),
    firstTower: side(facts.first_tower),
    pistols: [side(facts.pistol_1), side(facts.pistol_13)],
  };
}

export interface ShownChange {
  readonly before: ShownState | null;
  readonly after: ShownState;
}

interface ShownState {
  readonly won: Side | null;
  /** Maps of the match, or kills or rounds of a map. */
  readonly points: readonly [number | null, number | null];
}

type Revision = Result['revisions'][number];

/** Of a match whose result is shown (RESULT-3). */
export function shownChange(match: Winner, { before, after }: Revision): ShownChange {
  const state = ({ winner, score_1, score_2 }: Revision['after']): ShownState => ({
    won: sideOf(match, winner),
    points: [score_1, score_2],
  });
  return { before: before === null ? null : state(before), after: state(after) };
}
