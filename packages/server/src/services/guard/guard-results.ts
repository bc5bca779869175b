import { isDeepStrictEqual } from 'node:util';

import { judgeMapResult, judgeMatchResult, type ResultDoubt, type ResultGround } from '@clutchline/domain';

import type { GuardedMatch } from '../../ports/quarantine-store';
import type { BatchDraft } from './batch-draft';

interface ResultMoment {
  readonly now: number;
  readonly hasBegun: (match: GuardedMatch) => boolean;
}

/** Results. Answers the matches of those that are doubted: their plays take no bets until it is decided. */
export function guardResults(draft: BatchDraft, { hasBegun }: ResultMoment): number[] {
  const groundOf = (gameId: number): ResultGround | null => {
    const match = draft.ground.matches.get(gameId);
    if (match === undefined) return announcedGround(draft, gameId);
    const { team1: team_id_1, team2: team_id_2, bestOf } = match;
    const best_of = announcedGround(draft, gameId)?.best_of ?? bestOf;
    return { team_id_1, team_id_2, best_of, hasBegun: hasBegun(match) };
  };
  const troubled = new Set<number>();
  const doubt = (list: 'mapResults' | 'matchResults', event: DoubtedResult, reason: ResultDoubt): void => {
    const round = event.type === 'map-result' ? event.round : null;
    draft.doubt(list, event, { kind: 'result', reason, gameId: event.game_id, playId: null, round });
    troubled.add(event.game_id);
  };
  for (const event of draft.batch.mapResults) {
    const stored = draft.ground.matches.get(event.game_id)?.maps.get(event.round);
    const reason =
      judgeMapResult(event.facts, event.round, groundOf(event.game_id)) ?? contradiction(stored, event.facts);
    if (reason !== null) doubt('mapResults', event, reason);
  }
  for (const event of draft.batch.matchResults) {
    const stored = draft.ground.matches.get(event.game_id)?.facts ?? undefined;
    const reason = judgeMatchResult(event.facts, groundOf(event.game_id)) ?? contradiction(stored, event.facts);
    if (reason !== null) doubt('matchResults', event, reason);
  }
  return [...troubled];
}

type DoubtedResult = BatchDraft['batch']['mapResults'][number] | BatchDraft['batch']['matchResults'][number];

function contradiction(stored: object | undefined, facts: object): ResultDoubt | null {
  return stored === undefined || isDeepStrictEqual(stored, facts) ? null : 'contradicts';
}

/** A match that comes with its result, as in an image after its end. */
function announcedGround({ batch }: BatchDraft, gameId: number): ResultGround | null {
  const match = batch.matches.find(({ game_id }) => game_id === gameId);
  if (match === undefined) return null;
  const { team_id_1, team_id_2, best_of } = match;
  return { team_id_1, team_id_2, best_of, hasBegun: true };
}
