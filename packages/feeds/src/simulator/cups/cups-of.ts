import type { GameSetup } from '../game-setup';
import { drawCup } from './draw-cup';
import type { Tournament } from './tournament';

export type Cups = (setup: GameSetup, week: number) => Tournament;

/** Two weeks for calendar and outrights, and one for the history. */
const MAX_KEPT = 24;

/** The cups of a seed; the latest used ones are cached. */
export function cupsOf(seed: string): Cups {
  const kept = new Map<string, Tournament>();
  return (setup, week) => {
    const key = `${setup.gameTypeId}/${week}`;
    const cup = kept.get(key) ?? drawCup({ seed, setup, week });
    kept.delete(key);
    kept.set(key, cup);
    for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
    return cup;
  };
}
