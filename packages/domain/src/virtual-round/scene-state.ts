import type { SceneEvent } from './draw-scene';
import { PHASE_STARTS_MS } from './round-time';

/** Real-time length of a match, whatever its game time; 3 s of victory follow. */
export const MATCH_MS = 52_000;

/**
 * Time of an event from the start of its round, ms of business time: the server publishes it then, never earlier
 * (ROUND-6).
 *
 * @param second game time of the event.
 * @param seconds length of the match, game time.
 */
export function eventOffset(second: number, seconds: number): number {
  return PHASE_STARTS_MS.in_match + Math.floor((second * MATCH_MS) / seconds);
}

/** Events whose time has come `offset` ms after the start of the round. Parameters as in {@link eventOffset}. */
export function sceneUntil(scene: readonly SceneEvent[], offset: number, seconds: number): readonly SceneEvent[] {
  return scene.filter(({ second }) => eventOffset(second, seconds) <= offset);
}

/** Pair of values of side 1 and side 2. */
export type BySide = readonly [side1: number, side2: number];

/** Picture of the match: depends on the events so far and on nothing else (V26). */
export interface SceneState {
  readonly kills: BySide;
  readonly towers: BySide;
  readonly dragons: BySide;
  readonly gold: BySide;
  /** Lead in gold of side 1 after each event, game time. */
  readonly lead: readonly { readonly second: number; readonly gold: number }[];
}

const START_GOLD = 2_500;
const GOLD_PER_SECOND = 24;
const GOLD_OF = { kill: 400, tower: 550, dragon: 150, victory: 0 } as const;

/**
 * State of the match at a game second, from the events up to it.
 *
 * @param events that happened, sorted by time; later ones are ignored.
 */
export function sceneState(events: readonly SceneEvent[], second: number): SceneState {
  const past = events.filter((event) => event.second <= second);
  const count = (kind: SceneEvent['kind']): BySide => [
    past.filter((event) => event.kind === kind && event.side === 1).length,
    past.filter((event) => event.kind === kind && event.side === 2).length,
  ];
  const [kills, towers, dragons] = [count('kill'), count('tower'), count('dragon')];
  const goldOf = (side: 0 | 1): number =>
    START_GOLD +
    GOLD_PER_SECOND * second +
    GOLD_OF.kill * kills[side] +
    GOLD_OF.tower * towers[side] +
    GOLD_OF.dragon * dragons[side];
  return { kills, towers, dragons, gold: [goldOf(0), goldOf(1)], lead: leadOf(past) };
}

function leadOf(events: readonly SceneEvent[]): SceneState['lead'] {
  let gold = 0;
  return events
    .filter(({ kind }) => kind !== 'victory')
    .map(({ kind, side, second }) => {
      gold += side === 1 ? GOLD_OF[kind] : -GOLD_OF[kind];
      return { second, gold };
    });
}
