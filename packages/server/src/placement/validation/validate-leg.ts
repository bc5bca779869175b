import {
  CATEGORY,
  MATCH_STATUS,
  PLAY_STATUS,
  type AcceptPreference,
  type PlaceSelection,
  type Refusal,
} from '@clutchline/contract';
import { acceptPrice, isOver, parseOdd } from '@clutchline/domain';

import type { SnapshotPoint } from '../placement-store';
import { isFeedYoungerThan, maxFeedAgeOf } from '../../catalogue';
import type { ValidationContext } from './bet-decision';

/** Uses stored data only, never what the client sent. */
export function validateLeg(
  selection: PlaceSelection,
  point: SnapshotPoint,
  context: Pick<ValidationContext, 'accept' | 'now' | 'feedAgeMs' | 'mayBetInPlay'>,
): Refusal | null {
  return (
    validateOpen(point) ??
    validateStart(point, context.now) ??
    validateFreshness(point, context) ??
    validatePrice(selection, point, context.accept)
  );
}

export type OpenState = Pick<
  SnapshotPoint,
  'playStatus' | 'playHide' | 'matchStatus' | 'matchHide' | 'isDecided' | 'isOffered'
>;

/** R11: the commit compares the stored state again. */
export function validateOpen(state: OpenState): Refusal | null {
  const { playStatus, playHide, matchStatus, matchHide, isDecided, isOffered } = state;
  if (matchHide === 1 || playHide === 1 || isDecided || isOver(matchStatus)) return 'bet_closed';
  if (matchStatus === MATCH_STATUS.paused || playStatus === PLAY_STATUS.suspended) return 'suspended';
  if (playStatus !== PLAY_STATUS.open) return 'bet_closed';
  return isOffered ? null : 'suspended';
}

/** The feed may report the start late (incident past-post). */
function validateStart({ matchStatus, startTime, categoryId }: SnapshotPoint, now: number): Refusal | null {
  const isAnnounced = matchStatus === MATCH_STATUS.notStarted && categoryId !== CATEGORY.champion_bet;
  return isAnnounced && now >= startTime ? 'past_cut_off' : null;
}

/** Requires a fresh feed, and in play a trusted process clock (R38, R40). */
export function validateFreshness(
  point: Pick<SnapshotPoint, 'matchStatus'>,
  { feedAgeMs, mayBetInPlay }: Pick<ValidationContext, 'feedAgeMs' | 'mayBetInPlay'>,
): Refusal | null {
  if (!isFeedYoungerThan(feedAgeMs, maxFeedAgeOf(point))) return 'suspended';
  return mayBetInPlay || point.matchStatus === MATCH_STATUS.notStarted ? null : 'suspended';
}

/** A newer version is impossible (bad input row 40). Pools have no fixed price (BET-2). */
function validatePrice(selection: PlaceSelection, point: SnapshotPoint, accept: AcceptPreference): Refusal | null {
  if (selection.version > point.version) return 'odds_changed';
  if (point.categoryId === CATEGORY.normal_bet) return null;
  const problem = acceptPrice(accept, parseOdd(selection.odd), point.odd);
  return problem === 'ok' ? null : problem;
}
