import type { FeedEvent, FeedPlay } from '@clutchline/contract';
import type { Feed } from '@clutchline/feeds';

import { groupBy } from '../../../server/src/platform/group-by';
import { DAY } from '../../../../tools/time/durations';
import type { Burst, BurstRow } from './read-burst';

const GAME_TYPE = 1;
const PLAYS_A_MATCH = 1_000;
const POINTS_A_PLAY = 100;
const TEAMS_A_MATCH = 100;
const MOST_RUNNERS = 64;
/** No match begins during a recording. */
const BEGINS_AFTER_MS = 30 * DAY;

interface Market {
  readonly gameId: number;
  readonly event: number;
  readonly name: string;
  readonly runners: readonly string[];
  readonly rows: readonly BurstRow[];
}

export interface BurstFeed extends Feed {
  readonly moments: readonly number[];
  readonly gameIds: readonly number[];
  readonly prices: number;
}

/**
 * Plays recordings in parallel. Markets start with the first price of each runner; without runners that have no price,
 * and without markets of fewer than two others.
 */
export function createBurstFeed(bursts: readonly Burst[], begin: number): BurstFeed {
  const markets = bursts.flatMap(marketsOf).map((market, at): Market => ({ ...market, gameId: at + 1 }));
  const recorded = markets
    .flatMap((market) => market.rows.map((row) => ({ at: begin + row.at, market, row })))
    .filter(({ at }) => at > begin)
    .sort((a, b) => a.at - b.at);
  const upTo = (row: BurstRow, at: number): boolean => begin + row.at <= at;
  return {
    name: 'replay',
    fingerprint: 'bursts',
    skipped: [],
    firstRunAt: null,
    moments: [...new Set(recorded.map(({ at }) => at))],
    gameIds: markets.map(({ gameId }) => gameId),
    prices: recorded.filter(({ row }) => row.kind === 'price').length,
    snapshot: (at) => [
      { type: 'game-type', game_type_id: GAME_TYPE, names: inAll('Recordings') },
      ...bursts.map(({ name }, of) => eventOf(of + 1, name)),
      ...markets.flatMap((market) => marketSnapshot(market, begin)),
      ...markets.flatMap((market) =>
        market.rows.filter((row) => upTo(row, at)).flatMap((row) => eventsOf(market, row)),
      ),
    ],
    between: (from, to) =>
      recorded.flatMap(({ at, market, row }) => (at > from && at <= to ? eventsOf(market, row) : [])),
  };
}

function marketsOf({ name, rows }: Burst, at: number): Omit<Market, 'gameId'>[] {
  const byMarket = groupBy(rows, ({ market }) => market);
  return [...byMarket].flatMap(([market, own]) => {
    const runners = [...new Set(own.flatMap((row) => (row.kind === 'price' ? [row.runner] : [])))].slice(
      0,
      MOST_RUNNERS,
    );
    return runners.length < 2 ? [] : [{ event: at + 1, name: `${name} ${market}`, runners, rows: own }];
  });
}

const inAll = (name: string) => ({ cn: name, en: name, tw: name, th: name, vn: name, in: name, jp: name, kr: name });
const playOf = ({ gameId }: Market): number => gameId * PLAYS_A_MATCH + 1;
const pointOf = (market: Market, runner: string): number =>
  playOf(market) * POINTS_A_PLAY + 1 + market.runners.indexOf(runner);
const teamOf = ({ gameId }: Market, at: number): number => gameId * TEAMS_A_MATCH + at + 1;

const eventOf = (event_id: number, name: string): FeedEvent => ({
  ...{ type: 'event', event_id, game_type_id: GAME_TYPE, names: inAll(name) },
});

function marketSnapshot(market: Market, begin: number): FeedEvent[] {
  const { gameId: game_id, event: event_id, runners, name } = market;
  return [
    ...runners.map((runner, at): FeedEvent => ({ type: 'team', team_id: teamOf(market, at), names: inAll(runner) })),
    {
      ...{ type: 'match', kind: 'outright', game_id, game_type_id: GAME_TYPE, event_id, best_of: 1 },
      ...{ team_id_1: teamOf(market, 0), team_id_2: teamOf(market, 1) },
      ...{ stage_names: inAll(name), start_time: begin + BEGINS_AFTER_MS },
    },
    {
      ...{ type: 'play', play_id: playOf(market), game_id, category_id: 4, round: 0, market: 'special' },
      ...{ group: 'special', line: null, is_main: 1, no_parlay: 1, names: inAll(name), descs: inAll(name) },
      points: runners.map((runner, at) => firstPointOf(market, runner, at)),
    },
  ];
}

function firstPointOf(market: Market, runner: string, at: number): FeedPlay['points'][number] {
  const first = market.rows.find((row) => row.kind === 'price' && row.runner === runner);
  return {
    point_id: pointOf(market, runner),
    pick: { kind: 'runner', team_id: teamOf(market, at), names: inAll(runner) },
    line: null,
    odd: first?.kind === 'price' ? first.odd : 0,
  };
}

function eventsOf(market: Market, row: BurstRow): FeedEvent[] {
  const { gameId: game_id } = market;
  if (row.kind === 'state') return [{ type: 'play-state', play_id: playOf(market), game_id, state: row.state }];
  if (!market.runners.includes(row.runner)) return [];
  return [{ type: 'prices', game_id, prices: [{ point_id: pointOf(market, row.runner), odd: row.odd }] }];
}
