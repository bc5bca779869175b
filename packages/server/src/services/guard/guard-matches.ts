import type { GuardMoment } from './guard-moment';
import type { BatchDraft } from './batch-draft';

/** Nothing that began longer ago is announced anew, ms (incident past-post). */
const LATEST_NEWS_MS = 24 * 3_600_000;

/** Matches whose teams change places, and new ones that should be long over. */
export function guardMatches(draft: BatchDraft, { now }: GuardMoment): void {
  for (const event of draft.batch.matches) {
    const known = draft.ground.matches.get(event.game_id);
    const about = { kind: 'match', gameId: event.game_id, playId: null, round: null } as const;
    if (known === undefined) {
      if (event.start_time < now - LATEST_NEWS_MS) draft.doubt('matches', event, { ...about, reason: 'start_in_past' });
    } else if (known.team1 === event.team_id_2 && known.team2 === event.team_id_1) {
      draft.doubt('matches', event, { ...about, reason: 'sides_swapped' });
    }
  }
}
