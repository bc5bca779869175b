import { ticketFactor, timesCut, type Fraction } from './leg-result';
import { inMinor, minorOf, type ModelCurrency } from './currency';
import { capOf, costOf, type ModelBet } from './model-bet';
import type { Board, BoardPlay, ModelPoint } from './board';
import type { PlaceRequest } from '@clutchline/test-support/server/bet-requests';

export interface AcceptedBet {
  readonly kind: 'accepted';
  readonly sizes: readonly number[];
  readonly stake: bigint;
  readonly points: readonly {
    readonly pointId: number;
    readonly gameId: number;
    readonly playId: number;
    readonly odd: number;
  }[];
  readonly delayMs: number;
}
export type ModelDecision = AcceptedBet | { readonly kind: 'refused'; readonly refusal: string };

export interface AvailableLimits {
  readonly currency: ModelCurrency;
  balance: bigint;
  day: bigint;
  readonly games: Map<number, bigint>;
  readonly costs: Map<number, bigint>;
}

/** Hundredths of a limit unit; `combined` whole odds. */
export const LIMITS = {
  min: 100n,
  single: 500_000n,
  parlay: 200_000n,
  day: 5_000_000n,
  match: 900_000n,
  liability: 25_000_000n,
  combined: 2_000n,
} as const;
/** R38. */
export const FEED_AGE = { inPlay: 3_000, announced: 60_000 } as const;
/** League of Legends. */
export const DELAY_MS = 6_000;

const refused = (refusal: string): ModelDecision => ({ kind: 'refused', refusal });
const scaled = (limit: bigint, scale: number): bigint => (limit * BigInt(scale)) / 1_000n;
const thousandths = (odd: number): Fraction => [BigInt(odd), 1_000n];

type RequestedBet = PlaceRequest['bets'][number];

/** By the published rules, independently. */
export class ModelRules {
  constructor(
    private readonly board: Board,
    private readonly now: () => number,
    private readonly feedAgeMs: () => number,
  ) {}

  /** Reduces `limits`. */
  validate(request: PlaceRequest, limits: AvailableLimits): ModelDecision[] {
    const seen = new Set<number>();
    return request.bets.map((bet) => {
      const decision = this.#validateSingle(request, bet, seen) ?? this.#validateBet(request, bet, limits);
      if (decision.kind === 'accepted') spend(decision, limits);
      return decision;
    });
  }

  #validateSingle({ selections }: PlaceRequest, bet: RequestedBet, seen: Set<number>): ModelDecision | null {
    if (bet.kind !== 'single') return null;
    const pointId = selections[bet.selections[0] ?? 0]?.shop_id ?? 0;
    if (seen.has(pointId)) return refused('duplicate_selection');
    seen.add(pointId);
    return null;
  }

  #validateBet({ selections, accept }: PlaceRequest, bet: RequestedBet, limits: AvailableLimits): ModelDecision {
    const wanted = bet.selections.flatMap((place) => selections[place] ?? []);
    const points = wanted.flatMap(({ shop_id }) => this.board.points.get(shop_id) ?? []);
    if (points.length < wanted.length) return refused('bet_invalid');
    if (points.some(({ gameId }, index) => gameId !== wanted[index]?.game_id)) return refused('bet_invalid');
    const plays = points.map(({ playId }) => this.board.play(playId));
    const combination = bet.kind === 'single' ? null : combinationRefusal(points, plays);
    if (combination !== null) return refused(combination);
    for (const [index, point] of points.entries()) {
      const { odd, version } = wanted[index] ?? { odd: '', version: 0 };
      const refusal =
        this.board.refusalOf(point) ??
        this.#lateRefusal(point) ??
        this.#ageRefusal(point) ??
        priceRefusal(accept, point, { odd: odd ?? '', version });
      if (refusal !== null) return refused(refusal);
    }
    return this.#validateStake(bet, points, limits);
  }

  #lateRefusal({ gameId }: ModelPoint): string | null {
    const { live, startTime } = this.board.game(gameId);
    return live.status === 1 && this.now() >= startTime ? 'past_cut_off' : null;
  }

  #ageRefusal({ gameId }: ModelPoint): string | null {
    const limit = this.board.game(gameId).live.status === 1 ? FEED_AGE.announced : FEED_AGE.inPlay;
    return this.feedAgeMs() > limit ? 'suspended' : null;
  }

  #validateStake(bet: RequestedBet, points: readonly ModelPoint[], limits: AvailableLimits): ModelDecision {
    const sizes = bet.sizes ?? [points.length];
    const factors = points.map(({ odd }) => thousandths(odd));
    const amount = minorOf(bet.stake, limits.currency);
    if (amount === null) return refused('amount_format');
    const highest = factors.toSorted(([a], [b]) => Number(b - a)).slice(0, Math.max(...sizes));
    const [n, d] = ticketFactor(highest, [highest.length]);
    if (n > LIMITS.combined * d) return refused('combined_odds_limit');
    const combinations = bet.per === 'unit' ? combinationCount(points.length, sizes) : 1n;
    const stake = amount * combinations;
    const refusal = this.#limitRefusal(bet, points, { stake, limits });
    if (refusal !== null) return refused(refusal);
    if (timesCut(stake, ticketFactor(factors, sizes)) > capOf(limits.currency)) return refused('payout_limit');
    if (stake > limits.balance) return refused('insufficient_balance');
    const isLive = points.some(({ gameId }) => this.board.game(gameId).live.status === 2);
    const legs = points.map(({ pointId, gameId, playId, odd }) => ({ pointId, gameId, playId, odd }));
    return { kind: 'accepted', sizes, stake, points: legs, delayMs: isLive ? DELAY_MS : 0 };
  }

  #limitRefusal(
    bet: RequestedBet,
    points: readonly ModelPoint[],
    { stake, limits }: { readonly stake: bigint; readonly limits: AvailableLimits },
  ): string | null {
    const scale = Math.min(...points.map(({ playId }) => this.board.play(playId).scale));
    const limit = (hundredths: bigint): bigint => inMinor(limits.currency, hundredths);
    if (stake < limit(LIMITS.min)) return 'amount_low';
    if (stake > scaled(limit(bet.kind === 'single' ? LIMITS.single : LIMITS.parlay), scale)) return 'amount_high';
    if (limits.day + stake > limit(LIMITS.day)) return 'day_limit';
    if (points.some(({ gameId }) => (limits.games.get(gameId) ?? 0n) + stake > limit(LIMITS.match)))
      return 'match_limit';
    const isTooDear = ({ pointId, playId, odd }: ModelPoint): boolean =>
      (limits.costs.get(pointId) ?? 0n) + costOf(stake, odd) >
      scaled(limit(LIMITS.liability), this.board.play(playId).scale);
    return points.some(isTooDear) ? 'market_limit' : null;
  }
}

function spend({ stake, points }: AcceptedBet, limits: AvailableLimits): void {
  limits.balance -= stake;
  limits.day += stake;
  for (const { gameId } of points) limits.games.set(gameId, (limits.games.get(gameId) ?? 0n) + stake);
  for (const { pointId, odd } of points)
    limits.costs.set(pointId, (limits.costs.get(pointId) ?? 0n) + costOf(stake, odd));
}

function combinationRefusal(points: readonly ModelPoint[], plays: readonly BoardPlay[]): string | null {
  if (points.length < 3) return 'min_legs';
  if (new Set(points.map(({ pointId }) => pointId)).size < points.length) return 'duplicate_selection';
  if (plays.some(({ noParlay }) => noParlay)) return 'no_combo';
  return new Set(points.map(({ gameId }) => gameId)).size < points.length ? 'one_per_match' : null;
}

function priceRefusal(
  accept: string,
  point: ModelPoint,
  requested: { readonly odd: string; readonly version: number },
) {
  if (requested.version > point.version) return 'odds_changed';
  const seen = Number(requested.odd.replace('.', ''));
  if (accept === 'better') return point.odd < seen ? 'odds_lower' : null;
  return accept === 'none' && point.odd !== seen ? 'odds_changed' : null;
}

/** Pascal's rule. */
function combinationCount(legs: number, sizes: readonly number[]): bigint {
  const choose = (n: number, k: number): bigint => (k === 0 || k === n ? 1n : choose(n - 1, k - 1) + choose(n - 1, k));
  return sizes.reduce((sum, size) => sum + choose(legs, size), 0n);
}

export function availableLimits(
  { balance, currency }: Pick<AvailableLimits, 'balance' | 'currency'>,
  bets: Iterable<ModelBet>,
  accountId: number,
  now: number,
): AvailableLimits {
  const dayStart = now - (now % 86_400_000);
  const limits: AvailableLimits = { currency, balance, day: 0n, games: new Map(), costs: new Map() };
  for (const bet of bets) {
    if (bet.state === 'rejected') continue;
    if (bet.currency.id === currency.id)
      for (const { pointId, odd } of bet.legs)
        limits.costs.set(pointId, (limits.costs.get(pointId) ?? 0n) + costOf(bet.stake, odd));
    if (bet.accountId !== accountId || bet.state === 'refunded') continue;
    if (bet.at >= dayStart) limits.day += bet.stake;
    for (const { gameId } of bet.legs) limits.games.set(gameId, (limits.games.get(gameId) ?? 0n) + bet.stake);
  }
  return limits;
}
