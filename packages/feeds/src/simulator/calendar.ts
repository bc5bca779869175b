import type { EventStage } from '@clutchline/contract';

import type { MatchScript } from '../script/match-script';
import { publishedAt } from '../script/published-at';
import { rememberFor } from '../script/remember-for';
import { MAX_LEAGUE_AHEAD, leagueDay, leagueStages } from './competition-days';
import { cupsOf, type Cups } from './cups/cups-of';
import { withEvents } from './draw-incidents';
import { GAME_SETUPS } from './game-setup';
import { DAY, leagueSeasonOf, weekOf } from './weeks';

/**
 * Days and cups are generated on first use and dropped when no longer requested.
 *
 * @returns matches published by `to` that did not end before `from`, ms.
 */
export function calendarOf(
  seed: string,
  cups: Cups = cupsOf(seed),
): (from: number, to: number) => readonly MatchScript[] {
  let drawn = new Map<string, readonly MatchScript[]>();
  const eventful = rememberFor((script: MatchScript) => withEvents(seed, script));
  return (from, to) => {
    const wanted = new Map<string, readonly MatchScript[]>();
    for (const setup of GAME_SETUPS) {
      for (const day of daysOf(from, to + MAX_LEAGUE_AHEAD)) {
        const key = `${setup.gameTypeId}/${day}`;
        wanted.set(key, drawn.get(key) ?? leagueDay({ seed, setup, day }));
      }
    }
    drawn = wanted;
    const ofCups = weeksOf(from - DAY, to).flatMap((week) => GAME_SETUPS.flatMap((setup) => cups(setup, week).matches));
    return [...[...wanted.values()].flat(), ...ofCups]
      .filter((script) => publishedAt(script) <= to && script.endsAt >= from)
      .map(eventful);
  };
}

/** Stages known at `at`, ms: the current ones, a league a day ahead. */
export function stagesOf(cups: Cups): (at: number) => readonly EventStage[] {
  return (at) =>
    GAME_SETUPS.flatMap((setup) => [
      ...leagueStages(setup, at),
      ...(leagueSeasonOf(at) === leagueSeasonOf(at + DAY) ? [] : leagueStages(setup, at + DAY)),
      ...cups(setup, weekOf(at)).stages,
    ]);
}

/** Whose matches can be in progress at `from` or begin by `to`. */
function daysOf(from: number, to: number): readonly number[] {
  const first = Math.floor(from / DAY) - 1;
  const last = Math.floor(to / DAY);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function weeksOf(from: number, to: number): readonly number[] {
  const [first, last] = [weekOf(from), weekOf(to)];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
