import { sql } from 'kysely';

/** Status, map and scores of the match `m`, as `standingOf` reads them from its live state. */
export const STANDING = sql`array[m.status, m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2]`;
