import { PLAY_STATUS, type FeedPlay } from '@clutchline/contract';
import { isLineSane, validatePicks, validatePrices, type PickContext } from '@clutchline/domain';

import type { GuardedMatch } from '../quarantine-store';
import type { BatchDraft } from './batch-draft';

export function guardNewPlays(draft: BatchDraft): void {
  for (const event of draft.newPlays()) {
    const reason = doubtOf(draft, event);
    if (reason === null) continue;
    const about = { kind: 'play', gameId: event.game_id, playId: event.play_id, round: null } as const;
    draft.doubt('plays', event, { ...about, reason });
    draft.dropPrices(event.points.map(({ point_id }) => point_id));
    draft.dropState(event.play_id);
  }
}

function doubtOf(draft: BatchDraft, event: FeedPlay): string | null {
  const announced = draft.batch.matches.find(({ game_id }) => game_id === event.game_id);
  const known = draft.ground.matches.get(event.game_id);
  const match = announced ?? (known === undefined ? null : groundOf(known));
  if (match === null) return 'unknown_match';
  const isClosed = draft.stateOf(event.play_id) === PLAY_STATUS.closed;
  if (!isClosed && known !== undefined && hasResult(known, event.round)) return 'already_resulted';
  if (!isLineSane(event, match.best_of)) return 'line_out_of_range';
  const pickDoubt = validatePicks(event, match);
  if (pickDoubt !== null) return pickDoubt;
  return validatePrices({
    market: event.market,
    before: null,
    after: event.points.map(({ point_id, odd }) => lastPrice(draft.priceOf(point_id), odd)),
    hasScored: false,
    isOpen: true,
    spanMs: 0,
  });
}

function groundOf({ team1, team2, bestOf }: GuardedMatch): PickContext {
  return { team_id_1: team1, team_id_2: team2, best_of: bestOf };
}

function lastPrice(last: number | null | undefined, first: number | null): number | null {
  return last === undefined ? first : last;
}

function hasResult({ facts, maps, outright }: GuardedMatch, round: number): boolean {
  return facts !== null || maps.has(round) || (outright !== null && outright.winners.length > 0);
}
