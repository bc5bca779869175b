import { isDeepStrictEqual } from 'node:util';

import { MATCH_STATUS, type FeedEvent, type MapFacts, type MatchFacts, type OutrightFacts } from '@clutchline/contract';
import {
  validateMapResult,
  validateMatchResult,
  validateOutrightResult,
  type ResultViolation,
  type ResultContext,
  continuesFrom,
} from '@clutchline/domain';

import type { GuardedMatch } from '../quarantine-store';
import type { BatchDraft } from './batch-draft';

export type ResultEvent = Extract<FeedEvent, { type: 'map-result' | 'match-result' | 'outright-result' }>;

/** A later stage of an outright does not. */
export function contradicts(event: ResultEvent, match: GuardedMatch | undefined): boolean {
  const stored = match === undefined ? null : storedFacts(event, match);
  if (stored === null || isDeepStrictEqual(stored, event.facts)) return false;
  const isFurther = event.type === 'outright-result' && 'withdrawn' in stored && continuesFrom(stored, event.facts);
  return !isFurther;
}

function storedFacts(event: ResultEvent, match: GuardedMatch): MapFacts | MatchFacts | OutrightFacts | null {
  if (event.type === 'map-result') return match.maps.get(event.round) ?? null;
  return event.type === 'match-result' ? match.facts : match.outright;
}

export function guardResults(draft: BatchDraft, now: number): void {
  const { mapResults, matchResults, outrightResults, matchVoids } = draft.batch;
  for (const event of mapResults) doubtResult(draft, 'mapResults', { event, reason: mapDoubt(draft, event, now) });
  for (const event of matchResults)
    doubtResult(draft, 'matchResults', { event, reason: matchDoubt(draft, event, now) });
  for (const event of outrightResults)
    doubtResult(draft, 'outrightResults', {
      event,
      reason: validateOutrightResult(event.facts, runnersOf(draft, event)),
    });
  for (const event of matchVoids) {
    const { game_id: gameId } = event;
    if (draft.ground.matches.has(gameId) || isAnnounced(draft, gameId)) continue;
    draft.doubt('matchVoids', event, { kind: 'result', reason: 'unknown_match', gameId, playId: null, round: null });
  }
  guardPlayVoids(draft);
}

/** Voids of paid plays. */
function guardPlayVoids(draft: BatchDraft): void {
  for (const event of draft.batch.playVoids) {
    const { game_id: gameId, play_id: playId } = event;
    const play = draft.ground.plays.get(playId);
    const isKnown =
      play?.gameId === gameId ||
      (play === undefined &&
        draft.batch.plays.some((coming) => coming.play_id === playId && coming.game_id === gameId));
    const reason = !isKnown ? 'unknown_play' : play?.hasPaid === true ? 'already_settled' : null;
    if (reason === null) continue;
    draft.doubt('playVoids', event, { kind: 'result', reason, gameId, playId, round: null });
  }
}

type EventOf<List extends 'mapResults' | 'matchResults' | 'outrightResults'> = BatchDraft['batch'][List][number];

function mapDoubt(draft: BatchDraft, event: EventOf<'mapResults'>, now: number): ResultViolation | null {
  return validateMapResult(event.facts, event.round, groundOf(draft, event.game_id, { now }));
}

function matchDoubt(
  draft: BatchDraft,
  { facts, game_id }: EventOf<'matchResults'>,
  now: number,
): ResultViolation | null {
  return validateMatchResult(facts, groundOf(draft, game_id, { now, startedAt: facts.started_at }));
}

function doubtResult(
  draft: BatchDraft,
  list: 'mapResults' | 'matchResults' | 'outrightResults',
  { event, reason }: { readonly event: ResultEvent; readonly reason: ResultViolation | null },
): void {
  const { game_id: gameId } = event;
  const doubt = reason ?? (contradicts(event, draft.ground.matches.get(gameId)) ? 'contradicts' : null);
  if (doubt === null) return;
  const round = event.type === 'map-result' ? event.round : null;
  draft.doubt(list, event, { kind: 'result', reason: doubt, gameId, playId: null, round });
  draft.trouble(gameId);
}

interface Beginning {
  readonly now: number;
  /** By the result. */
  readonly startedAt?: number | undefined;
}

function groundOf(draft: BatchDraft, gameId: number, beginning: Beginning): ResultContext | null {
  const announced = draft.batch.matches.find(({ game_id }) => game_id === gameId);
  const match = draft.ground.matches.get(gameId);
  if (match === undefined) return announced === undefined ? null : { ...announced, hasBegun: true };
  const { team1: team_id_1, team2: team_id_2, bestOf } = match;
  return {
    team_id_1,
    team_id_2,
    best_of: announced?.best_of ?? bestOf,
    hasBegun: hasBegun(draft, match, beginning),
  };
}

function hasBegun({ batch }: BatchDraft, match: GuardedMatch, { now, startedAt = Infinity }: Beginning): boolean {
  const status = batch.lives.get(match.gameId)?.status ?? match.status;
  return status !== MATCH_STATUS.notStarted || Math.min(match.startTime, startedAt) <= now;
}

/** Stored, or of the same batch (a snapshot after the end). */
function runnersOf(draft: BatchDraft, { game_id }: EventOf<'outrightResults'>): ReadonlySet<number> | null {
  const known = draft.ground.matches.get(game_id);
  if (known === undefined && !isAnnounced(draft, game_id)) return null;
  const coming = draft.batch.plays
    .filter((play) => play.game_id === game_id)
    .flatMap(({ points }) => points.flatMap(({ pick }) => ('team_id' in pick ? [pick.team_id] : [])));
  return new Set([...(known?.runners ?? []), ...coming]);
}

function isAnnounced({ batch }: BatchDraft, gameId: number): boolean {
  return batch.matches.some(({ game_id }) => game_id === gameId);
}
