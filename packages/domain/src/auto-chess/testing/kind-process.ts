import { HEROES, MARKET_PLACES, type PriceList, type Tier } from '../price-list';

/**
 * One kind of cards (a hero of a rank) as a decision process. A state is the number of its 2-stars and 1-stars in the
 * backpack, 0 to 2 each: index = 3 · twos + ones.
 */
export const KIND_STATES = 9;
export const HELD: readonly number[] = Array.from(
  { length: KIND_STATES },
  (_, state) => Math.floor(state / 3) + (state % 3),
);

/** All amounts of the bounds: millionths of a hundredth, so that a factor of purchases in parts per million is exact. */
export const SCALE = 1_000_000;
/** Bottom of the chances of one market place: per mille of rank × per mille of star × heroes. */
const PARTS = 1_000 * 1_000 * HEROES;

/** Numbers of 1-stars and 2-stars of the kind in one market. */
interface Arrival {
  readonly ones: number;
  readonly twos: number;
}

export const ARRIVALS: readonly Arrival[] = Array.from({ length: MARKET_PLACES + 1 }, (_, ones) =>
  Array.from({ length: MARKET_PLACES + 1 - ones }, (_unused, twos) => ({ ones, twos })),
).flat();

/** Of each of {@link ARRIVALS}: its chance, and its exact weight; the weights sum to {@link ARRIVAL_WEIGHTS}. */
export interface ArrivalOdds {
  readonly weights: readonly bigint[];
  readonly chances: readonly number[];
}

/** Multinomial over five places. */
export function arrivalOdds(list: PriceList, tier: Tier, rank: number): ArrivalOdds {
  const { ranks, stars } = list.tiers[tier];
  const one = BigInt(ranks[rank - 1]! * stars[0]);
  const two = BigInt(ranks[rank - 1]! * stars[1]);
  const other = BigInt(PARTS) - one - two;
  const weights = ARRIVALS.map(({ ones, twos }) => {
    const rest = MARKET_PLACES - ones - twos;
    const ways = factorial(MARKET_PLACES) / (factorial(ones) * factorial(twos) * factorial(rest));
    return ways * one ** BigInt(ones) * two ** BigInt(twos) * other ** BigInt(rest);
  });
  return { weights, chances: weights.map((weight) => Number((weight * DIGITS) / ARRIVAL_WEIGHTS) / Number(DIGITS)) };
}

export const ARRIVAL_WEIGHTS = BigInt(PARTS) ** BigInt(MARKET_PLACES);
const DIGITS = 10n ** 17n;

const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1));

/** Trades of one step in one kind that end in a given state, with the highest gain. */
export interface KindStep {
  readonly gain: number;
  /** Bought from the market; negative: sold from the backpack. */
  readonly ones: number;
  readonly twos: number;
}

/** By state, arrival and next state; null if the next state cannot be reached. */
export type KindSteps = readonly (readonly (readonly (KindStep | null)[])[])[];

/**
 * Best steps of a kind. All that the rules allow is allowed, and more: free room within the step, sales before purchases,
 * merges at will. Offered cards that are not bought are sold directly if that pays.
 *
 * @param costFactor of purchases, parts per million: SCALE for the gain, less for the return on all that is paid.
 */
export function kindSteps(list: PriceList, rank: number, costFactor: number): KindSteps {
  const { buy, sell } = list.ranks[rank - 1]!;
  const prices = {
    ones: { buy: buy[0] * costFactor, sell: sell[0] * SCALE },
    twos: { buy: buy[1] * costFactor, sell: sell[1] * SCALE },
    three: sell[2] * SCALE,
  };
  const states = Array.from({ length: KIND_STATES }, (_, state) => state);
  return states.map((from) => ARRIVALS.map((arrival) => states.map((to) => bestStep(from, arrival, to, prices))));
}

interface StarPrices {
  readonly buy: number;
  readonly sell: number;
}

function bestStep(
  from: number,
  arrival: Arrival,
  to: number,
  prices: { readonly ones: StarPrices; readonly twos: StarPrices; readonly three: number },
): KindStep | null {
  const held = { ones: from % 3, twos: Math.floor(from / 3) };
  const left = { ones: to % 3, twos: Math.floor(to / 3) };
  let best: KindStep | null = null;
  for (let toTwos = 0; toTwos * 3 <= held.ones + arrival.ones; toTwos += 1)
    for (let toThrees = 0; toThrees * 3 <= held.twos + arrival.twos + toTwos; toThrees += 1) {
      const ones = left.ones + 3 * toTwos - held.ones;
      const twos = left.twos + 3 * toThrees - held.twos - toTwos;
      if (ones > arrival.ones || twos > arrival.twos) continue;
      const gain =
        tradeGain(ones, arrival.ones, prices.ones) +
        tradeGain(twos, arrival.twos, prices.twos) +
        toThrees * prices.three;
      if (best === null || gain > best.gain) best = { gain, ones, twos };
    }
  return best;
}

/** Gain of buying `need` of `offered` cards, or of selling −`need`; further offered cards are traded if that pays. */
function tradeGain(need: number, offered: number, { buy, sell }: StarPrices): number {
  const traded = need < 0 ? -need * sell : -need * buy;
  return traded + Math.max(0, sell - buy) * (offered - Math.max(0, need));
}

/** The gains alone; −Infinity if the next state cannot be reached. */
export function gainsOf(steps: KindSteps): readonly (readonly (readonly number[])[])[] {
  return steps.map((rows) => rows.map((row) => row.map((step) => step?.gain ?? -Infinity)));
}

/** Index in {@link ARRIVALS}. */
export function arrivalIndex(ones: number, twos: number): number {
  return ARRIVALS.findIndex((arrival) => arrival.ones === ones && arrival.twos === twos);
}
