import {
  CATEGORY,
  LIVE_BEFORE_START,
  MATCH_STATUS,
  type FeedEvent,
  type LiveState,
  type OutrightFacts,
} from '@clutchline/contract';
import { LEAST_OFFERED_ODD } from '@clutchline/domain';

import type { OutrightScript } from './outright-script';

const PLAYS_PER_MATCH = 1_000;
const POINTS_PER_PLAY = 100;

interface OutrightNow {
  /** Null below the lowest price that takes bets. */
  readonly odds: readonly (number | null)[];
  readonly isClosed: boolean;
  readonly status: LiveState['status'];
  readonly facts: OutrightFacts | null;
}

export function outrightSnapshot(script: OutrightScript, at: number): readonly FeedEvent[] {
  return at < script.publishedAt ? [] : changes(script, null, outrightAt(script, at));
}

export function outrightEvents(script: OutrightScript, from: number, to: number): readonly FeedEvent[] {
  if (to < script.publishedAt || from >= script.endsAt || from === to) return [];
  const before = from < script.publishedAt ? null : outrightAt(script, from);
  return changes(script, before, outrightAt(script, to));
}

function outrightAt(script: OutrightScript, at: number): OutrightNow {
  const { publishedAt, stepMs, closesAt, endsAt, runners } = script;
  const step = Math.floor((Math.min(at, closesAt - 1) - publishedAt) / stepMs);
  return {
    odds: runners.map(({ odds }) => offered(odds[Math.min(step, odds.length - 1)])),
    isClosed: at >= closesAt,
    status: at >= endsAt ? MATCH_STATUS.ended : MATCH_STATUS.notStarted,
    facts: factsAt(script, at),
  };
}

function offered(odd: number | undefined): number | null {
  return odd === undefined || odd < LEAST_OFFERED_ODD ? null : odd;
}

function factsAt({ withdrawal, winner, endsAt }: OutrightScript, at: number): OutrightFacts | null {
  const withdrawn = withdrawal !== null && at >= withdrawal.at ? [withdrawal.teamId] : [];
  if (at >= endsAt) return { winners: [winner], withdrawn };
  return withdrawn.length === 0 ? null : { winners: [], withdrawn };
}

function changes(script: OutrightScript, before: OutrightNow | null, now: OutrightNow): readonly FeedEvent[] {
  const { gameId: game_id, source } = script;
  const play_id = game_id * PLAYS_PER_MATCH + 1;
  return [
    ...(before === null ? [matchEvent(script), playEvent(script, play_id, now)] : []),
    ...(before?.status === now.status ? [] : [liveEvent(game_id, now.status)]),
    ...(before === null ? [] : priceEvents(game_id, play_id, [before, now])),
    ...(now.isClosed && before?.isClosed !== true
      ? [{ type: 'play-state' as const, play_id, game_id, state: 'closed' as const }]
      : []),
    ...(now.facts === null || isSame(before?.facts ?? null, now.facts)
      ? []
      : [{ type: 'outright-result' as const, game_id, facts: now.facts, source }]),
  ];
}

function isSame(before: OutrightFacts | null, now: OutrightFacts): boolean {
  return before?.winners.length === now.winners.length && before.withdrawn.length === now.withdrawn.length;
}

/** Sides: the favourites at publication; start: the end of betting. */
function matchEvent(script: OutrightScript): FeedEvent {
  const byPrice = [...script.runners].sort((a, b) => (a.odds[0] ?? 0) - (b.odds[0] ?? 0));
  return {
    type: 'match',
    kind: 'outright',
    game_id: script.gameId,
    game_type_id: script.gameTypeId,
    event_id: script.eventId,
    team_id_1: byPrice[0]?.teamId ?? 0,
    team_id_2: byPrice[1]?.teamId ?? 0,
    stage_names: script.stageNames,
    start_time: script.closesAt,
    best_of: 1,
  };
}

function playEvent({ gameId, runners }: OutrightScript, play_id: number, now: OutrightNow): FeedEvent {
  return {
    type: 'play',
    play_id,
    game_id: gameId,
    category_id: CATEGORY.champion_bet,
    round: 0,
    market: 'outright',
    group: 'special',
    line: null,
    is_main: 1,
    no_parlay: 1,
    names: null,
    descs: null,
    points: runners.map(({ teamId, names }, i) => ({
      point_id: play_id * POINTS_PER_PLAY + i + 1,
      pick: { kind: 'runner', team_id: teamId, names },
      line: null,
      odd: now.odds[i] ?? null,
    })),
  };
}

function liveEvent(game_id: number, status: LiveState['status']): FeedEvent {
  return { type: 'live', game_id, live: { ...LIVE_BEFORE_START, status } };
}

function priceEvents(
  game_id: number,
  play_id: number,
  [before, now]: readonly [OutrightNow, OutrightNow],
): FeedEvent[] {
  const prices = now.odds.flatMap((odd, i) =>
    odd === before.odds[i] ? [] : [{ point_id: play_id * POINTS_PER_PLAY + i + 1, odd }],
  );
  return prices.length === 0 ? [] : [{ type: 'prices', game_id, prices }];
}
