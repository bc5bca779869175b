import type { MapFacts, MatchFacts } from '@clutchline/contract';

/** Denominator above 0. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

export interface LegResult {
  readonly kind: 'lost' | 'void' | 'paid';
  readonly factor: Fraction;
}

/** Lines in quarters. */
export interface ModelPlay {
  readonly market: 'winner' | 'handicap' | 'maps' | 'map' | 'kills';
  readonly round: number;
  readonly quarters: number;
}

export interface Known {
  readonly maps: ReadonlyMap<number, MapFacts>;
  readonly match: MatchFacts | null;
  readonly isVoid: boolean;
}

/** Quarters ahead; null: unknown. */
export type Reading = { readonly ahead: number } | 'void' | null;

/** Side 1, by the published rules. */
export function readPlay(play: ModelPlay, known: Known, team1: number): Reading {
  const reading = play.round === 0 ? readMatch(play, known.match, team1) : readMap(play, known, team1);
  return reading ?? (known.isVoid ? 'void' : null);
}

function readMatch(play: ModelPlay, match: MatchFacts | null, team1: number): Reading {
  if (match === null) return null;
  if (play.market === 'winner') return { ahead: match.winner === team1 ? 4 : -4 };
  if (match.best_of !== undefined && match.best_of !== 3) return 'void';
  if (play.market === 'handicap') return { ahead: (match.score_1 - match.score_2) * 4 + play.quarters };
  return { ahead: (match.score_1 + match.score_2) * 4 - play.quarters };
}

function readMap(play: ModelPlay, { maps }: Known, team1: number): Reading {
  const map = maps.get(play.round);
  if (map === undefined) return null;
  if (map.status === 'not_played') return 'void';
  if (play.market === 'map') return { ahead: map.winner === team1 ? 4 : -4 };
  return { ahead: ((map.score_1 ?? 0) + (map.score_2 ?? 0)) * 4 - play.quarters };
}

/** Side 2 negates side 1. */
export function legResult(reading: Exclude<Reading, null>, side: 1 | 2, odd: number): LegResult {
  if (reading === 'void' || reading.ahead === 0) return { kind: 'void', factor: [1n, 1n] };
  const ahead = side === 1 ? reading.ahead : -reading.ahead;
  if (ahead === 1) return { kind: 'paid', factor: [BigInt(odd) + 1_000n, 2_000n] };
  if (ahead === -1) return { kind: 'paid', factor: [1n, 2n] };
  return ahead > 0 ? { kind: 'paid', factor: [BigInt(odd), 1_000n] } : { kind: 'lost', factor: [0n, 1n] };
}

export function combinationsOfSize<Value>(list: readonly Value[], size: number): Value[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, index) =>
    combinationsOfSize(list.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Mean over combinations. */
export function ticketFactor(factors: readonly Fraction[], sizes: readonly number[]): Fraction {
  const combinations = sizes.flatMap((size) => combinationsOfSize(factors, size));
  const products = combinations.map((combination) =>
    combination.reduce<Fraction>(([n, d], [numerator, denominator]) => [n * numerator, d * denominator], [1n, 1n]),
  );
  const [n, d] = products.reduce<Fraction>(([an, ad], [bn, bd]) => [an * bd + bn * ad, ad * bd], [0n, 1n]);
  return [n, d * BigInt(combinations.length)];
}

export const timesCut = (amount: bigint, [numerator, denominator]: Fraction): bigint =>
  (amount * numerator) / denominator;
