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

/** Never by what the client sent. */
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

/** The commit compares again (R11). */
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

/** R38; in play also a trusted process clock (R40). */
export function validateFreshness(
  point: Pick<SnapshotPoint, 'matchStatus'>,
  { feedAgeMs, mayBetInPlay }: Pick<ValidationContext, 'feedAgeMs' | 'mayBetInPlay'>,
): Refusal | null {
  if (!isFeedYoungerThan(feedAgeMs, maxFeedAgeOf(point))) return 'suspended';
  return mayBetInPlay || point.matchStatus === MATCH_STATUS.notStarted ? null : 'suspended';
}

/** Newer versions are impossible (bad input row 40). */
function validatePrice(selection: PlaceSelection, point: SnapshotPoint, accept: AcceptPreference): Refusal | null {
  if (selection.version > point.version) return 'odds_changed';
  if (point.categoryId === CATEGORY.normal_bet) return null;
  if (selection.odd === null || point.odd === null) return 'odds_changed';
  const problem = acceptPrice(accept, parseOdd(selection.odd), point.odd);
  return problem === 'ok' ? null : problem;
}
