import type { MatchScript } from '../script/match-script';
import { publishedAt } from '../script/published-at';
import { CUP_AHEAD, cupDay, DAY, LEAGUE_AHEAD, leagueDay } from './competition-days';
import { GAME_SETUPS } from './game-setup';

const COMPETITIONS = [
  { name: 'league', ahead: LEAGUE_AHEAD, draw: leagueDay },
  { name: 'cup', ahead: CUP_AHEAD, draw: cupDay },
] as const;

/** Days are generated on first use and dropped when no longer requested. As {@link ScriptSource.scripts}. */
export function calendarOf(seed: string): (from: number, to: number) => readonly MatchScript[] {
  let drawn = new Map<string, readonly MatchScript[]>();
  return (from, to) => {
    const wanted = new Map<string, readonly MatchScript[]>();
    for (const { name, ahead, draw } of COMPETITIONS) {
      for (const day of daysOf(from, to + ahead)) {
        for (const setup of GAME_SETUPS) {
          const key = `${name}/${setup.gameTypeId}/${day}`;
          wanted.set(key, drawn.get(key) ?? draw({ seed, setup, day }));
        }
      }
    }
    drawn = wanted;
    return [...wanted.values()].flat().filter((script) => publishedAt(script) <= to && script.endsAt >= from);
  };
}

function daysOf(from: number, to: number): readonly number[] {
  const first = Math.floor(from / DAY) - 1;
  const last = Math.floor(to / DAY);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
