import type { ChessActionInfo, ChessStateInfo } from '@clutchline/contract';
import {
  isMarketRetained,
  isSlotOpen,
  REFRESH_PACE_MS,
  resumeSlotTime,
  type ChessCard,
  type ChessState,
  type Merge,
} from '@clutchline/domain/auto-chess';
import { currentBreak, formatAmount, operatorProtection, type PlayerProtection } from '@clutchline/domain';

import type { PlacementSnapshot } from '../placement';
import { currencyOf } from '../players';
import type { StoredChess } from './chess-store';
import { LIST_IN_FORCE } from './price-list-in-force';

/** When, and for whom, a state is shown. */
export interface ShownMoment {
  /** Business time. */
  readonly at: number;
  /** Wall clock. */
  readonly now: number;
  readonly currencyId: number;
  readonly paused: ChessStateInfo['paused'];
}

type CardInfo = ChessStateInfo['cards'][number];

export function toStateInfo(stored: StoredChess, moment: ShownMoment): ChessStateInfo {
  const { state, seedsNo, hash, nextHash, clientSeed, seenAt } = stored;
  const { at, now, currencyId, paused } = moment;
  const isRetained = isMarketRetained(seenAt, now);
  const { market } = state;
  return {
    version: state.version,
    at,
    currency_id: currencyId,
    list: LIST_IN_FORCE.version,
    paused,
    refresh_wait_ms: refreshWait(state, now),
    market: market === null || !isRetained ? null : { draw: market.draw, tier: market.tier, cards: [...market.places] },
    is_market_removed: stored.isMarketRemoved || (market !== null && !isRetained) ? 1 : 0,
    cards: state.cards.map((card) => toCardInfo(card, state, moment)),
    slots: ([7, 8] as const).map((slot) => ({
      slot,
      until: state.rentedUntil[slot],
      is_open: isSlotOpen(state, slot, at) ? 1 : 0,
    })),
    is_slot_time_stopped: state.stoppedAt === null ? 0 : 1,
    seeds: { no: seedsNo, hash, next_hash: nextHash, client_seed: clientSeed, counter: state.counter },
  };
}

function refreshWait({ refreshedAt }: ChessState, now: number): number {
  if (refreshedAt === null) return 0;
  return Math.ceil(Math.min(REFRESH_PACE_MS, Math.max(0, refreshedAt + REFRESH_PACE_MS - now)));
}

export function toCardInfo(
  { id, hero, rank, star, slot, list, cost }: ChessCard,
  state: ChessState,
  { at, currencyId }: Pick<ShownMoment, 'at' | 'currencyId'>,
): CardInfo {
  const { decimals } = currencyOf(currencyId);
  return {
    ...{ card: id, hero, rank, star, slot, list },
    cost: formatAmount(cost, decimals),
    is_locked: isSlotOpen(state, slot, at) ? 0 : 1,
  };
}

export function toMergeInfo(
  { merged, created }: Merge,
  state: ChessState,
  moment: ShownMoment,
): ChessActionInfo['merges'][number] {
  return { merged: [...merged], created: toCardInfo(created, state, moment) };
}

interface Circumstances {
  readonly player: Pick<PlacementSnapshot, 'protection' | 'operatorLimits'>;
  readonly isRegionBlocked: boolean;
  readonly isOff: boolean;
}

/** Why the player cannot pay now; first a break of the player or an exclusion by the operator. */
export function pausedBy({ player, isRegionBlocked, isOff }: Circumstances, at: number): ShownMoment['paused'] {
  const { protection, operatorLimits } = player;
  const pauses = [protection.pause, operatorProtection(protection, operatorLimits).pause];
  if (pauses.some((pause) => currentBreak(pause, at) !== null)) return 'excluded';
  return isRegionBlocked ? 'region' : isOff ? 'off' : null;
}

/** Continues the time of the rented slots if the break that stopped it is over (CHESS-7). */
export function withSlotTime(state: ChessState, pause: PlayerProtection['pause'], at: number): ChessState {
  if (state.stoppedAt === null || currentBreak(pause, at) !== null) return state;
  return resumeSlotTime(state, pause === null ? at : Math.min(pause.until, at));
}
