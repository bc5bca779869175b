import { PLAY_STATUS } from '@clutchline/contract';

import type {
  DoubtedEvent,
  GuardedMatch,
  GuardedPlay,
  GuardGround,
  GuardQuery,
  OutdatedIds,
  QuarantineStore,
} from '../../packages/server/src/feed/quarantine-store';
import { progressOf } from '../../packages/server/src/feed/guard/guard-prices';
import type { BoardMatch, BoardPlay, MemoryBoard } from './memory-board';

const UNTIL_KNOWN = ['undecided_team', 'same_team', 'teams_changed'];

export class MemoryQuarantine implements Pick<QuarantineStore, 'ground' | 'playsOf' | 'hold' | 'outdate'> {
  #held = new Map<string, DoubtedEvent>();

  constructor(private readonly board: MemoryBoard) {}

  get held(): readonly DoubtedEvent[] {
    return [...this.#held.values()];
  }

  ground(query: GuardQuery): Promise<GuardGround> {
    const { board } = this;
    const playIds = new Set([...query.playIds, ...query.pointIds.map((point) => board.playOfPoint.get(point) ?? 0)]);
    const plays = [...playIds].flatMap((id) => this.#playOf(board.plays.get(id)));
    const matches = query.gameIds.flatMap((id) => this.#matchOf(board.matches.get(id)));
    const known = (ids: ReadonlySet<number>, stored: { has(id: number): boolean }) =>
      new Set([...ids].filter((id) => stored.has(id)));
    return Promise.resolve({
      plays: new Map(plays.map((play) => [play.playId, play])),
      matches: new Map(matches.map((match) => [match.gameId, match])),
      names: {
        gameTypes: known(query.names.gameTypes, board.gameTypes),
        events: known(query.names.events, board.events),
        teams: known(query.names.teams, board.teams),
      },
      pairs: [...board.matches.values()]
        .filter(({ live, event }) => {
          const isNamed = query.namedTeams.has(event.team_id_1) || query.namedTeams.has(event.team_id_2);
          return isNamed && live.status < 4 && event.kind !== 'outright';
        })
        .map(({ event }) => ({ gameId: event.game_id, team1: event.team_id_1, team2: event.team_id_2 })),
      teams: new Map([...board.teams].map(([id, feed]) => [id, { feed, house: null }])),
    });
  }

  playsOf(gameIds: readonly number[]): Promise<GuardedPlay[]> {
    const of = [...this.board.plays.values()].filter(
      ({ event, status }) => gameIds.includes(event.game_id) && status < PLAY_STATUS.closed,
    );
    return Promise.resolve(of.flatMap((play) => this.#playOf(play)));
  }

  hold(events: readonly DoubtedEvent[]): Promise<DoubtedEvent[]> {
    for (const event of events)
      this.#held.set([event.kind, event.gameId ?? 0, event.playId ?? 0, event.round ?? 0].join(), event);
    return Promise.resolve([]);
  }

  outdate({ prices, plays, matches }: OutdatedIds): Promise<void> {
    const isOver = ({ kind, reason, gameId, playId }: DoubtedEvent) =>
      (kind === 'prices' && prices.includes(playId ?? 0)) ||
      (kind === 'play' && plays.includes(playId ?? 0)) ||
      (matches.includes(gameId ?? 0) &&
        ((kind === 'match' && UNTIL_KNOWN.includes(reason)) || (kind === 'play' && reason === 'unknown_match')));
    this.#held = new Map([...this.#held].filter(([, event]) => !isOver(event)));
    return Promise.resolve();
  }

  rejectAll(): void {
    this.#held.clear();
    for (const play of this.board.plays.values()) {
      if (play.guarded !== null && play.status < PLAY_STATUS.closed) play.status = play.guarded;
      play.guarded = null;
    }
  }

  #playOf(play: BoardPlay | undefined): GuardedPlay[] {
    if (play === undefined) return [];
    const { event, status, guarded, odds, outcomes } = play;
    const live = this.board.matches.get(event.game_id)?.live;
    const isOf = (held: DoubtedEvent) =>
      held.playId === event.play_id || (held.playId === null && held.gameId === event.game_id);
    const prices = this.held.find(({ kind, playId }) => kind === 'prices' && playId === event.play_id)?.event;
    const heldOdds =
      prices !== undefined && 'type' in prices && prices.type === 'prices'
        ? prices.prices.map(({ point_id, odd }) => [point_id, odd] as const)
        : [];
    return [
      {
        playId: event.play_id,
        gameId: event.game_id,
        categoryId: event.category_id,
        market: event.market,
        status,
        guarded,
        isBound: this.held.some((held) => held.kind !== 'prices' && held.kind !== 'play' && isOf(held)),
        progress: live === undefined ? [] : progressOf(live),
        odds,
        heldOdds: new Map(heldOdds),
        hasPaid: [...outcomes.values()].some(({ outcome }) => outcome !== 'void'),
      },
    ];
  }

  #matchOf(match: BoardMatch | undefined): GuardedMatch[] {
    if (match === undefined) return [];
    const { event, live, maps, facts } = match;
    return [
      {
        gameId: event.game_id,
        team1: event.team_id_1,
        team2: event.team_id_2,
        bestOf: event.best_of,
        startTime: event.start_time,
        status: live.status,
        isHide: live.is_hide,
        progress: progressOf(live),
        isBound: this.held.some(
          ({ kind, gameId, playId }) =>
            playId === null && gameId === event.game_id && kind !== 'prices' && kind !== 'play',
        ),
        facts: facts?.known ?? null,
        maps: new Map([...maps].map(([round, { known }]) => [round, known])),
        outright: null,
        runners: new Set(),
      },
    ];
  }
}
