import { seededDraws, type Draws } from '../chance/index';
import { POSITIONS, ROUND_TABLES, type Position } from './round-tables';

export type Side = 1 | 2;

/** Public before the round: the two clubs, 0 to 15 in the published list, and the chance of side 1 (blue) to win, per cent. */
export interface Pairing {
  readonly club_1: number;
  readonly club_2: number;
  readonly win_chance: number;
}

/** What decides the markets of a round (ROUND-4). */
export interface RoundFacts {
  readonly winner: Side;
  /** Length of the match, game time. */
  readonly seconds: number;
  /** Index in the bands of the tables. */
  readonly band: number;
  /** At least 1 each. */
  readonly kills_1: number;
  readonly kills_2: number;
  readonly first_blood: Side;
  readonly first_dragon: Side;
  readonly first_tower: Side;
  /** Of the player with the first blood. */
  readonly position: Position;
}

/** What the draws of a round are labelled with. */
export type DrawLabel = 'pair' | 'facts' | 'scene';

/**
 * Text of the draws of a round (ROUND-5).
 *
 * @param round number in its epoch, from 1.
 * @param salt hex.
 * @example roundText(1, salt, 'pair') // 'clutchline/speed-lol/1|1|b39c…|pair'
 */
export function roundText(round: number, salt: string, label: DrawLabel): string {
  return `clutchline/speed-lol/1|${round}|${salt}|${label}`;
}

/** Clubs and chance from the public commitment. Parameters as in {@link roundText}. */
export function drawPairing(commitment: Uint8Array, round: number, salt: string): Pairing {
  return pairingFrom(seededDraws(commitment, roundText(round, salt, 'pair')));
}

/** Facts from the seed. Parameters as in {@link roundText}. */
export function drawFacts(seed: Uint8Array, round: number, salt: string, winChance: number): RoundFacts {
  return factsFrom(seededDraws(seed, roundText(round, salt, 'facts')), winChance);
}

export function pairingFrom({ below }: Draws): Pairing {
  const { clubs, winChance } = ROUND_TABLES;
  const club_1 = below(clubs);
  const other = below(clubs - 1);
  const club_2 = other < club_1 ? other : other + 1;
  return { club_1, club_2, win_chance: winChance.lowest + winChance.step * below(winChance.count) };
}

/** The order of the draws is the published recipe. `winChance`: of side 1, per cent. */
export function factsFrom(draws: Draws, winChance: number): RoundFacts {
  const { bands, first, positions } = ROUND_TABLES;
  const winner: Side = draws.below(100) < winChance ? 1 : 2;
  const band = draws.weighted(bands.map(({ weight }) => weight));
  const drawn = bands[band] ?? bands[0];
  const seconds = (drawn.from + draws.below(drawn.to - drawn.from + 1)) * 60 + draws.below(60);
  const [kills_1, kills_2] = drawKills(draws, drawn, winner);
  const firstOf = (perMille: number): Side => (draws.below(1_000) < perMille ? winner : otherSide(winner));
  const first_blood = firstOf(first.blood);
  const first_dragon = firstOf(first.dragon);
  const first_tower = firstOf(first.tower);
  const position = POSITIONS[draws.weighted(positions)] ?? 'top';
  return { winner, seconds, band, kills_1, kills_2, first_blood, first_dragon, first_tower, position };
}

function drawKills(
  { below }: Draws,
  { base, sides, share }: { readonly base: number; readonly sides: number; readonly share: number },
  winner: Side,
): readonly [side1: number, side2: number] {
  const total = base + below(sides) + below(sides) + below(sides);
  const percent = share + below(ROUND_TABLES.shareSides) + below(ROUND_TABLES.shareSides);
  const lost = killsOfLoser(total, percent);
  return winner === 1 ? [total - lost, lost] : [lost, total - lost];
}

/** Kills of the loser among `total`, of which it has `percent`. */
export function killsOfLoser(total: number, percent: number): number {
  return Math.max(1, Math.floor((total * percent) / 100));
}

export function otherSide(side: Side): Side {
  return side === 1 ? 2 : 1;
}
