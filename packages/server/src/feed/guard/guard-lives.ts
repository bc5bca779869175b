import { MATCH_STATUS, type LiveState } from '@clutchline/contract';

import type { BatchDraft } from './batch-draft';

/** A finished match shows the score of the result that settles it, whatever the feed sends (D4). */
export function guardLives(draft: BatchDraft): void {
  for (const { game_id: gameId, facts } of draft.batch.matchResults) correctStanding(draft, gameId, facts);
  for (const [gameId, { status }] of draft.batch.lives) {
    const facts = draft.ground.matches.get(gameId)?.facts ?? null;
    if (status >= MATCH_STATUS.ended && facts !== null) correctStanding(draft, gameId, facts);
  }
}

type Score = Pick<LiveState, 'score_1' | 'score_2'>;

function correctStanding(draft: BatchDraft, gameId: number, { score_1, score_2 }: Score): void {
  const live = draft.batch.lives.get(gameId) ?? storedLive(draft, gameId);
  if (live === null || live.status < MATCH_STATUS.ended) return;
  if (live.score_1 !== score_1 || live.score_2 !== score_2) draft.setLive(gameId, { ...live, score_1, score_2 });
}

/** A finished match has no clock. */
function storedLive({ ground }: BatchDraft, gameId: number): LiveState | null {
  const match = ground.matches.get(gameId);
  if (match === undefined) return null;
  const [, round = 0, score_1 = 0, score_2 = 0, round_score_1 = 0, round_score_2 = 0] = match.standing;
  const { status, isHide: is_hide } = match;
  return { status, is_hide, round, score_1, score_2, round_score_1, round_score_2, clock_s: null };
}
