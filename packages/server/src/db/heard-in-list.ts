import { CATEGORY } from '@clutchline/contract';
import { sql } from 'kysely';

/**
 * Whether the list stream includes a play `p`: main plays of the match list, and the runners of champion bets, whose
 * prices are shown in the tab of champion bets and on its screen (CONTENT-2).
 */
export const heardInList = sql<boolean>`(p.in_list or p.category_id = ${CATEGORY.champion_bet})`;
