import type { FeedEvent, LiveState } from '@clutchline/contract';

import { matchEvents, PLAY, playOf, pointOf, teamOf } from '@clutchline/test-support/server/test-feed';
import { legResult, readPlay, type Known, type LegResult, type ModelPlay, type Reading } from './leg-result';
import type { Chance } from '@clutchline/test-support/processes/random';

export type Move = 'suspended' | 'closed' | 'score';

export interface ModelPoint {
  readonly pointId: number;
  readonly playId: number;
  readonly gameId: number;
  readonly side: 1 | 2;
  odd: number;
  version: number;
}

/** 1 open, 2 suspended, 3 closed, 4 and 5 over. */
export interface BoardPlay extends ModelPlay {
  readonly playId: number;
  readonly gameId: number;
  readonly noParlay: boolean;
  /** Thousandths. */
  readonly scale: number;
  status: number;
  reading: Reading;
  startedAt: number | null;
}

export interface BoardGame {
  readonly gameId: number;
  readonly startTime: number;
  live: Pick<LiveState, 'status' | 'round' | 'score_1' | 'score_2' | 'round_score_1' | 'round_score_2'>;
  known: Known;
}

const GAMES = 4;
const PLAYS = 3;

const MARKETS: readonly (readonly [number: number, ModelPlay['market'], round: number])[] = [
  [PLAY.winner, 'winner', 0],
  [PLAY.handicap, 'handicap', 0],
  [PLAY.totalMaps, 'maps', 0],
  [PLAY.map1, 'map', 1],
  [PLAY.kills1, 'kills', 1],
];
const QUARTERS: Readonly<Record<ModelPlay['market'], readonly number[]>> = {
  winner: [0],
  handicap: [-6, -4, -5, -3, 1],
  maps: [10, 9, 8, 7],
  map: [0],
  kills: [106, 124, 123, 125],
};
const ANNOUNCED = { status: 1, round: 0, score_1: 0, score_2: 0, round_score_1: 0, round_score_2: 0 } as const;

/** From the same feed, independently. */
export class Board {
  readonly games = new Map<number, BoardGame>();
  readonly plays = new Map<number, BoardPlay>();
  readonly points = new Map<number, ModelPoint>();
  readonly opening: FeedEvent[] = [];

  constructor(
    seed: number,
    chance: Chance,
    now: number,
    /** Markets of held bets. */
    private readonly onMove: (hit: (leg: ModelPoint) => boolean, move: Move) => void,
  ) {
    for (let n = 1; n <= GAMES; n += 1) this.#addGame(seed * 10 + n, chance, now);
  }

  #addGame(gameId: number, chance: Chance, now: number): void {
    const startTime = now + 3_600_000 * (2 + chance.below(2));
    this.games.set(gameId, {
      gameId,
      startTime,
      live: ANNOUNCED,
      known: { maps: new Map(), match: null, isVoid: false },
    });
    const markets = chance.some(MARKETS, PLAYS);
    const drawn = new Map(markets.map(([number, market]) => [number, chance.pick(QUARTERS[market])]));
    for (const event of matchEvents(gameId, { startTime })) {
      if (event.type !== 'play') {
        this.opening.push(event);
        continue;
      }
      const drawnMarket = markets.find(([number]) => playOf(gameId, number) === event.play_id);
      if (drawnMarket === undefined) continue;
      const [number, market, round] = drawnMarket;
      const quarters = drawn.get(number) ?? 0;
      const scale = chance.isOneIn(8) ? chance.pick([1, 2, 5]) : 1_000;
      const noParlay = chance.isOneIn(20);
      const odds = chance.pick(BOOKS);
      const points = event.points.map((point, index) => ({
        ...point,
        odd: odds[index] ?? odds[0],
        line: market === 'handicap' ? quarters * 250 * (index === 0 ? 1 : -1) : point.line,
      }));
      const line = market === 'maps' || market === 'kills' ? quarters * 250 : event.line;
      this.opening.push({ ...event, line, points, limit_scale: scale, no_parlay: noParlay ? 1 : 0 });
      const playId = event.play_id;
      const play = { market, round, quarters, playId, gameId, noParlay, scale };
      this.plays.set(playId, { ...play, status: 1, reading: null, startedAt: null });
      for (const side of [1, 2] as const) {
        const pointId = pointOf(gameId, number, side);
        this.points.set(pointId, { pointId, playId, gameId, side, odd: odds[side === 1 ? 0 : 1], version: 1 });
      }
    }
  }

  game(gameId: number): BoardGame {
    return found(this.games.get(gameId));
  }

  play(playId: number): BoardPlay {
    return found(this.plays.get(playId));
  }

  point(pointId: number): ModelPoint {
    return found(this.points.get(pointId));
  }

  refusalOf({ gameId, playId }: ModelPoint): 'bet_closed' | 'suspended' | null {
    const { status } = this.game(gameId).live;
    const play = this.play(playId);
    if (status > 3 || play.reading !== null) return 'bet_closed';
    if (status === 3 || play.status === 2) return 'suspended';
    return play.status > 2 ? 'bet_closed' : null;
  }

  apply(events: readonly FeedEvent[]): void {
    for (const event of events) this.#applyState(event);
    for (const event of events) {
      if (event.type === 'prices') event.prices.forEach(({ point_id, odd }) => this.#reprice(point_id, odd ?? 0));
    }
  }

  #applyState(event: FeedEvent): void {
    if (event.type === 'play-state') {
      this.#setStatus(this.play(event.play_id), event.state === 'open' ? 1 : event.state === 'suspended' ? 2 : 3);
    } else if (event.type === 'live') this.#tick(this.game(event.game_id), event.live);
    else if (event.type === 'map-result') {
      const game = this.game(event.game_id);
      this.#close(game, event.round);
      if (game.known.maps.has(event.round)) return;
      game.known = { ...game.known, maps: new Map([...game.known.maps, [event.round, event.facts]]) };
    } else if (event.type === 'match-result') {
      const game = this.game(event.game_id);
      this.#close(game, null);
      game.known = { ...game.known, match: game.known.match ?? event.facts };
    } else if (event.type === 'match-void') {
      const game = this.game(event.game_id);
      this.#close(game, null);
      game.known = { ...game.known, isVoid: true };
    }
  }

  #setStatus(play: BoardPlay, status: number): void {
    if (play.status > 2 || play.status === status) return;
    play.status = status;
    if (status > 1) this.onMove(({ playId }) => playId === play.playId, status === 2 ? 'suspended' : 'closed');
  }

  #tick(game: BoardGame, live: LiveState): void {
    const before = game.live;
    if (before.status > 3 && live.status <= 3) return;
    game.live = live;
    const isHere = ({ gameId }: ModelPoint) => gameId === game.gameId;
    if (live.status > 3) {
      if (before.status !== live.status) this.onMove(isHere, 'closed');
      return;
    }
    if (live.status === 3 && before.status !== 3) this.onMove(isHere, 'suspended');
    else if (before.status > 1 && scoreKey(before) !== scoreKey(live)) this.onMove(isHere, 'score');
  }

  #close(game: BoardGame, round: number | null): void {
    for (const play of this.plays.values())
      if (play.gameId === game.gameId && (round === null || play.round === round)) this.#setStatus(play, 3);
  }

  #reprice(pointId: number, odd: number): void {
    const point = this.point(pointId);
    if (point.odd === odd || this.play(point.playId).status > 2) return;
    point.odd = odd;
    point.version += 1;
  }

  /** Again for `round`: a correction. */
  settle(gameId: number, round: number | null): void {
    const { known } = this.game(gameId);
    for (const play of this.plays.values()) {
      if (play.gameId !== gameId) continue;
      if (play.reading === null || play.round === round) {
        play.reading = readPlay(play, known, teamOf(gameId, 1)) ?? play.reading;
        if (play.reading !== null) play.status = play.reading === 'void' ? 5 : 4;
      }
      if (play.reading !== null) play.startedAt = known.match?.started_at ?? null;
    }
  }

  /** With facts. */
  isDue(gameId: number): boolean {
    const { known } = this.game(gameId);
    return [...this.plays.values()].some((play) => {
      if (play.gameId !== gameId) return false;
      if (play.reading !== null) return play.startedAt !== (known.match?.started_at ?? null);
      return readPlay(play, known, teamOf(gameId, 1)) !== null;
    });
  }

  legResult(pointId: number, odd: number, at: number): LegResult | null {
    const { playId, side } = this.point(pointId);
    const { reading, startedAt } = this.play(playId);
    if (reading === null) return null;
    return legResult(startedAt !== null && at >= startedAt ? 'void' : reading, side, odd);
  }
}

/** Plausible; some leave a remainder. */
export const BOOKS = [
  [1_333, 3_333],
  [3_333, 1_333],
  [1_500, 2_857],
  [2_857, 1_500],
  [1_777, 2_000],
  [2_000, 1_777],
  [1_955, 1_955],
  [7_000, 1_101],
  [1_020, 19_990],
] as const;

export const scoreKey = (live: BoardGame['live']): string =>
  [live.round, live.score_1, live.score_2, live.round_score_1, live.round_score_2].join(':');

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This board does not have it.');
  return value;
}
