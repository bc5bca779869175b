import { CATEGORY, MATCH_STATUS, type FeedEvent, type LiveState, type LiveView } from '@clutchline/contract';
import { bookMarginOf, LEAST_OFFERED_ODD } from '@clutchline/domain';

import { chancesOf } from '../pricing/chances-of';
import type { MatchModel } from '../pricing/match-model';
import { oddOf } from '../pricing/odd-of';
import { isMatch, isPlayHidden, offeredAt } from './incidents';
import { lastMapEnd, mapInPlay, mapsWon, standingAt } from './map-standing';
import type { MatchScript } from './match-script';
import { modelAt } from './model-at';
import { momentAt } from './moment-at';
import { playSpansOf, type PlaySpan } from './play-spans';
import { isPool, type ScriptPlay } from './plays-of';
import { rememberFor } from './remember-for';
import { resultsAt } from './results-at';
import { suspensionsOf } from './suspensions-of';
import { viewAt } from './view/view-at';

/** Thousandths, in point order; null without a price. */
export interface PlayNow {
  readonly play: ScriptPlay;
  readonly category: 1 | 2 | 3;
  readonly state: 'open' | 'suspended' | 'closed';
  readonly odds: readonly (number | null)[];
  /** Null for a play that is never hidden. */
  readonly isHidden: boolean | null;
  readonly suspended: readonly boolean[];
}

export interface MatchNow {
  readonly live: LiveState;
  readonly plays: readonly PlayNow[];
  readonly results: readonly FeedEvent[];
  /** Null between maps. */
  readonly view: LiveView | null;
}

/** A play with a pick this likely takes no bets. */
const ALL_BUT_CERTAIN = 0.98;

export function matchAt(script: MatchScript, moment: number): MatchNow {
  const model = modelAt(script, moment);
  return {
    live: liveAt(script, moment),
    plays: playSpansOf(script)
      .filter(({ opensAt }) => opensAt <= moment)
      .map((span) => (span.closesAt <= moment ? closedPlay(script, span) : openPlay(script, span, { moment, model }))),
    results: resultsAt(script, moment),
    view: viewAt(script, moment),
  };
}

function openPlay(script: MatchScript, span: PlaySpan, now: { moment: number; model: MatchModel }): PlayNow {
  const { play } = span;
  if (isPool(play)) return openPool(play);
  const chances = chancesOf(play, now.model);
  const isLive = hasBegun(script, now.moment);
  const margin = bookMarginOf(play);
  const odds = chances.map((chance) => oddOf(chance, margin));
  const isHeld = (isLive && isSuspended(script, play, now.moment)) || isAllButCertain(play, chances, odds);
  const offered = offeredAt(script, play, { moment: now.moment, odds });
  return {
    play,
    category: isLive ? CATEGORY.live_bet : CATEGORY.fix_bet,
    state: isHeld ? 'suspended' : 'open',
    isHidden: isPlayHidden(script, play.play_id, now.moment),
    odds: offered.odds,
    suspended: offered.suspended.map((is, i) => is || isTooShort(odds[i])),
  };
}

function isTooShort(odd: number | undefined): boolean {
  return odd !== undefined && odd < LEAST_OFFERED_ODD;
}

/** Both picks of some plays can win. */
function isAllButCertain({ market }: ScriptPlay, chances: readonly number[], odds: readonly number[]): boolean {
  if (market === 'at_least_one_map') return odds.every(isTooShort);
  return Math.max(...chances) > ALL_BUT_CERTAIN || odds.filter((odd) => !isTooShort(odd)).length < 2;
}

/** Its odds follow from its stakes, so a feed has none (BET-2, U8). */
function openPool(play: ScriptPlay): PlayNow {
  return {
    play,
    category: CATEGORY.normal_bet,
    state: 'open',
    isHidden: null,
    odds: play.points.map(() => null),
    suspended: play.points.map(() => false),
  };
}

const closedPlays = rememberFor<MatchScript, Map<number, PlayNow>>(() => new Map());

function closedPlay(script: MatchScript, span: PlaySpan): PlayNow {
  const known = closedPlays(script).get(span.play.play_id);
  if (known !== undefined) return known;
  const moment = momentAt(script, span.closesAt - 1) ?? span.opensAt;
  const last = openPlay(script, span, { moment, model: modelAt(script, moment) });
  const closed: PlayNow = { ...last, state: 'closed', isHidden: last.isHidden === null ? null : false };
  closedPlays(script).set(span.play.play_id, closed);
  return closed;
}

function hasBegun(script: MatchScript, moment: number): boolean {
  return moment >= script.startTime && script.maps.length > 0;
}

function isSuspended(script: MatchScript, { round }: ScriptPlay, moment: number): boolean {
  return suspensionsOf(script).some(
    (held) => held.from <= moment && moment < held.until && (round === 0 || round === held.round),
  );
}

function liveAt(script: MatchScript, moment: number): LiveState {
  const [score_1, score_2] = mapsWon(script, moment);
  const map = mapInPlay(script, moment);
  const standing = map === null ? null : standingAt(map, moment);
  return {
    status: statusAt(script, moment),
    is_hide: isMatch('match-hidden', script, moment) ? 1 : 0,
    round: map?.round ?? roundToCome(script, moment),
    score_1,
    score_2,
    round_score_1: standing?.score[0] ?? 0,
    round_score_2: standing?.score[1] ?? 0,
    clock_s: standing === null || script.rules === 'rounds' ? null : standing.clockS,
  };
}

/** The next map between two maps; 0 before the first and after the last. */
function roundToCome(script: MatchScript, moment: number): number {
  if (!hasBegun(script, moment) || moment >= lastMapEnd(script)) return 0;
  return script.maps.find(({ startsAt }) => startsAt > moment)?.round ?? 0;
}

function statusAt(script: MatchScript, moment: number): LiveState['status'] {
  if (moment >= script.endsAt) return script.voidReason === null ? MATCH_STATUS.ended : MATCH_STATUS.cancelled;
  if (!hasBegun(script, moment)) return MATCH_STATUS.notStarted;
  return isMatch('paused', script, moment) ? MATCH_STATUS.paused : MATCH_STATUS.live;
}
