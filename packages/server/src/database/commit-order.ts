import { CATEGORY } from '@clutchline/contract';
import { sql } from 'kysely';

/**
 * The list stream includes main plays of the match list and the runners of champion bets, for their tab and screen
 * (CONTENT-2).
 */
export const heardInList = sql<boolean>`(p.in_list or p.category_id = ${CATEGORY.champion_bet})`;
