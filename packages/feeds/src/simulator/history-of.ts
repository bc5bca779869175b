import type { MatchScript } from '../script/match-script';
import { pastMatchOf } from '../script/past-match-of';
import type { HistorySlice } from '../feed';
import { leagueDay, leagueStages } from './competition-days';
import type { Cups } from './cups/cups-of';
import { cupDetails, leagueDetails } from './details/details-of';
import { GAME_SETUPS } from './game-setup';
import { DAY, weekOf } from './weeks';

/** Past days of leagues and cups by the functions that draw the coming days, so teams, ids and results agree (FEED-3). */
export function historyOf(seed: string, cups: Cups): (from: number, to: number) => readonly HistorySlice[] {
  return (from, to) => {
    const [first, last] = [Math.floor(from / DAY), Math.floor(to / DAY)];
    const days = Array.from({ length: last - first + 1 }, (_, i) => last - i);
    const isWithin = ({ endsAt }: MatchScript): boolean => from <= endsAt && endsAt < to;
    return days.flatMap((day) =>
      GAME_SETUPS.map((setup) => ({
        gameTypeId: setup.gameTypeId,
        day,
        read: () => {
          const cup = cups(setup, weekOf(day * DAY));
          const ofCup = cup.matches.filter(({ startTime }) => Math.floor(startTime / DAY) === day);
          const matches = [...leagueDay({ seed, setup, day }), ...ofCup].filter(isWithin).map(pastMatchOf);
          const details = [leagueDetails(setup, day * DAY), cupDetails(setup, weekOf(day * DAY))];
          return { stages: [...leagueStages(setup, day * DAY), ...cup.stages], details, matches };
        },
      })),
    );
  };
}
