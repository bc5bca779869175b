import { MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';

import type { FeedBatch } from '../feed-store';
import type { DoubtedEvent, GuardQuery, QuarantineStore } from '../quarantine-store';
import { BatchDraft } from './batch-draft';
import { guardLives, guardMatches, guardNames, guardTeams } from './guard-matches';
import { guardNewPlays } from './guard-new-plays';
import { guardPrices, guardShortPrices } from './guard-prices';
import { guardResults } from './guard-results';

export interface GuardedBatch {
  readonly batch: FeedBatch;
  readonly doubted: readonly DoubtedEvent[];
  /** Status of the feed for locked plays; null unlocks. */
  readonly guarded: ReadonlyMap<number, 1 | 2 | null>;
  /** Acceptable prices again. */
  readonly acceptedPlays: readonly number[];
  /** Two known teams. */
  readonly known: readonly number[];
}

type GuardReads = Pick<QuarantineStore, 'ground' | 'playsOf'>;

/** `spanMs`: business time. */
export interface Arrival {
  readonly now: number;
  readonly spanMs: number;
  readonly malformed: readonly DoubtedEvent[];
}

/**
 * Removes implausible events before a batch is stored, and suspends their play or match whatever the feed sends: for
 * prices until they are plausible again, otherwise until an operator decides (R34, S17).
 */
export async function guardBatch(store: GuardReads, folded: FeedBatch, arrival: Arrival): Promise<GuardedBatch> {
  const { now, spanMs, malformed } = arrival;
  const draft = new BatchDraft(folded, await store.ground(queryOf(folded, malformed)));
  guardNames(draft);
  guardMatches(draft, now);
  guardTeams(draft);
  guardNewPlays(draft);
  guardPrices(draft, spanMs);
  guardShortPrices(draft);
  guardResults(draft, now);
  guardLives(draft);
  await lockUnclear(draft, store, malformed);
  const guarded = draft.finish();
  const gameOf = (playId: number | null) => draft.ground.plays.get(playId ?? 0)?.gameId;
  const placed = malformed.map((event) => ({ ...event, gameId: gameOf(event.playId) ?? event.gameId }));
  return { ...guarded, doubted: [...placed, ...guarded.doubted] };
}

/** Plays of malformed events and of troubled matches need an operator. */
async function lockUnclear(draft: BatchDraft, store: GuardReads, malformed: readonly DoubtedEvent[]) {
  for (const { gameId, playId } of malformed) {
    const play = playId === null ? undefined : draft.ground.plays.get(playId);
    if (play !== undefined) draft.lock(play);
    else if (playId === null && gameId !== null) draft.trouble(gameId);
  }
  for (const { play_id: playId, game_id } of draft.newPlays())
    if (draft.troubled.has(game_id) || draft.ground.matches.get(game_id)?.isBound === true)
      draft.lock({ playId, status: PLAY_STATUS.open, guarded: null });
  for (const play of await store.playsOf([...draft.troubled])) draft.lock(play);
}

function queryOf(batch: FeedBatch, malformed: readonly DoubtedEvent[]): GuardQuery {
  const { events, matches, plays, mapResults, matchResults, outrightResults, matchVoids, playVoids } = batch;
  const all = [...matches, ...plays, ...mapResults, ...matchResults, ...outrightResults, ...matchVoids];
  const over = [...batch.lives].flatMap(([gameId, { status }]) => (status >= MATCH_STATUS.ended ? [gameId] : []));
  const named = malformed.flatMap(({ playId }) => (playId === null ? [] : [playId]));
  return {
    pointIds: [...batch.prices.keys()],
    playIds: [...batch.playStates.keys(), ...playVoids.map(({ play_id }) => play_id), ...named],
    gameIds: [...new Set([...all.map(({ game_id }) => game_id), ...over])],
    namedTeams: new Set(batch.teams.map(({ team_id }) => team_id)),
    names: {
      gameTypes: new Set([...events, ...matches].map(({ game_type_id }) => game_type_id)),
      events: new Set(matches.map(({ event_id }) => event_id)),
      teams: new Set(matches.flatMap(({ team_id_1, team_id_2 }) => [team_id_1, team_id_2])),
    },
  };
}
