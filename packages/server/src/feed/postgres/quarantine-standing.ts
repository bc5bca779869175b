import { sql } from 'kysely';

/** Values of the match `m`, in the format of `standingOf`. */
export const STANDING = sql`array[m.status, m.round, m.score_1, m.score_2, m.round_score_1, m.round_score_2]`;
