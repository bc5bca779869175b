import { MATCH_STATUS, type FeedEvent, type LiveState } from '@clutchline/contract';
import { isUnderWay } from '@clutchline/domain';

import type { MatchNow, PlayNow } from './match-at';
import type { MatchScript } from './match-script';
import { SPECIAL_DESCS, SPECIAL_NAMES } from './special-texts';

/** Events from state `before` (null: none) to `after`. */
export function changesBetween(script: MatchScript, before: MatchNow | null, after: MatchNow): readonly FeedEvent[] {
  const known = new Map((before?.plays ?? []).map((now) => [now.play.play_id, now]));
  const steps = after.plays.map((now) => ({ was: known.get(now.play.play_id) ?? null, now }));
  return [
    ...(before === null ? [{ type: 'match' as const, ...matchFieldsOf(script) }] : []),
    ...steps.filter(isNewPlay).map(({ now }) => playEvent(now)),
    ...liveEvents(script, before?.live ?? null, after.live),
    ...streamEvents(script, before?.live ?? null, after.live),
    ...priceEvents(script, steps),
    ...steps.flatMap(pointStateEvents),
    ...steps.flatMap(hideEvents),
    ...steps.filter(isNewState).map(({ now }) => stateEvent(now)),
    ...after.results.slice(before?.results.length ?? 0),
    ...viewEvents(script, before, after),
  ];
}

interface Step {
  readonly was: PlayNow | null;
  readonly now: PlayNow;
}

/** Sent again when the category changes to live. */
function isNewPlay({ was, now }: Step): boolean {
  return was?.category !== now.category;
}

/** A new play counts as open. */
function isNewState(step: Step): boolean {
  return (isNewPlay(step) ? 'open' : step.was?.state) !== step.now.state;
}

/** Fields of a match that a feed publishes and a result repeats. */
export function matchFieldsOf(script: MatchScript) {
  return {
    game_id: script.gameId,
    game_type_id: script.gameTypeId,
    event_id: script.eventId,
    team_id_1: script.teamId1,
    team_id_2: script.teamId2,
    stage_names: script.stageNames,
    start_time: script.startTime,
    best_of: script.bestOf,
    ...(script.stageId !== undefined && { stage_id: script.stageId }),
  };
}

function playEvent({ play, category, odds }: PlayNow): FeedEvent {
  return {
    type: 'play',
    ...play,
    category_id: category,
    names: play.market === 'special' ? SPECIAL_NAMES : null,
    descs: play.market === 'special' ? SPECIAL_DESCS : null,
    points: play.points.map((point, i) => ({ ...point, odd: odds[i] ?? null })),
  };
}

function stateEvent({ play, state }: PlayNow): FeedEvent {
  return { type: 'play-state', play_id: play.play_id, game_id: play.game_id, state };
}

/** Also of a visible play that can be hidden: the reader may know an earlier state. */
function hideEvents({ was, now: { play, isHidden } }: Step): readonly FeedEvent[] {
  if (isHidden === null || was?.isHidden === isHidden) return [];
  return [{ type: 'play-hide', play_id: play.play_id, game_id: play.game_id, is_hide: isHidden ? 1 : 0 }];
}

function pointStateEvents(step: Step): readonly FeedEvent[] {
  const { play, suspended } = step.now;
  return play.points.flatMap(({ point_id }, i) => {
    const was = !isNewPlay(step) && step.was?.suspended[i] === true;
    const state = suspended[i] === true ? 'suspended' : 'open';
    const { play_id, game_id } = play;
    return was === (state === 'suspended') ? [] : [{ type: 'point-state', point_id, play_id, game_id, state }];
  });
}

function liveEvents({ gameId }: MatchScript, before: LiveState | null, after: LiveState): readonly FeedEvent[] {
  const isSame = before !== null && JSON.stringify(before) === JSON.stringify(after);
  return isSame ? [] : [{ type: 'live', game_id: gameId, live: after }];
}

function viewEvents({ gameId }: MatchScript, before: MatchNow | null, { view }: MatchNow): readonly FeedEvent[] {
  if (view === null || before?.view?.at === view.at) return [];
  return [{ type: 'live-view', game_id: gameId, view }];
}

/** Not before the match begins. */
function streamEvents(
  { gameId, streams = [] }: MatchScript,
  before: LiveState | null,
  after: LiveState,
): readonly FeedEvent[] {
  const status = streamStatus(after);
  if (status === null || (before !== null && streamStatus(before) === status)) return [];
  return streams.map((stream) => ({ type: 'stream', game_id: gameId, ...stream, status }));
}

function streamStatus({ status }: LiveState): 'live' | 'ended' | null {
  if (status === MATCH_STATUS.notStarted) return null;
  return isUnderWay(status) ? 'live' : 'ended';
}

function priceEvents({ gameId }: MatchScript, steps: readonly Step[]): readonly FeedEvent[] {
  const prices = steps
    .filter((step) => !isNewPlay(step))
    .flatMap(({ was, now }) =>
      now.play.points.flatMap(({ point_id }, i) => {
        const odd = now.odds[i];
        return odd === undefined || odd === was?.odds[i] ? [] : [{ point_id, odd }];
      }),
    );
  return prices.length === 0 ? [] : [{ type: 'prices', game_id: gameId, prices }];
}
