import type { FeedEvent } from '@clutchline/contract';

import { changesBetween } from './changes-between';
import { matchAt, type MatchNow } from './match-at';
import type { MatchScript } from './match-script';
import { momentAt } from './moment-at';
import { rememberFor } from './remember-for';

/** Where the player last stood in a script, so that a step works out one state and not two. */
interface Bookmark {
  moment: number;
  state: MatchNow;
}

const bookmarks = rememberFor<MatchScript, Map<'last', Bookmark>>(() => new Map());

/** Everything about one match that a reader without data needs at `at`; empty before it is published. */
export function imageOf(script: MatchScript, at: number): readonly FeedEvent[] {
  const moment = momentAt(script, at);
  return moment === null ? [] : changesBetween(script, null, stateAt(script, moment));
}

/**
 * What happens in one match after `from` and up to `to`, in order. Of a price or a state only the last word is said, so
 * a long step is not longer than an image; results and plays all come.
 */
export function eventsOf(script: MatchScript, from: number, to: number): readonly FeedEvent[] {
  const before = momentAt(script, from);
  const after = momentAt(script, to);
  if (after === null || before === after) return [];
  const previous = before === null ? null : stateAt(script, before);
  return changesBetween(script, previous, stateAt(script, after));
}

function stateAt(script: MatchScript, moment: number): MatchNow {
  const marks = bookmarks(script);
  const last = marks.get('last');
  if (last?.moment === moment) return last.state;
  const state = matchAt(script, moment);
  marks.set('last', { moment, state });
  return state;
}
