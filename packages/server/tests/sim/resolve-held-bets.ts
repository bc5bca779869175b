import type { Board } from './board';
import { inMinor, type ModelCurrency } from './currency';
import { LIMITS } from './model-rules';
import { ticketFactor, timesCut } from './leg-result';
import { Violation } from './violation';
import { capOf, costOf, type ModelBet, type ModelLeg } from './model-bet';

export type HeldResult =
  | { readonly kind: 'confirmed'; readonly legs: readonly ModelLeg[] }
  | { readonly kind: 'rejected'; readonly reason: string };

const REASON_OF = { suspended: 'suspended', closed: 'bet_closed', score: 'moved_in_delay' } as const;

export interface FeedState {
  readonly board: Board;
  readonly now: number;
  /** To accept a bet. */
  readonly isOld: boolean;
}

/** For a fresh feed; then rejected. */
const MAX_WAIT_MS = 20_000;

function atFreshFeed(bet: ModelBet, result: HeldResult, { now, isOld }: FeedState): HeldResult {
  if (!isOld || result.kind === 'rejected') return result;
  if (now >= (bet.heldUntil ?? 0) + MAX_WAIT_MS) return { kind: 'rejected', reason: 'suspended' };
  throw new Violation(`R38 ${bet.orderNo} was confirmed at an old feed`);
}

export function resolveHeldBets(
  bets: readonly ModelBet[],
  all: Iterable<ModelBet>,
  feedState: FeedState,
): Map<ModelBet, HeldResult> {
  const { board } = feedState;
  const results = new Map(bets.map((bet) => [bet, atFreshFeed(bet, resolveHeldBet(bet, board), feedState)]));
  const costs = new Map<string, bigint>();
  for (const { state, legs, stake, currency } of all)
    if (state !== 'rejected')
      for (const { pointId, odd } of legs) {
        const key = keyOf(pointId, currency);
        costs.set(key, (costs.get(key) ?? 0n) + costOf(stake, odd));
      }
  const dearer = bets.flatMap((bet) => {
    const result = results.get(bet);
    if (result?.kind !== 'confirmed') return [];
    return result.legs.flatMap(({ pointId, playId, odd }, place) => {
      const more = costOf(bet.stake, odd) - costOf(bet.stake, bet.legs[place]?.odd ?? odd);
      return more > 0n ? [{ bet, pointId, playId, more }] : [];
    });
  });
  for (const { bet, pointId, playId, more } of dearer.toSorted((a, b) => a.pointId - b.pointId)) {
    const key = keyOf(pointId, bet.currency);
    const cost = (costs.get(key) ?? 0n) + more;
    if (cost > (inMinor(bet.currency, LIMITS.liability) * BigInt(board.play(playId).scale)) / 1_000n)
      results.set(bet, { kind: 'rejected', reason: 'market_limit' });
    else costs.set(key, cost);
  }
  return results;
}

/** Per currency. */
const keyOf = (pointId: number, { id }: ModelCurrency): string => `${pointId} ${id}`;

function resolveHeldBet({ move, legs, accept, stake, sizes, currency }: ModelBet, board: Board): HeldResult {
  const rejected = (reason: string): HeldResult => ({ kind: 'rejected', reason });
  if (move !== null) return rejected(REASON_OF[move]);
  const points = legs.map(({ pointId }) => board.point(pointId));
  const closed = points.map((point) => board.refusalOf(point)).find((refusal) => refusal !== null);
  if (closed !== undefined) return rejected(closed);
  for (const [place, { odd }] of legs.entries()) {
    const now = points[place]?.odd ?? 0;
    if (accept === 'none' && now !== odd) return rejected('odds_changed');
    if (accept === 'better' && now < odd) return rejected('odds_lower');
  }
  const newer = legs.map((leg, place) => ({ ...leg, odd: points[place]?.odd ?? leg.odd }));
  if (newer.every(({ odd }, place) => odd === legs[place]?.odd)) return { kind: 'confirmed', legs };
  const factors = newer.map(({ odd }) => [BigInt(odd), 1_000n] as const);
  const highest = factors.toSorted(([a], [b]) => Number(b - a)).slice(0, Math.max(...sizes));
  const [n, d] = ticketFactor(highest, [highest.length]);
  if (n > LIMITS.combined * d) return rejected('combined_odds_limit');
  if (timesCut(stake, ticketFactor(factors, sizes)) > capOf(currency)) return rejected('payout_limit');
  return { kind: 'confirmed', legs: newer };
}
