import {
  LIVE_BEFORE_START,
  MATCH_STATUS,
  PLAY_STATUS,
  type FeedEvent,
  type LiveState,
  type PlayStatus,
} from '@clutchline/contract';

import type { FeedBatch } from '../../packages/server/src/feed/feed-store';
import type {
  PointOutcome,
  MatchToSettle,
  Sourced,
  UnresolvedMatch,
} from '../../packages/server/src/settlement/result-store';
import { determineOutcomes } from '../../packages/server/src/settlement/determine-outcomes';

type EventOf<Type extends FeedEvent['type']> = Extract<FeedEvent, { type: Type }>;

export interface BoardMatch {
  event: EventOf<'match'>;
  live: LiveState;
  readonly maps: Map<number, Sourced<EventOf<'map-result'>['facts']>>;
  facts: Sourced<EventOf<'match-result'>['facts']> | null;
  voided: Sourced<EventOf<'match-void'>['reason']> | null;
}

export interface BoardPlay {
  readonly event: EventOf<'play'>;
  status: PlayStatus;
  guarded: 1 | 2 | null;
  readonly bestOf: number;
  readonly odds: Map<number, number | null>;
  voided: Sourced<EventOf<'play-void'>['reason']> | null;
  readonly outcomes: Map<number, PointOutcome>;
}

/**
 * The feed tables in memory: an ended match stays ended, a closed play stays closed, results are written once and close
 * the play. Settles with the server's `determineOutcomes`.
 */
export class MemoryBoard {
  readonly gameTypes = new Set<number>();
  readonly events = new Set<number>();
  readonly teams = new Map<number, EventOf<'team'>['names']>();
  readonly matches = new Map<number, BoardMatch>();
  readonly plays = new Map<number, BoardPlay>();
  readonly playOfPoint = new Map<number, number>();

  apply(batch: FeedBatch, guarded: ReadonlyMap<number, 1 | 2 | null>): void {
    for (const { game_type_id } of batch.gameTypes) this.gameTypes.add(game_type_id);
    for (const { event_id } of batch.events) this.events.add(event_id);
    for (const { team_id, names } of batch.teams) this.teams.set(team_id, names);
    for (const event of batch.matches) this.#storeMatch(event);
    for (const [gameId, live] of batch.lives) this.#storeLive(gameId, live);
    for (const event of batch.plays) this.#storePlay(event, batch);
    for (const [playId, status] of batch.playStates) this.#storeState(playId, status);
    this.#storeResults(batch);
    for (const [pointId, odd] of batch.prices)
      this.plays.get(this.playOfPoint.get(pointId) ?? 0)?.odds.set(pointId, odd);
    for (const [playId, wanted] of guarded) {
      const play = this.plays.get(playId);
      if (play !== undefined) play.guarded = wanted;
    }
    this.#settle();
  }

  unresolved(startBefore: number): UnresolvedMatch[] {
    const open = [...this.plays.values()].filter(({ status }) => status < PLAY_STATUS.settled);
    const gameIds = new Set(open.map(({ event }) => event.game_id));
    return [...this.matches.values()]
      .filter(({ event, voided }) => gameIds.has(event.game_id) && event.start_time < startBefore && voided === null)
      .map(({ event, live }) => ({ gameId: event.game_id, isOver: live.status >= MATCH_STATUS.ended }));
  }

  #storeMatch(event: EventOf<'match'>): void {
    const known = this.matches.get(event.game_id);
    if (known !== undefined) known.event = event;
    else
      this.matches.set(event.game_id, { event, live: LIVE_BEFORE_START, maps: new Map(), facts: null, voided: null });
  }

  #storeLive(gameId: number, live: LiveState): void {
    const match = this.matches.get(gameId);
    if (match === undefined || (match.live.status >= MATCH_STATUS.ended && live.status < MATCH_STATUS.ended)) return;
    match.live = live;
  }

  #storePlay(event: EventOf<'play'>, { prices, playStates }: FeedBatch): void {
    if (this.plays.has(event.play_id)) return;
    const match = this.matches.get(event.game_id);
    if (match === undefined) throw new Error(`play ${event.play_id} was accepted without its match`);
    this.plays.set(event.play_id, {
      event,
      status: playStates.get(event.play_id) ?? PLAY_STATUS.open,
      guarded: null,
      bestOf: match.event.best_of,
      odds: new Map(event.points.map(({ point_id, odd }) => [point_id, prices.get(point_id) ?? odd])),
      voided: null,
      outcomes: new Map(),
    });
    for (const { point_id } of event.points) this.playOfPoint.set(point_id, event.play_id);
  }

  #storeState(playId: number, status: PlayStatus): void {
    const play = this.plays.get(playId);
    if (play !== undefined && play.status < PLAY_STATUS.closed) play.status = status;
  }

  #storeResults({ mapResults, matchResults, matchVoids, playVoids }: FeedBatch): void {
    for (const { play_id, reason, source } of playVoids) {
      const play = this.plays.get(play_id);
      if (play !== undefined) play.voided ??= { known: reason, source };
      this.#storeState(play_id, PLAY_STATUS.closed);
    }
    for (const { game_id, round, facts, source } of mapResults) {
      const { maps } = this.#known(game_id);
      if (!maps.has(round)) maps.set(round, { known: facts, source });
      this.#close(game_id, round);
    }
    for (const { game_id, facts, source } of matchResults) {
      this.#known(game_id).facts ??= { known: facts, source };
      this.#close(game_id, null);
    }
    for (const { game_id, reason, source } of matchVoids) {
      this.#known(game_id).voided ??= { known: reason, source };
      this.#close(game_id, null);
    }
  }

  #known(gameId: number): BoardMatch {
    const match = this.matches.get(gameId);
    if (match === undefined) throw new Error(`a result of match ${gameId} was accepted without the match`);
    return match;
  }

  #close(gameId: number, round: number | null): void {
    for (const play of this.plays.values())
      if (play.event.game_id === gameId && (round === null || play.event.round === round))
        this.#storeState(play.event.play_id, PLAY_STATUS.closed);
  }

  #settle(): void {
    for (const match of this.matches.values()) {
      if (!this.#hasFacts(match)) continue;
      for (const { playId, status, points } of determineOutcomes(this.#toSettle(match), null)) {
        const play = this.plays.get(playId);
        if (play === undefined) continue;
        play.status = status;
        for (const point of points) play.outcomes.set(point.pointId, point);
      }
    }
  }

  #hasFacts({ event, facts, voided, maps }: BoardMatch): boolean {
    const ofMatch = [...this.plays.values()].filter((play) => play.event.game_id === event.game_id);
    return facts !== null || voided !== null || maps.size > 0 || ofMatch.some((play) => play.voided !== null);
  }

  #toSettle({ event, maps, facts, voided }: BoardMatch): MatchToSettle {
    const plays = [...this.plays.values()].filter((play) => play.event.game_id === event.game_id);
    return {
      gameId: event.game_id,
      teamId1: event.team_id_1,
      teamId2: event.team_id_2,
      bestOf: event.best_of,
      isOutright: false,
      maps,
      match: facts,
      outright: null,
      voided,
      plays: plays.map(
        ({ event: { play_id, market, round, line, points }, status, bestOf, outcomes, voided: own }) => ({
          playId: play_id,
          market,
          round,
          line,
          inList: true,
          voided: own,
          status,
          bestOf,
          takeout: null,
          startedAt: facts?.known.started_at ?? null,
          points: points.map(({ point_id, pick, line: pointLine }) => ({
            point_id,
            pick,
            line: pointLine,
            decided: outcomes.get(point_id) ?? null,
          })),
        }),
      ),
    };
  }
}
