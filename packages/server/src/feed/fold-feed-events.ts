import { MATCH_STATUS, PLAY_STATUS, type FeedEvent, type LiveState, type PlayStatus } from '@clutchline/contract';

import type { FeedBatch } from './feed-store';
import { plausibleStreams } from './guard/guard-streams';

type EventOf<Type extends FeedEvent['type']> = Extract<FeedEvent, { type: Type }>;

const PLAY_STATE: Readonly<Record<EventOf<'play-state'>['state'], PlayStatus>> = {
  open: PLAY_STATUS.open,
  suspended: PLAY_STATUS.suspended,
  closed: PLAY_STATUS.closed,
};

/** Idempotent. */
export function foldFeedEvents(events: readonly FeedEvent[]): FeedBatch {
  const prices = new Map<number, number | null>();
  const suspensions = new Map<number, boolean>();
  const playStates = new Map<number, PlayStatus>();
  const lives = new Map<number, LiveState>();
  const playHides = new Map<number, 0 | 1>();
  const gameStops = new Map<number, boolean>();
  const interrupted = { matches: new Set<number>(), plays: new Set<number>(), points: new Set<number>() };
  for (const event of events) {
    if (event.type === 'prices' || event.type === 'play') foldPrices(prices, event, interrupted.points);
    if (event.type === 'play' || event.type === 'point-state') foldSuspensions(suspensions, event, interrupted.points);
    if (event.type === 'play' || event.type === 'play-state') foldState(playStates, event, interrupted.plays);
    if (event.type === 'play-hide') playHides.set(event.play_id, event.is_hide);
    if (event.type === 'game-type-state') gameStops.set(event.game_type_id, event.state === 'suspended');
    if (event.type === 'live') foldLive(lives, event, interrupted.matches);
  }
  return {
    gameTypes: lastOf(events, isA('game-type'), (event) => event.game_type_id),
    events: lastOf(events, isA('event'), (event) => event.event_id),
    teams: lastOf(events, isA('team'), (event) => event.team_id),
    matches: lastOf(events, isA('match'), (event) => event.game_id),
    plays: lastOf(events, isA('play'), (event) => event.play_id),
    mapResults: lastOf(events, isA('map-result'), (event) => `${event.game_id}:${event.round}`),
    matchResults: lastOf(events, isA('match-result'), (event) => event.game_id),
    outrightResults: lastOf(events, isA('outright-result'), (event) => event.game_id),
    matchVoids: lastOf(events, isA('match-void'), (event) => event.game_id),
    playVoids: lastOf(events, isA('play-void'), (event) => event.play_id),
    stages: lastOf(events, isA('event-stage'), (event) => event.stage_id),
    streams: plausibleStreams(
      lastOf(events, isA('stream'), ({ game_id, platform, channel }) => `${game_id}/${platform}/${channel}`),
    ),
    details: lastOf(events, isA('event-details'), (event) => `${event.event_id}/${event.season}`),
    teamDetails: lastOf(events, isA('team-details'), (event) => event.team_id),
    prices,
    suspensions,
    playStates,
    playHides,
    gameStops,
    lives,
    interrupted,
  };
}

function foldPrices(
  prices: Map<number, number | null>,
  event: EventOf<'prices'> | EventOf<'play'>,
  interrupted: Set<number>,
): void {
  const list = event.type === 'play' ? event.points : event.prices;
  for (const { point_id, odd } of list) {
    if (prices.get(point_id) === null && odd !== null) interrupted.add(point_id);
    prices.set(point_id, odd);
  }
}

function foldSuspensions(
  suspensions: Map<number, boolean>,
  event: EventOf<'play'> | EventOf<'point-state'>,
  interrupted: Set<number>,
): void {
  const isSuspended = event.type === 'point-state' && event.state === 'suspended';
  for (const { point_id } of event.type === 'play' ? event.points : [event]) {
    if (suspensions.get(point_id) === true && !isSuspended) interrupted.add(point_id);
    suspensions.set(point_id, isSuspended);
  }
}

/** A new play is open, unless it closes within the batch. */
function foldState(
  states: Map<number, PlayStatus>,
  event: EventOf<'play'> | EventOf<'play-state'>,
  interrupted: Set<number>,
): void {
  const before = states.get(event.play_id);
  if (before === PLAY_STATUS.closed) return;
  if (before === PLAY_STATUS.suspended) interrupted.add(event.play_id);
  states.set(event.play_id, event.type === 'play' ? PLAY_STATUS.open : PLAY_STATE[event.state]);
}

function foldLive(lives: Map<number, LiveState>, { game_id, live }: EventOf<'live'>, interrupted: Set<number>): void {
  if (lives.get(game_id)?.status === MATCH_STATUS.paused) interrupted.add(game_id);
  lives.set(game_id, live);
}

function isA<Type extends FeedEvent['type']>(type: Type) {
  return (event: FeedEvent): event is EventOf<Type> => event.type === type;
}

function lastOf<Event extends FeedEvent>(
  events: readonly FeedEvent[],
  is: (event: FeedEvent) => event is Event,
  keyOf: (event: Event) => number | string,
): Event[] {
  return [...new Map(events.filter(is).map((event) => [keyOf(event), event])).values()];
}
