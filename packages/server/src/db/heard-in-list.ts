import { CATEGORY } from '@clutchline/contract';
import { sql } from 'kysely';

/**
 * Whether the list stream tells of a play `p`: a main play of the match list, or the runners of a champion bet, whose
 * prices stand in the tab of champion bets and on its screen (CONTENT-2).
 */
export const heardInList = sql<boolean>`(p.in_list or p.category_id = ${CATEGORY.champion_bet})`;
