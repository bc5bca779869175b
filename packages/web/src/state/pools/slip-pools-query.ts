import { CATEGORY, type PoolInfo, type SlipItem } from '@clutchline/contract';

import type { AppState } from '../app-state';
import { poolsQuery } from './pools-query';
import type { Query } from '../queries/query';

/** All pools of the slip in one request (BET-2). */
export function slipPoolsQuery(app: AppState, turn: number, items: readonly SlipItem[]): Query<readonly PoolInfo[]> {
  const bets = items.filter(({ play }) => play.category_id === CATEGORY.normal_bet);
  const playIds = [...new Set(bets.map(({ play_info_id }) => play_info_id))];
  return { ...poolsQuery(app, turn, playIds), enabled: playIds.length > 0 };
}
