import { ARRIVAL_WEIGHTS, ARRIVALS, HELD, KIND_STATES, type ArrivalOdds } from './kind-process';

/** A way to play one step of a kind: its tier, what a held card is charged, what the refresh is charged. */
export interface StepOption {
  readonly odds: ArrivalOdds;
  /** Integers in a certificate, in the unit of the gains. */
  readonly perCard: number;
  readonly perStep: number;
}

export type KindGains = readonly (readonly (readonly number[])[])[];

export interface KindSolution {
  /** Highest average gain of a step, as computed: a float. */
  readonly gain: number;
  /** Relative value of each state, that of the empty one 0. */
  readonly values: readonly number[];
}

/** Per step all cards vanish with this chance, so that every policy has one average; the certificate does not use it. */
const RESTART = 1e-9;
const ROUNDS = 100;
/** In the unit of the gains: a millionth of a hundredth. */
const TOLERANCE = 1;

interface Policy {
  /** By state: index of the option, then the next state of each arrival. */
  readonly options: readonly number[];
  readonly next: readonly (readonly number[])[];
}

/** Policy iteration (Howard), from values of a similar problem: the optimal average gain and the values of the states. */
export function solveKind(
  gains: KindGains,
  options: readonly StepOption[],
  start: readonly number[] = Array.from({ length: KIND_STATES }, () => 0),
): KindSolution {
  let solution: KindSolution = { gain: -Infinity, values: start };
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = evaluate(improve(solution.values, gains, options), gains, options);
    const moved = next.values.map((value, state) => Math.abs(value - solution.values[state]!));
    const isSettled = Math.max(Math.abs(next.gain - solution.gain), ...moved) <= TOLERANCE;
    solution = next;
    if (isSettled) break;
  }
  return solution;
}

function improve(values: readonly number[], gains: KindGains, options: readonly StepOption[]): Policy {
  const chosen = gains.map((rows) => {
    const steps = options.map((option) => {
      const next = rows.map((row) => bestNext(row, values, option));
      const total = next.reduce(
        (sum, to, arrival) => sum + option.odds.chances[arrival]! * valueOf(rows[arrival]!, to, values, option),
        -option.perStep,
      );
      return { next, total };
    });
    const best = steps.reduce((found, step, index) => (step.total > steps[found]!.total ? index : found), 0);
    return { option: best, next: steps[best]!.next };
  });
  return { options: chosen.map(({ option }) => option), next: chosen.map(({ next }) => next) };
}

function bestNext(row: readonly number[], values: readonly number[], option: StepOption): number {
  let best = 0;
  for (let to = 1; to < KIND_STATES; to += 1)
    if (valueOf(row, to, values, option) > valueOf(row, best, values, option)) best = to;
  return best;
}

function valueOf(row: readonly number[], to: number, values: readonly number[], { perCard }: StepOption): number {
  return row[to]! - perCard * HELD[to]! + values[to]!;
}

/** Solves value(s) + gain = reward(s) + Σ chance · value(next), value(0) = 0; the unknown of column 0 is the gain. */
function evaluate({ options, next }: Policy, gains: KindGains, all: readonly StepOption[]): KindSolution {
  const rows = gains.map((stateGains, state) => {
    const option = all[options[state]!]!;
    const row = Array.from({ length: KIND_STATES + 1 }, () => 0);
    row[0] = 1;
    if (state > 0) row[state] = 1;
    let reward = -option.perStep;
    ARRIVALS.forEach((_, arrival) => {
      const to = next[state]![arrival]!;
      const chance = option.odds.chances[arrival]!;
      reward += chance * (stateGains[arrival]![to]! - option.perCard * HELD[to]!);
      if (to > 0) row[to]! -= chance * (1 - RESTART);
    });
    row[KIND_STATES] = reward;
    return row;
  });
  const [gain = 0, ...values] = solveLinear(rows);
  return { gain, values: [0, ...values] };
}

/** Gaussian elimination with pivoting; the last column is the right side. */
function solveLinear(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < size; row += 1) {
      const factor = row === column ? 0 : rows[row]![column]! / rows[column]![column]!;
      if (factor === 0) continue;
      for (let entry = column; entry <= size; entry += 1) rows[row]![entry]! -= factor * rows[column]![entry]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}

/**
 * Upper bound of the average gain of every policy, in exact integers: for any values h, no policy gains more than the
 * maximum over the states of [best expected gain + h(next) − h(state)]. The float solution only proposes h.
 *
 * @returns times {@link ARRIVAL_WEIGHTS}.
 */
export function certifyKind(gains: KindGains, options: readonly StepOption[], values: readonly number[]): bigint {
  const whole = values.map((value) => BigInt(Math.round(value)));
  const bounds = gains.flatMap((rows, state) =>
    options.map((option) => {
      const expected = rows.reduce((sum, row, arrival) => {
        const best = row.reduce<bigint | null>((most, gain, to) => {
          if (gain === -Infinity) return most;
          const value = BigInt(gain) - BigInt(option.perCard) * BigInt(HELD[to]!) + whole[to]!;
          return most === null || value > most ? value : most;
        }, null);
        return sum + option.odds.weights[arrival]! * (best ?? 0n);
      }, 0n);
      return expected - (BigInt(option.perStep) + whole[state]!) * ARRIVAL_WEIGHTS;
    }),
  );
  return bounds.reduce((most, bound) => (bound > most ? bound : most));
}
