import { seededDraws, tableHash, type Draws } from '../chance/index';
import { otherSide, roundText, type RoundFacts, type Side } from './draw-round';
import { POSITIONS, type Position } from './round-tables';
import { fallingOrder, plannedTowers, planOfLoser, planOfWinner, type TowerPlace } from './scene-towers';

interface SceneMoment {
  /** Game time, from 0 to the length of the match. */
  readonly second: number;
  /** Of the club that does it. */
  readonly side: Side;
}

/** One event of the match; no market depends on one (ROUND-4). */
export type SceneEvent =
  | (SceneMoment & { readonly kind: 'kill'; readonly killer: Position; readonly victim: Position })
  | (SceneMoment & { readonly kind: 'tower'; readonly place: TowerPlace })
  | (SceneMoment & { readonly kind: 'dragon' })
  | (SceneMoment & { readonly kind: 'victory' });

/** In the order of POSITIONS, per cent. */
const KILLERS = [20, 20, 25, 27, 8];
const VICTIMS = [22, 18, 19, 18, 23];
/** Of later dragons, per cent. */
const DRAGON_TO_WINNER = 65;
/** Game seconds before the end in which nothing but the victory happens. */
const LAST_QUIET_S = 10;

/**
 * The match of a round: kills, towers, dragons and the victory, sorted by time, consistent with the facts (ROUND-5).
 * Drawn under a separate label, so no scene depends on more of the seed than the label `scene` opens.
 *
 * @param round number in its epoch, from 1.
 * @param salt hex.
 */
export function drawScene(seed: Uint8Array, round: number, salt: string, facts: RoundFacts): readonly SceneEvent[] {
  return sceneFrom(seededDraws(seed, roundText(round, salt, 'scene')), facts);
}

/** Hash of a scene in hex: published with the facts, so that a replay can be compared with what was sent. */
export function sceneHash(scene: readonly SceneEvent[]): string {
  return tableHash(scene);
}

export function sceneFrom(draws: Draws, facts: RoundFacts): readonly SceneEvent[] {
  const events: readonly SceneEvent[] = [
    ...drawKills(draws, facts),
    ...drawTowers(draws, facts),
    ...drawDragons(draws, facts),
    { kind: 'victory', second: facts.seconds, side: facts.winner },
  ];
  // Equal seconds retain this order: `toSorted` is stable.
  return events.toSorted((a, b) => a.second - b.second);
}

function drawKills(draws: Draws, facts: RoundFacts): SceneEvent[] {
  const { kills_1, kills_2, first_blood, position, seconds } = facts;
  const times = drawTimes(draws, { from: 90, within: 240 }, kills_1 + kills_2, seconds);
  const sides = drawSides(draws, first_blood, kills_1, kills_2);
  return times.map((second, index) => ({
    kind: 'kill',
    second,
    side: sides[index] ?? first_blood,
    killer: index === 0 ? position : drawPosition(draws, KILLERS),
    victim: drawPosition(draws, VICTIMS),
  }));
}

function drawTowers(draws: Draws, facts: RoundFacts): SceneEvent[] {
  const { winner, first_tower, seconds } = facts;
  const plans = { won: planOfWinner(draws), lost: planOfLoser(draws, first_tower !== winner) };
  const orders = { won: [...fallingOrder(draws, plans.won)], lost: [...fallingOrder(draws, plans.lost)] };
  const [won, lost] = [plannedTowers(plans.won), plannedTowers(plans.lost)];
  const times = drawTimes(draws, { from: 480, within: 480 }, won + lost, seconds);
  const sides = drawSides(draws, first_tower, winner === 1 ? won : lost, winner === 1 ? lost : won);
  return times.map((second, index) => {
    const side = sides[index] ?? first_tower;
    const place = (side === winner ? orders.won : orders.lost).shift() ?? 'top';
    return { kind: 'tower', second, side, place };
  });
}

function drawDragons({ below }: Draws, { winner, first_dragon, seconds }: RoundFacts): SceneEvent[] {
  const events: SceneEvent[] = [];
  let side = first_dragon;
  for (let second = 300 + below(180); second < seconds - LAST_QUIET_S; second += 300 + below(180)) {
    events.push({ kind: 'dragon', second, side });
    side = below(100) < DRAGON_TO_WINNER ? winner : otherSide(winner);
  }
  return events;
}

/** Sorted seconds of `count` events: the first from `from` on, within `within` s; the others after it. */
function drawTimes(
  { below }: Draws,
  { from, within }: { readonly from: number; readonly within: number },
  count: number,
  seconds: number,
): readonly number[] {
  const first = from + below(within);
  const later = Array.from({ length: count - 1 }, () => first + 1 + below(seconds - LAST_QUIET_S - first));
  return [first, ...later.toSorted((a, b) => a - b)];
}

/** Side of each event: the first one is known, the others are in random order. */
function drawSides({ below }: Draws, first: Side, count1: number, count2: number): readonly Side[] {
  const sides: Side[] = [first];
  let left1 = count1 - (first === 1 ? 1 : 0);
  let left2 = count2 - (first === 2 ? 1 : 0);
  while (left1 + left2 > 0) {
    const side: Side = below(left1 + left2) < left1 ? 1 : 2;
    if (side === 1) left1 -= 1;
    else left2 -= 1;
    sides.push(side);
  }
  return sides;
}

function drawPosition(draws: Draws, weights: readonly number[]): Position {
  return POSITIONS[draws.weighted(weights)] ?? 'top';
}
