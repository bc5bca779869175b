import type { PriceList, Tier } from '@clutchline/domain/auto-chess';

import type { ChessMoney, ChessView } from '../../state';

/** What market and backpack need. */
export interface GamePartProps {
  readonly view: ChessView;
  readonly list: PriceList;
  readonly money: ChessMoney;
}

export const TIER_NAMES = {
  basic: 'chess.tier_basic',
  advanced: 'chess.tier_advanced',
  elite: 'chess.tier_elite',
} as const satisfies Readonly<Record<Tier, string>>;

/** Whether nothing can be sent: a move is under way, or the server does not answer. */
export const isWaiting = ({ phase, isStale }: Pick<ChessView, 'phase' | 'isStale'>): boolean =>
  phase !== 'idle' || isStale;
