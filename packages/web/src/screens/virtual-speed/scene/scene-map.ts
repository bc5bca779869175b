import type { Position, SceneEvent, Side } from '@clutchline/domain/virtual-round';
import { POSITIONS } from '@clutchline/domain/virtual-round';

/** Drawing units of the map. */
export const MAP_WIDTH = 320;
export const MAP_HEIGHT = 180;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Marker extends Place {
  readonly side: Side;
  readonly position: Position;
  /** Out of the match for some seconds after it was killed. */
  readonly isDown: boolean;
}

export interface Tower extends Place {
  /** That owns it. */
  readonly side: Side;
  readonly isDown: boolean;
}

type Lane = 'top' | 'mid' | 'bot';

const LANES = ['top', 'mid', 'bot'] as const;
const EDGE = 24;
const [LEFT, RIGHT, TOP, BOTTOM] = [EDGE, MAP_WIDTH - EDGE, EDGE, MAP_HEIGHT - EDGE];
/** Corner of the outer lanes, as a share of their length. */
const CORNER = { top: 0.34, bot: 0.66 } as const;
/** Of each lane, from its front to the base of side 1, as a share of its length. */
const TIERS = [0.38, 0.25, 0.13];
const BASE_TOWERS: readonly Place[] = [
  { x: LEFT + 14, y: BOTTOM - 2 },
  { x: LEFT + 4, y: BOTTOM - 12 },
];
/** Game seconds that a killed player is out. */
const DOWN_S = 25;
/** Game seconds between two steps of a marker. */
const STEP_S = 30;
/** Gold lead at which the front reaches the inner towers. */
const WIDE_LEAD = 12_000;

/** Place on a lane at a share of the way from the base of side 1 to that of side 2. */
export function lanePlace(lane: Lane, share: number): Place {
  if (lane === 'mid') return between({ x: LEFT, y: BOTTOM }, { x: RIGHT, y: TOP }, share);
  const corner = lane === 'top' ? { x: LEFT, y: TOP } : { x: RIGHT, y: BOTTOM };
  const bend = CORNER[lane];
  return share < bend
    ? between({ x: LEFT, y: BOTTOM }, corner, share / bend)
    : between(corner, { x: RIGHT, y: TOP }, (share - bend) / (1 - bend));
}

const between = (from: Place, to: Place, share: number): Place => ({
  x: round(from.x + (to.x - from.x) * share),
  y: round(from.y + (to.y - from.y) * share),
});

const round = (value: number): number => Math.round(value * 10) / 10;

/** Point symmetry: the side of the other team. */
const mirrored = ({ x, y }: Place): Place => ({ x: MAP_WIDTH - x, y: MAP_HEIGHT - y });

/** The 22 towers; a lane falls from its front. Depends on the events so far and on nothing else (V26). */
export function towersAfter(events: readonly SceneEvent[]): readonly Tower[] {
  return ([1, 2] as const).flatMap((side) => {
    const fallen = (place: Lane | 'base'): number =>
      events.filter((event) => event.kind === 'tower' && event.side !== side && event.place === place).length;
    const ownPlace = (place: Place): Place => (side === 1 ? place : mirrored(place));
    const lanes = LANES.flatMap((lane) =>
      TIERS.map((share, tier) => ({
        ...lanePlace(lane, side === 1 ? share : 1 - share),
        side,
        isDown: tier < fallen(lane),
      })),
    );
    return [
      ...lanes,
      ...BASE_TOWERS.map((place, tower) => ({ ...ownPlace(place), side, isDown: tower < fallen('base') })),
    ];
  });
}

const LANE_OF: Readonly<Record<Position, Lane>> = { top: 'top', jungle: 'mid', mid: 'mid', bot: 'bot', support: 'bot' };

/**
 * The ten players at a game second: at the front of their lanes, which follows the gold lead, in small steps. Depends on
 * the events so far and on nothing else (V26); no market depends on it.
 *
 * @param lead in gold of side 1.
 */
export function markersAt(events: readonly SceneEvent[], second: number, lead: number): readonly Marker[] {
  const down = new Set(
    events.flatMap((event) =>
      event.kind === 'kill' && second >= event.second && second - event.second < DOWN_S
        ? [`${event.side === 1 ? 2 : 1} ${event.victim}`]
        : [],
    ),
  );
  const push = Math.max(-1, Math.min(1, lead / WIDE_LEAD)) * 0.22;
  const front = 0.5 + push;
  const step = Math.floor(second / STEP_S);
  return ([1, 2] as const).flatMap((side) =>
    POSITIONS.map((position, index) => {
      const isDown = down.has(`${side} ${position}`);
      const ownFront = front + (side === 1 ? -0.04 : 0.04) + wobble(step, side * 5 + index) * 0.05;
      const place = isDown ? homeOf(side) : placeOf(position, ownFront, wobble(step, index * 2 + side));
      return { ...place, side, position, isDown };
    }),
  );
}

const homeOf = (side: Side): Place => (side === 1 ? { x: LEFT, y: BOTTOM } : { x: RIGHT, y: TOP });

/** A jungler is between the lanes; two players share the bottom lane. */
function placeOf(position: Position, share: number, drift: number): Place {
  const { x, y } = lanePlace(LANE_OF[position], share);
  if (position === 'jungle') return { x: round(x + drift * 34), y: round(y + drift * 34) };
  const aside = position === 'support' ? 7 : 0;
  return { x: round(x - aside + drift * 4), y: round(y + aside - drift * 4) };
}

/** Repeatable, between −1 and 1. */
function wobble(step: number, seed: number): number {
  return (((step * 37 + seed * 101 + step * seed * 13) % 41) - 20) / 20;
}

/** Place of the newest kill; null before the first. */
export function lastKillPlace(events: readonly SceneEvent[], second: number, lead: number): Place | null {
  const kill = events.findLast((event) => event.kind === 'kill');
  if (kill?.kind !== 'kill' || second - kill.second >= DOWN_S) return null;
  return (
    markersAt([], kill.second, lead).find(({ side, position }) => side === kill.side && position === kill.killer) ??
    null
  );
}
