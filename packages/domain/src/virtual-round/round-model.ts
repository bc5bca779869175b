import { fraction, plus, times, type Fraction } from '../chance/index';
import { killsOfLoser } from './draw-round';
import type { RoundMarket, RoundPick, RoundPlay } from './round-plays';
import { POSITIONS, ROUND_TABLES } from './round-tables';

/** Exact distribution of kills over all bands; weights of each map sum to `weights`. */
export interface KillModel {
  readonly weights: bigint;
  /** Weight by kills of both sides. */
  readonly totals: ReadonlyMap<number, bigint>;
  /** Weight by lead of the winner, which can be negative. */
  readonly leads: ReadonlyMap<number, bigint>;
}

const PER_MILLE = 1_000;
const ONE = fraction(1);

/** Enumerates every band, total and share: 5 × 49 × 41 cases (V1). */
export function killModel(): KillModel {
  const { bands, shareSides } = ROUND_TABLES;
  const totals = new Map<number, bigint>();
  const leads = new Map<number, bigint>();
  const shares = sumsOfDraws(shareSides, 2);
  // Every band counts 13³ · 15³ · 17³ cases of its kills, whatever it draws from.
  const cases = [...new Set(bands.map(({ sides }) => sides))].reduce((product, sides) => product * cube(sides), 1n);
  for (const { weight, base, sides, share } of bands) {
    const scale = (BigInt(weight) * cases) / cube(sides);
    sumsOfDraws(sides, 3).forEach((ways, sum) => {
      const total = base + sum;
      add(totals, total, scale * ways * BigInt(shareSides ** 2));
      shares.forEach((shareWays, drawn) => {
        add(leads, total - 2 * killsOfLoser(total, share + drawn), scale * ways * shareWays);
      });
    });
  }
  return { weights: BigInt(PER_MILLE) * cases * BigInt(shareSides ** 2), totals, leads };
}

const cube = (sides: number): bigint => BigInt(sides) ** 3n;

/** Number of ways to draw each sum of `count` draws below `sides`; index: the sum. */
function sumsOfDraws(sides: number, count: number): readonly bigint[] {
  let ways = [1n];
  for (let draw = 0; draw < count; draw += 1) {
    const next = Array.from({ length: ways.length + sides - 1 }, () => 0n);
    ways.forEach((way, sum) => {
      for (let side = 0; side < sides; side += 1) next[sum + side] = (next[sum + side] ?? 0n) + way;
    });
    ways = next;
  }
  return ways;
}

function add(weights: Map<number, bigint>, key: number, weight: bigint): void {
  weights.set(key, (weights.get(key) ?? 0n) + weight);
}

interface PlayView {
  /** 0 for a market without a line. */
  readonly line: number;
  /** Of side 1. */
  readonly win: Fraction;
  readonly model: KillModel;
}

type PickChance = (pick: RoundPick, play: PlayView) => Fraction;

const CHANCES: Readonly<Record<RoundMarket, PickChance>> = {
  map_winner: (pick, { win }) => ofSide(pick, win),
  total_kills: (pick, { line, model }) =>
    ofOver(
      pick,
      share(model.totals, model, (total) => total * 1_000 > line),
    ),
  kill_handicap: (pick, play) => ofSide(pick, coverChance(play)),
  odd_even_kills: (pick, { model }) =>
    ofOdd(
      pick,
      share(model.totals, model, (total) => total % 2 !== 0),
    ),
  duration: (pick, { line }) => ofOver(pick, overChance(line)),
  first_blood: (pick, { win }) => ofSide(pick, firstChance(ROUND_TABLES.first.blood, win)),
  first_dragon: (pick, { win }) => ofSide(pick, firstChance(ROUND_TABLES.first.dragon, win)),
  first_tower: (pick, { win }) => ofSide(pick, firstChance(ROUND_TABLES.first.tower, win)),
  duration_band: (pick) => (pick.kind === 'band' ? bandChance(pick.band) : fraction(0)),
  first_blood_position: (pick) => (pick.kind === 'position' ? positionChance(pick.position) : fraction(0)),
};

/**
 * Exact chance of a pick (ROUND-4).
 *
 * @param winChance of side 1, per cent.
 * @returns 0 for a pick that the market lacks.
 */
export function pickChance(
  { market, line }: Pick<RoundPlay, 'market' | 'line'>,
  pick: RoundPick,
  winChance: number,
  model: KillModel,
): Fraction {
  return CHANCES[market](pick, { line: line ?? 0, win: fraction(winChance, 100), model });
}

function ofSide(pick: RoundPick, chance: Fraction): Fraction {
  if (pick.kind !== 'side') return fraction(0);
  return pick.side === 1 ? chance : rest(chance);
}

function ofOver(pick: RoundPick, chance: Fraction): Fraction {
  if (pick.kind === 'over') return chance;
  return pick.kind === 'under' ? rest(chance) : fraction(0);
}

function ofOdd(pick: RoundPick, chance: Fraction): Fraction {
  if (pick.kind === 'odd') return chance;
  return pick.kind === 'even' ? rest(chance) : fraction(0);
}

function rest(chance: Fraction): Fraction {
  return plus(ONE, times(fraction(-1), chance));
}

/** Chance of side 1 to be first if the winner is first in `perMille` of 1,000 rounds. */
function firstChance(perMille: number, win: Fraction): Fraction {
  const first = fraction(perMille, PER_MILLE);
  return plus(times(win, first), times(rest(win), rest(first)));
}

/** Chance of side 1 to win its handicap. */
function coverChance({ line, win, model }: PlayView): Fraction {
  const asWinner = share(model.leads, model, (lead) => lead * 1_000 + line > 0);
  const asLoser = share(model.leads, model, (lead) => line - lead * 1_000 > 0);
  return plus(times(win, asWinner), times(rest(win), asLoser));
}

/** A line of the duration is the first minute of a band. */
function overChance(line: number): Fraction {
  const over = ROUND_TABLES.bands.filter(({ from }) => from * 1_000 >= line);
  return fraction(
    over.reduce((sum, { weight }) => sum + weight, 0),
    PER_MILLE,
  );
}

function bandChance(band: number): Fraction {
  return fraction(ROUND_TABLES.bands[band]?.weight ?? 0, PER_MILLE);
}

function positionChance(position: (typeof POSITIONS)[number]): Fraction {
  const { positions } = ROUND_TABLES;
  return fraction(
    positions[POSITIONS.indexOf(position)] ?? 0,
    positions.reduce((sum, weight) => sum + weight, 0),
  );
}

function share(weights: ReadonlyMap<number, bigint>, model: KillModel, holds: (key: number) => boolean): Fraction {
  let top = 0n;
  for (const [key, weight] of weights) if (holds(key)) top += weight;
  return fraction(top, model.weights);
}
