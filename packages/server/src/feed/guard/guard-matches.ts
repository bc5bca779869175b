import type { GuardedMatch } from '../quarantine-store';
import type { BatchDraft } from './batch-draft';

/** Older new matches are doubted (incident past-post). */
const LATEST_NEWS_MS = 24 * 3_600_000;

export function guardMatches(draft: BatchDraft, now: number): void {
  for (const event of draft.batch.matches) {
    const reason = doubtOf(event, draft.ground.matches.get(event.game_id), now);
    if (reason !== null) draft.doubtMatch(event, reason);
  }
}

type Announced = BatchDraft['batch']['matches'][number];

function doubtOf(event: Announced, known: GuardedMatch | undefined, now: number): string | null {
  if (known === undefined) return event.start_time < now - LATEST_NEWS_MS ? 'start_in_past' : null;
  if (known.team1 === event.team_id_2 && known.team2 === event.team_id_1) return 'sides_swapped';
  const hasOtherTeams = known.team1 !== event.team_id_1 || known.team2 !== event.team_id_2;
  if (hasOtherTeams && event.kind !== 'outright') return 'teams_changed';
  const hasResults = known.facts !== null || known.maps.size > 0;
  return hasResults && event.start_time > now && event.start_time !== known.startTime ? 'already_resulted' : null;
}
