import type { FeedEvent } from '@clutchline/contract';

import { changesBetween } from './changes-between';
import { matchAt, type MatchNow } from './match-at';
import type { MatchScript } from './match-script';
import { momentAt } from './moment-at';
import { rememberFor } from './remember-for';

/** Last computed state, so that a step computes one state instead of two. */
interface Bookmark {
  moment: number;
  state: MatchNow;
}

const bookmarks = rememberFor<MatchScript, Map<'last', Bookmark>>(() => new Map());

export function snapshotOf(script: MatchScript, at: number): readonly FeedEvent[] {
  const moment = momentAt(script, at);
  return moment === null ? [] : changesBetween(script, null, stateAt(script, moment));
}

/**
 * As {@link Feed.between}. Prices and states have only the last value, so a long step is not longer than a snapshot;
 * results and plays are complete.
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
