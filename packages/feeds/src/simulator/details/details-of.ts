import type { EventDetails } from '@clutchline/contract';

import { cupEventId, leagueEventId } from '../event-list';
import { GAME_SETUPS, type GameSetup } from '../game-setup';
import { leagueSeasonOf, leagueSpan, weekOf, weekStart } from '../weeks';
import { CUP_FORMAT_TEXTS, LEAGUE_FORMAT_TEXT, LEAGUE_TROPHY, ORGANIZERS, VENUES } from './details-texts';

type Prize = NonNullable<EventDetails['prize']>;

const share = (first: number, last: number, amount: number): Prize['shares'][number] => ({
  ...{ first, last, amount },
  text: null,
});

/** By game type; the shares of one state only a part of the pool. */
const PRIZES: Readonly<Record<number, Prize>> = {
  1: prize('USD', 60_000, [share(1, 1, 30_000), share(2, 2, 15_000), share(3, 4, 7_500)]),
  2: prize('EUR', 50_000, [share(1, 1, 25_000), share(2, 2, 12_000), share(3, 3, 6_000), share(4, 4, 3_000)]),
  3: prize('USD', 40_000, [share(1, 1, 20_000), share(2, 2, 10_000), share(3, 4, 4_000), share(5, 8, 500)]),
  5: prize('JPY', 5_000_000, [share(1, 1, 2_500_000), share(2, 2, 1_500_000), share(3, 4, 500_000)]),
  6: prize('IDR', 300_000_000, [share(1, 1, 180_000_000), share(2, 2, 120_000_000)]),
  16: prize('CNY', 400_000, [share(1, 1, 200_000), share(2, 2, 100_000), share(3, 3, 60_000), share(4, 4, 40_000)]),
};

function prize(currency: string, amount: number, shares: Prize['shares']): Prize {
  return { amount, currency, shares };
}

const organizerOf = (setup: GameSetup) => ORGANIZERS[GAME_SETUPS.indexOf(setup) % ORGANIZERS.length] ?? null;

/** The cup of a week, with its venue, prize pool and format (FEED-4). */
export function cupDetails(setup: GameSetup, week: number): EventDetails {
  const { gameTypeId } = setup;
  const venue = VENUES[gameTypeId];
  return {
    ...{ event_id: cupEventId(gameTypeId), season: week, tier: 'a', organizer: organizerOf(setup) },
    ...{ starts_at: weekStart(week), ends_at: weekStart(week + 1), format: CUP_FORMAT_TEXTS[gameTypeId] ?? null },
    venue: venue === undefined ? null : { ...venue, is_online: 0 },
    prize: PRIZES[gameTypeId] ?? null,
  };
}

/** The league of the four weeks that contain `at`: online, for a trophy. */
export function leagueDetails(setup: GameSetup, at: number): EventDetails {
  const season = leagueSeasonOf(at);
  const [starts_at, ends_at] = leagueSpan(season);
  return {
    ...{ event_id: leagueEventId(setup.gameTypeId), season, tier: 'b', organizer: organizerOf(setup) },
    ...{ starts_at, ends_at, format: LEAGUE_FORMAT_TEXT },
    venue: { names: null, city: null, country: null, is_online: 1 },
    prize: { amount: null, currency: 'USD', shares: [{ first: 1, last: 1, amount: null, text: LEAGUE_TROPHY }] },
  };
}

/** Of the editions that are on at `at`, ms. */
export function detailsAt(at: number): readonly EventDetails[] {
  return GAME_SETUPS.flatMap((setup) => [leagueDetails(setup, at), cupDetails(setup, weekOf(at))]);
}
