import {
  MATCH_STATUS,
  PLAY_STATUS,
  type AcceptPreference,
  type PlaceSelection,
  type Refusal,
} from '@clutchline/contract';
import { acceptPrice, isOver, parseOdd } from '@clutchline/domain';

import type { BettablePoint } from '../ports/board-store';

/** Why a selection cannot be bet on as it stands now, or null. Only what is stored counts, never what was sent. */
export function judgeLeg(selection: PlaceSelection, point: BettablePoint, accept: AcceptPreference): Refusal | null {
  return judgeOpen(point) ?? judgePrice(selection, point, accept);
}

/** Whether play and match take bets (R11: the caller holds both). */
function judgeOpen({ play, match: { live } }: BettablePoint): Refusal | null {
  if (live.is_hide === 1 || play.is_hide === 1 || isOver(live.status)) return 'bet_closed';
  if (live.status === MATCH_STATUS.paused || play.status === PLAY_STATUS.suspended) return 'suspended';
  return play.status === PLAY_STATUS.open ? null : 'bet_closed';
}

/** A version that does not exist yet cannot have been seen (bad input row 40). */
function judgePrice(selection: PlaceSelection, point: BettablePoint, accept: AcceptPreference): Refusal | null {
  if (selection.version > point.version) return 'odds_changed';
  const verdict = acceptPrice(accept, parseOdd(selection.odd), point.odd);
  return verdict === 'ok' ? null : verdict;
}
