import { ODD_MAX, ODD_MIN, ODD_ONE } from '../odds/odds-range';
import { EXPONENTIAL_ONE, fixedExponential, MOST_LOG_ODDS } from './fixed-exponential';

/** Margin of a play that a trader sets, thousandths. */
export const MOST_HOUSE_MARGIN = 300;

/** What a trader adds to the log-odds of one pick. */
export interface Bias {
  /** Of the pick in the prices of the feed. */
  readonly index: number;
  /** Millionths of log-odds, so that each typed price can be met; positive: a lower price. */
  readonly logOdds: number;
}

export interface HouseRule {
  readonly bias: Bias | null;
  /** Thousandths, 0 to 300; null: as the feed has. */
  readonly margin: number | null;
}

/** Least common multiple: with it all implied probabilities are whole. */
function commonMultiple(odds: readonly bigint[]): bigint {
  return odds.reduce((multiple, odd) => {
    let [divisor, rest] = [multiple, odd];
    while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
    return (multiple / divisor) * odd;
  }, 1n);
}

interface Book {
  readonly odds: readonly bigint[];
  /** Implied probability of each pick times `unit`. */
  readonly shares: readonly bigint[];
  /** Sum of `shares`. */
  readonly total: bigint;
  readonly unit: bigint;
}

/** Exact: prices of the feed are the same on every machine, and so is all that follows. */
function bookOf(feed: readonly number[]): Book {
  if (feed.length < 2 || feed.some((odd) => odd < ODD_MIN || odd > ODD_MAX))
    throw new RangeError('House prices need two prices of the feed or more, each 1.001 to 1000.000');
  const odds = feed.map(BigInt);
  const unit = commonMultiple(odds);
  const shares = odds.map((odd) => (unit * BigInt(ODD_ONE)) / odd);
  return { odds, shares, total: shares.reduce((sum, share) => sum + share, 0n), unit };
}

const within = (odd: bigint): number =>
  odd < BigInt(ODD_MIN) ? ODD_MIN : odd > BigInt(ODD_MAX) ? ODD_MAX : Number(odd);

/**
 * Prices of the house (DESK-9). With the fair probabilities p of the feed, proportional, and the bias b on pick k:
 * p'ₖ = σ(logit pₖ + b), the others scaled to 1 − p'ₖ; price = ⌊1000 / (p' (1 + m))⌋, within 1.001 to 1000.000. Multiplied
 * out, pick i has feed price × (total + shareₖ (e^b − 1)) / (1 + m), and pick k that divided by e^b, so each price is one
 * division of whole numbers, rounded down. The book never sums to less than 1.000: rounding down and the highest price of
 * 1000.000 only add to it, and 1/1.001 + 1/1000 exceeds 1.
 *
 * Without bias and margin they are the feed's, unless its book is below 1.000.
 *
 * @param feed thousandths, of all picks with a price.
 * @throws RangeError with fewer than two prices, or one out of range.
 */
export function housePrices(feed: readonly number[], { bias, margin }: HouseRule): number[] {
  const { odds, shares, total, unit } = bookOf(feed);
  const exponential = fixedExponential(bias?.logOdds ?? 0);
  const share = shares[bias?.index ?? 0] ?? 0n;
  const one = BigInt(ODD_ONE);
  const scaled = ((total - share) * EXPONENTIAL_ONE + share * exponential) * one;
  const book = margin === null ? largest(total, unit) * one : unit * BigInt(ODD_ONE + margin);
  return odds.map((odd, index) =>
    within((odd * scaled) / (book * (index === bias?.index ? exponential : EXPONENTIAL_ONE))),
  );
}

const largest = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Margin of the prices of a feed, thousandths, rounded down. */
export function feedMargin(feed: readonly number[]): number {
  const { total, unit } = bookOf(feed);
  return Number((total * BigInt(ODD_ONE)) / unit) - ODD_ONE;
}

export interface WantedPrice {
  readonly index: number;
  /** Thousandths. */
  readonly odd: number;
  readonly margin: number | null;
}

/**
 * The bias at which the price of the pick is nearest to the wanted one: none if that is the price without, otherwise the
 * greatest of several with the same price, so that a bias that fades gives the typed price first.
 */
export function biasForPrice(feed: readonly number[], { index, odd, margin }: WantedPrice): number {
  const priceAt = (logOdds: number): number => housePrices(feed, { bias: { index, logOdds }, margin })[index] ?? 0;
  const lowest = firstWhere((logOdds) => priceAt(logOdds) <= odd);
  const above = lowest - 1;
  const isAboveNearer = above >= -MOST_LOG_ODDS && priceAt(above) - odd < odd - priceAt(lowest);
  const nearest = priceAt(isAboveNearer ? above : lowest);
  const from = firstWhere((logOdds) => priceAt(logOdds) <= nearest);
  const until = firstWhere((logOdds) => priceAt(logOdds) < nearest) - 1;
  return from > 0 ? until : until < 0 ? from : 0;
}

/** The least bias for which a condition holds that holds for all greater ones; the greatest if it never does. */
function firstWhere(holds: (logOdds: number) => boolean): number {
  let [low, high] = [-MOST_LOG_ODDS, MOST_LOG_ODDS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What is left of a bias: all of it if `fadeMs` is 0, otherwise the part of the time that is left, rounded towards 0. */
export function fadedBias(logOdds: number, fadeMs: number, passedMs: number): number {
  if (fadeMs === 0) return logOdds;
  const left = BigInt(Math.max(0, fadeMs - Math.max(0, passedMs)));
  return Number((BigInt(logOdds) * left) / BigInt(fadeMs));
}

/** Of {@link fairShare}. */
const SHARE_ONE = 10n ** 12n;

/** Fair probability of a pick by the feed, in millionths of millionths, rounded down. */
export function fairShare(feed: readonly number[], index: number): number {
  const { shares, total } = bookOf(feed);
  return Number(((shares[index] ?? 0n) * SHARE_ONE) / total);
}

/** Whether the feed moved by itself as far as the bias, in its direction. */
export function hasFeedFollowed(logOdds: number, before: number, now: number): boolean {
  const [was, is] = [BigInt(before), BigInt(now)];
  const wanted = was * (SHARE_ONE - is) * fixedExponential(logOdds);
  const reached = is * (SHARE_ONE - was) * EXPONENTIAL_ONE;
  return logOdds > 0 ? reached >= wanted : reached <= wanted;
}
