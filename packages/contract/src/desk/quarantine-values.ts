import * as z from 'zod/mini';

import { moment } from './desk-values';

export const QUARANTINE_KINDS = ['prices', 'play', 'match', 'result', 'malformed'] as const;

/** Feed data that was not accepted. Previews of earlier versions have more fields, which are dropped. */
export const doubtedEntry = z.object({
  entry_id: z.int(),
  kind: z.enum(QUARANTINE_KINDS),
  /** Why it is doubted, as a code of the guard. */
  doubt: z.string(),
  game_id: z.nullable(z.int()),
  play_id: z.nullable(z.int()),
  round: z.nullable(z.int()),
  /** As received. */
  event: z.record(z.string(), z.unknown()),
  event_hash: z.string(),
  /** What is stored in its place, by the kind; null: nothing. */
  stored: z.nullable(z.record(z.string(), z.unknown())),
  seen: z.int(),
  /** When it was received, ms by the clock of the feed. */
  at: moment,
  /** Names of the persons who approved it with `npm run quarantine`. */
  approved_by: z.array(z.string()),
});
