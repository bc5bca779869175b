import type { AcceptPreference, Refusal } from '@clutchline/contract';
import { checkCombo, checkStake, combinedOdds, exceedsCombinedOdds, parseAmount } from '@clutchline/domain';

import type { BettablePoint } from '../ports/board-store';
import { currencyOf } from './currencies';
import { judgeLeg } from './judge-leg';
import type { Purse } from './purse';
import type { Wish } from './wishes-of';

/** A bet that may be taken: stake in minor units, legs at the price now. */
export interface TakenBet {
  readonly kind: 'taken';
  readonly stake: bigint;
  /** Combined odds as the wire shows them. */
  readonly odds: string;
  readonly legs: readonly BettablePoint[];
}

export interface RefusedBet {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  /** The amount in minor units that the limit allows; null where none bit. */
  readonly limit: bigint | null;
  readonly shopIds: readonly number[];
}

export type Verdict = TakenBet | RefusedBet;

/** What bets are judged by. */
export interface Bench {
  readonly accept: AcceptPreference;
  /** The points of the request as they are stored, held until the commit. */
  readonly points: ReadonlyMap<number, BettablePoint>;
  readonly purse: Purse;
}

/** The rules of one bet, in this order: what it is on, how it is combined, whether that is open, price, money. */
export function judgeBet(wish: Wish, bench: Bench): Verdict {
  const legs = legsOf(wish, bench);
  if (legs === null) return refused('bet_invalid', wish);
  return judgeCombination(wish, legs) ?? judgeLegs(wish, legs, bench) ?? judgeMoney(wish, legs, bench.purse);
}

/** The stored points of the selections; null where one is unknown or of another match or play than was said. */
function legsOf({ selections }: Wish, { points }: Bench): BettablePoint[] | null {
  const legs = selections.flatMap(({ shop_id, game_id, play_info_id }) => {
    const point = points.get(shop_id);
    return point?.gameId === game_id && point.playId === play_info_id ? [point] : [];
  });
  return legs.length === selections.length ? legs : null;
}

function judgeCombination({ kind }: Wish, legs: readonly BettablePoint[]): Verdict | null {
  if (kind === 'single') return null;
  const verdict = checkCombo(
    legs.map(({ gameId, playId, pointId, play }) => ({
      game_id: gameId,
      play_info_id: playId,
      point_id: pointId,
      no_parlay: play.no_parlay,
    })),
  );
  return verdict === null
    ? null
    : { kind: 'refused', refusal: verdict.refusal, limit: null, shopIds: verdict.shop_ids };
}

/** The first refusal among the legs, with all points it is true of. */
function judgeLegs({ selections }: Wish, legs: readonly BettablePoint[], { accept }: Bench): Verdict | null {
  const refusals = selections.map((selection, index) => {
    const point = legs[index];
    return { shopId: selection.shop_id, refusal: point === undefined ? null : judgeLeg(selection, point, accept) };
  });
  const first = refusals.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  if (first === null) return null;
  const shopIds = refusals.filter(({ refusal }) => refusal === first).map(({ shopId }) => shopId);
  return { kind: 'refused', refusal: first, limit: null, shopIds };
}

function judgeMoney(wish: Wish, legs: readonly BettablePoint[], purse: Purse): Verdict {
  const { limits } = purse;
  const odds = legs.map(({ odd }) => odd);
  const stake = parseAmount(wish.stake, currencyOf(purse.currencyId).decimals);
  if (stake === null) return refused('amount_format', wish);
  if (exceedsCombinedOdds(odds, limits.maxOdds)) return refused('combined_odds_limit', wish);
  const verdict = checkStake(stake, {
    min: limits.min,
    max: wish.kind === 'single' ? limits.maxSingle : limits.maxParlay,
    dayLeft: purse.dayLeft,
    matchLeft: purse.matchLeft(legs.map(({ gameId }) => gameId)),
    maxPayout: limits.payout,
    odds,
  });
  if (verdict !== null) return refused(verdict.refusal, wish, verdict.limit);
  if (stake > purse.balance) return refused('insufficient_balance', wish, purse.balance);
  return { kind: 'taken', stake, odds: combinedOdds(odds), legs };
}

function refused(refusal: Refusal, { selections }: Wish, limit: bigint | null = null): RefusedBet {
  return { kind: 'refused', refusal, limit, shopIds: [...new Set(selections.map(({ shop_id }) => shop_id))] };
}
