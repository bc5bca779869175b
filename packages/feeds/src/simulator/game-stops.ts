import type { GameStop } from '../script/game-stop';
import { DAY } from './competition-days';
import { GAME_SETUPS } from './game-setup';
import { seededRandom } from './seeded-random';

const MINUTE = 60_000;
const LENGTH = 4 * MINUTE;

/** Each day another game takes no bets for some minutes (C3). */
export function gameStopsOf(seed: string): (from: number, to: number) => readonly GameStop[] {
  return (from, to) => {
    const first = Math.floor(from / DAY);
    const days = Array.from({ length: Math.floor(to / DAY) - first + 1 }, (_, i) => first + i);
    return days.flatMap((day) => {
      const setup = GAME_SETUPS[day % GAME_SETUPS.length];
      const begin = day * DAY + seededRandom(`${seed}/stop/${day}`).whole(23 * 60) * MINUTE;
      return setup === undefined ? [] : [{ gameTypeId: setup.gameTypeId, from: begin, until: begin + LENGTH }];
    });
  };
}
