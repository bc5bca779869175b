import { fraction, plus, type Fraction } from '../../chance/index';
import { HEROES, MARKET_PLACES, RANKS, TIERS, type PriceList, type Tier } from '../price-list';
import { ARRIVAL_WEIGHTS, arrivalOdds, gainsOf, kindSteps, SCALE, type ArrivalOdds } from './kind-process';
import { certifyKind, solveKind, type KindGains, type KindSolution, type StepOption } from './solve-kind';

const RANK_NUMBERS: readonly number[] = Array.from({ length: RANKS }, (_, index) => index + 1);

/** The relaxed game of one tier: each kind alone, charged for every held card and refresh. */
interface RelaxedTier {
  readonly tier: Tier;
  readonly slots: number;
  /** By rank. */
  readonly gains: readonly KindGains[];
  readonly odds: readonly ArrivalOdds[];
  /** Expected gain of 3-star finds of a market, times SCALE². */
  readonly threes: number;
}

/** Charge per held card and refresh, integer, and the solution of each rank under it. */
interface Relaxation {
  readonly charge: number;
  readonly solutions: readonly KindSolution[];
}

interface BoundedRelaxation extends Relaxation {
  readonly bound: number;
}

function relaxedTier(list: PriceList, tier: Tier, slots: number, costFactor: number): RelaxedTier {
  const { ranks, stars } = list.tiers[tier];
  const threes = RANK_NUMBERS.reduce((sum, rank) => {
    const { buy, sell } = list.ranks[rank - 1]!;
    const gain = Math.max(0, sell[2] * SCALE - buy[2] * costFactor);
    return sum + MARKET_PLACES * ranks[rank - 1]! * stars[2] * gain;
  }, 0);
  return {
    ...{ tier, slots, threes },
    gains: RANK_NUMBERS.map((rank) => gainsOf(kindSteps(list, rank, costFactor))),
    odds: RANK_NUMBERS.map((rank) => arrivalOdds(list, tier, rank)),
  };
}

function relax(game: RelaxedTier, charge: number, near?: Relaxation): BoundedRelaxation {
  const solutions = game.gains.map((gains, index) =>
    solveKind(gains, [{ odds: game.odds[index]!, perCard: charge, perStep: 0 }], near?.solutions[index]?.values),
  );
  const kinds = solutions.reduce((sum, { gain }) => sum + gain * HEROES, 0);
  return { charge, solutions, bound: kinds + game.threes / SCALE + charge * game.slots };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Of the charge: a thousandth of a hundredth. */
const CHARGE_STEP = SCALE / 1_000;

/** Golden section: the bound is convex in the charge. Any charge gives a valid bound. */
function bestRelaxation(game: RelaxedTier, [from, to]: readonly [number, number], near?: Relaxation): Relaxation {
  let [low, high] = [from, to];
  let a = relax(game, high - GOLDEN * (high - low), near);
  let b = relax(game, low + GOLDEN * (high - low), a);
  while (high - low > CHARGE_STEP) {
    if (a.bound < b.bound) {
      [high, b] = [b.charge, a];
      a = relax(game, high - GOLDEN * (high - low), b);
    } else {
      [low, a] = [a.charge, b];
      b = relax(game, low + GOLDEN * (high - low), a);
    }
  }
  return relax(game, Math.round((low + high) / 2), a);
}

/** Certified bound of the gain of a refresh before its fee, hundredths. */
function certifiedGain(game: RelaxedTier, { charge, solutions }: Relaxation): Fraction {
  const kinds = game.gains.reduce((sum, gains, index) => {
    const option = { odds: game.odds[index]!, perCard: charge, perStep: 0 };
    return sum + certifyKind(gains, [option], solutions[index]!.values) * BigInt(HEROES);
  }, 0n);
  const rest = BigInt(game.threes) + BigInt(charge * game.slots) * BigInt(SCALE);
  return fraction(kinds * BigInt(SCALE) + rest * ARRIVAL_WEIGHTS, ARRIVAL_WEIGHTS * BigInt(SCALE) ** 2n);
}

export interface TierBound {
  /** No strategy gains more from a refresh than this part of its fee; exact. */
  readonly refresh: Fraction;
  /** No strategy receives more than this part of all it pays; in steps of a millionth, exact. */
  readonly allPaid: Fraction;
  /** Hundredths: what one more card slot could bring at most, per refresh. */
  readonly charge: number;
  /** By rank: relative values of the states of a kind, hundredths. */
  readonly values: readonly (readonly number[])[];
}

/**
 * Bound of every strategy of one tier with `slots` slots (CHESS-9), by Lagrangian relaxation of the slots: for every charge
 * μ ≥ 0 on held cards, the optimal gains of all kinds + the gain of 3-star finds + μ · slots is at least the gain of any
 * strategy, as it never holds more cards. Certified in exact integers.
 */
export function boundOfTier(list: PriceList, tier: Tier, slots: number): TierBound {
  const fee = list.tiers[tier].fee;
  const game = relaxedTier(list, tier, slots, SCALE);
  const relaxation = bestRelaxation(game, [0, Math.max(1, fee) * SCALE]);
  const { top, bottom } = certifiedGain(game, relaxation);
  return {
    refresh: fraction(top, bottom * BigInt(Math.max(1, fee))),
    allPaid: boundOfAllPaid(list, { tier, slots, near: relaxation }),
    charge: relaxation.charge / SCALE,
    values: relaxation.solutions.map(({ values }) => values.map((value) => value / SCALE)),
  };
}

/**
 * Least λ, in millionths, for which no strategy gains if purchases and fee count λ times: received ≤ λ · paid. The gain is
 * convex in λ, so secants from above find it; the certificate decides.
 */
function boundOfAllPaid(
  list: PriceList,
  { tier, slots, near }: { readonly tier: Tier; readonly slots: number; readonly near: Relaxation },
): Fraction {
  const fee = list.tiers[tier].fee;
  const span = [0, 3 * near.charge + CHARGE_STEP] as const;
  /** Certified gain at this λ, less λ · fee, hundredths. */
  const excess = (factor: number): Fraction => {
    const game = relaxedTier(list, tier, slots, factor);
    return plus(certifiedGain(game, bestRelaxation(game, span, near)), fraction(-fee * factor, SCALE));
  };
  const value = ({ top, bottom }: Fraction): number => Number((top * 10n ** 15n) / bottom) / 1e15;
  let [factor, before] = [SCALE, SCALE - 1_000];
  let [now, last] = [excess(factor), excess(before)];
  if (now.top > 0n) return fraction(SCALE + 1, SCALE);
  for (let step = 0; step < 8 && Math.abs(factor - before) > 1; step += 1) {
    const slope = (value(now) - value(last)) / (factor - before);
    [before, last] = [factor, now];
    factor = Math.ceil(factor - value(now) / slope);
    now = excess(factor);
  }
  while (now.top > 0n) {
    factor += 1;
    now = excess(factor);
  }
  return fraction(factor, SCALE);
}

/**
 * Bound of the average gain of a refresh, fee included, for every mixture of tiers (CHESS-9), hundredths. The fee of each
 * tier, less 3-star finds and μ · slots, is split among the 30 kinds by their gains of that tier alone; then each kind
 * chooses its own tier in each state, which is more than a player can do.
 */
export function boundOfMixtures(list: PriceList, slots: number): Fraction {
  const games = TIERS.map((tier) => {
    const game = relaxedTier(list, tier, slots, SCALE);
    return { game, relaxation: bestRelaxation(game, [0, list.tiers[tier].fee * SCALE]) };
  });
  const kinds = RANK_NUMBERS.reduce((sum, rank) => {
    const options: readonly StepOption[] = games.map(({ game, relaxation: { charge, solutions } }) => ({
      odds: game.odds[rank - 1]!,
      perCard: charge,
      perStep: Math.round(solutions[rank - 1]!.gain),
    }));
    const gains = gainsOf(kindSteps(list, rank, SCALE));
    return sum + certifyKind(gains, options, solveKind(gains, options).values) * BigInt(HEROES);
  }, 0n);
  // What the split leaves of each fee is lost by every refresh; the least of it counts.
  const slacks = games.map(({ game, relaxation: { charge, solutions } }) => {
    const split = solutions.reduce((sum, { gain }) => sum + Math.round(gain) * HEROES, 0);
    const fee = BigInt(list.tiers[game.tier].fee) * BigInt(SCALE) ** 2n;
    return fee - BigInt(game.threes) - BigInt(charge * slots + split) * BigInt(SCALE);
  });
  const slack = slacks.reduce((least, other) => (other < least ? other : least));
  return fraction(kinds * BigInt(SCALE) - slack * ARRIVAL_WEIGHTS, ARRIVAL_WEIGHTS * BigInt(SCALE) ** 2n);
}
