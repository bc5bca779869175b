import {
  toLocalizedFields,
  type Change,
  type GameCategory,
  type MatchRow,
  type Play,
  type Point,
} from '@clutchline/contract';
import { buildLive, buildMatch, buildMatchRow, buildPlay, buildPoint, buildNames } from '@clutchline/domain/testing';

const MATCHES = 500;
const PRICES_A_MATCH = 6;
const MATCHES_AN_EVENT = 20;
const LIVE_MATCHES = 20;
const MARKETS = [
  { market: 'match_winner', line: null },
  { market: 'map_handicap', line: 1_500 },
  { market: 'total_maps', line: 2_500 },
] as const;
/** No other point reaches this range. */
const BEACON_FROM = 50_000;
const BEACON_TO = 99_000;
/** Coprime to the number of points: every point changes. */
const STRIDE = 1_009;

/** 500 generated matches with six prices each. Point 1, at the top, is the beacon. */
export class MadeUpBoard {
  readonly #odds = Array.from({ length: MATCHES * PRICES_A_MATCH }, (_, index) => 1_200 + ((index * 37) % 1_500));
  readonly #start = Date.now();
  #version = 1;
  #next = 0;

  constructor() {
    this.#odds[0] = BEACON_FROM;
  }

  change(isBeacon: boolean): { readonly gameId: number; readonly change: Change } {
    if (!isBeacon) this.#next = (this.#next + STRIDE) % this.#odds.length || 1;
    const index = isBeacon ? 0 : this.#next;
    this.#version += 1;
    this.#odds[index] = isBeacon ? this.#nextBeacon() : 1_200 + ((this.#odd(index) + this.#version * 7) % 1_500);
    return { gameId: gameOf(index), change: this.#changeOf(index) };
  }

  snapshot(): { readonly gameId: number; readonly change: Change }[] {
    return this.#odds.map((_, index) => ({ gameId: gameOf(index), change: this.#changeOf(index) }));
  }

  rows(): MatchRow[] {
    return Array.from({ length: MATCHES }, (_, index) => this.row(index + 1));
  }

  row(gameId: number): MatchRow {
    const isLive = gameId <= LIVE_MATCHES;
    const match = buildMatch({
      game_id: gameId,
      event_id: 1 + Math.floor((gameId - 1) / MATCHES_AN_EVENT),
      ...toLocalizedFields('event_name', buildNames(`Cup ${Math.ceil(gameId / MATCHES_AN_EVENT)}`)),
      start_time: this.#start + (isLive ? -600_000 : gameId * 60_000),
    });
    const live = isLive ? buildLive({ status: 2, round: 1, clock_s: 600 + gameId }) : buildLive();
    const plays = MARKETS.map((market, place) => this.#play(gameId, place, market));
    return buildMatchRow({ match, live, plays, play_count: plays.length });
  }

  categories(): GameCategory[] {
    const tags = { live: LIVE_MATCHES, today: MATCHES, early: MATCHES, pool: 0, parlay: MATCHES, champion: 0 };
    return [0, 1].map((id) => ({
      ...{ id, logo: id === 0 ? 'all' : 'lol', sort: id, tag_count: tags },
      ...toLocalizedFields('game_name', buildNames(id === 0 ? 'All' : 'LoL')),
      events_count: { total: 0, events: [] },
    }));
  }

  #play(gameId: number, place: number, { market, line }: (typeof MARKETS)[number]): Play {
    const points = [0, 1].map((side) => this.#point(gameId, 2 * place + side, line));
    return buildPlay({ play_info_id: 3 * gameId + place - 2, game_id: gameId, market, line, points });
  }

  #point(gameId: number, place: number, line: number | null): Point {
    const index = (gameId - 1) * PRICES_A_MATCH + place;
    const isTotal = place >= 4;
    const pick = isTotal
      ? ({ kind: place === 4 ? 'over' : 'under' } as const)
      : ({ kind: 'team', team_id: 2 * gameId + (place % 2) } as const);
    const ownLine = line !== null && !isTotal && place % 2 === 1 ? -line : line;
    return buildPoint({ point_id: index + 1, pick, line: ownLine, odd: this.#text(index), version: this.#version });
  }

  #changeOf(index: number): Change {
    return {
      ...{ type: 'odds', point_id: index + 1, delta: this.#text(index), status: 1, version: this.#version },
    };
  }

  #nextBeacon(): number {
    const next = this.#odd(0) + 10;
    return next > BEACON_TO ? BEACON_FROM : next;
  }

  #odd(index: number): number {
    return this.#odds[index] ?? BEACON_FROM;
  }

  #text(index: number): string {
    return (this.#odd(index) / 1_000).toFixed(3);
  }
}

const gameOf = (index: number): number => 1 + Math.floor(index / PRICES_A_MATCH);
