import type { FeedEvent, FeedPlay, LiveState, MapFacts, VoidReason } from '@clutchline/contract';

type PlayStateName = Extract<FeedEvent, { type: 'play-state' }>['state'];

export interface ReadPlay {
  /** Latest event; the current prices are in `points`. */
  readonly play: Omit<FeedPlay, 'points'>;
  readonly points: readonly FeedPlay['points'][number][];
  readonly state: PlayStateName;
  readonly suspended: ReadonlySet<number>;
  readonly isHidden: boolean;
  /** Void reason of the play itself, or null. */
  readonly voided: VoidReason | null;
}

export interface ReadMatch {
  readonly match: Extract<FeedEvent, { type: 'match' }>;
  live: LiveState | null;
  readonly plays: Map<number, ReadPlay>;
  readonly maps: Map<number, MapFacts>;
  end: Extract<FeedEvent, { type: 'match-result' | 'match-void' | 'outright-result' }> | null;
}

/** Reads events as the server does; throws on the first inconsistent one. */
export interface FeedReader {
  readonly matches: ReadonlyMap<number, ReadMatch>;
  read(events: readonly FeedEvent[]): void;
}

export function createFeedReader(): FeedReader {
  const names = new Set<string>();
  const matches = new Map<number, ReadMatch>();
  const read = (event: FeedEvent): void => {
    if (isNaming(event)) {
      readNaming(event, names);
    } else if (isBeside(event)) {
      return;
    } else if (event.type === 'match') {
      readMatch(event, names, matches);
    } else {
      const known = matches.get(event.game_id);
      if (known === undefined) throw new Error(`${event.type} of game ${event.game_id} came before its match`);
      readOfMatch(event, known);
    }
  };
  return { matches, read: (events) => events.forEach(read) };
}

type Naming = Extract<FeedEvent, { type: 'game-type' | 'event' | 'team' }>;
const BESIDE = ['game-type-state', 'event-stage', 'event-details', 'team-details', 'stream'] as const;
type Beside = Extract<FeedEvent, { type: (typeof BESIDE)[number] }>;
type OfMatch = Exclude<FeedEvent, Naming | Beside | { type: 'match' }>;

function isBeside(event: FeedEvent): event is Beside {
  return BESIDE.some((type) => type === event.type);
}

function isNaming(event: FeedEvent): event is Naming {
  return event.type === 'game-type' || event.type === 'event' || event.type === 'team';
}

function readNaming(event: Naming, names: Set<string>): void {
  if (event.type === 'team') {
    names.add(`team ${event.team_id}`);
  } else if (event.type === 'game-type') {
    names.add(`game-type ${event.game_type_id}`);
  } else {
    need(names.has(`game-type ${event.game_type_id}`), event, 'its game type');
    names.add(`event ${event.event_id}`);
  }
}

function readMatch(
  event: Extract<FeedEvent, { type: 'match' }>,
  names: ReadonlySet<string>,
  matches: Map<number, ReadMatch>,
): void {
  const wanted = [`game-type ${event.game_type_id}`, `event ${event.event_id}`, `team ${event.team_id_1}`];
  for (const name of [...wanted, `team ${event.team_id_2}`]) need(names.has(name), event, name);
  const fresh = { live: null, plays: new Map<number, ReadPlay>(), maps: new Map<number, MapFacts>(), end: null };
  matches.set(event.game_id, { ...(matches.get(event.game_id) ?? fresh), match: event });
}

function readOfMatch(event: OfMatch, known: ReadMatch): void {
  if (isResult(event)) readResult(event, known);
  else readOfPlays(event, known);
}

function readOfPlays(event: Exclude<OfMatch, ResultEvent>, known: ReadMatch): void {
  switch (event.type) {
    case 'play': {
      const { points, ...play } = event;
      const { voided = null, isHidden = false } = known.plays.get(event.play_id) ?? {};
      known.plays.set(event.play_id, { play, points, state: 'open', suspended: new Set(), voided, isHidden });
      break;
    }
    case 'live':
      known.live = event.live;
      break;
    case 'prices':
      readPrices(event, known);
      break;
    case 'play-state':
      readState(event, known);
      break;
    case 'point-state':
      readPointState(event, known);
      break;
    case 'play-hide':
      readHide(event, known);
      break;
    case 'play-void':
      readVoid(event, known);
      break;
    case 'live-view':
      break;
  }
}

type ResultEvent = Extract<OfMatch, { type: 'map-result' | 'match-result' | 'outright-result' | 'match-void' }>;

function isResult(event: OfMatch): event is ResultEvent {
  return event.type.endsWith('-result') || event.type === 'match-void';
}

function readResult(event: ResultEvent, known: ReadMatch): void {
  if (event.type === 'map-result') {
    known.maps.set(event.round, event.facts);
    return;
  }
  if (event.type === 'outright-result' && event.facts.winners.length === 0) return;
  need(haveClosed(known), event, 'the close of its plays');
  known.end = event;
}

function haveClosed({ plays }: ReadMatch): boolean {
  return [...plays.values()].every(({ state }) => state === 'closed');
}

function readPrices({ prices, ...event }: Extract<FeedEvent, { type: 'prices' }>, known: ReadMatch): void {
  const odds = new Map(prices.map(({ point_id, odd }) => [point_id, odd]));
  for (const [playId, read] of known.plays) {
    if (!read.points.some(({ point_id }) => odds.has(point_id))) continue;
    if (read.state === 'closed') throw new Error(`a price of the closed play ${playId}`);
    const points = read.points.map((point) =>
      odds.has(point.point_id) ? { ...point, odd: odds.get(point.point_id) ?? null } : point,
    );
    known.plays.set(playId, { ...read, points });
    for (const { point_id } of points) odds.delete(point_id);
  }
  need(odds.size === 0, event, `the plays of points ${[...odds.keys()].join()}`);
}

function readState(event: Extract<FeedEvent, { type: 'play-state' }>, known: ReadMatch): void {
  const read = known.plays.get(event.play_id);
  if (read === undefined) throw new Error(`play-state of play ${event.play_id} came before the play`);
  if (read.state === 'closed') throw new Error(`play ${event.play_id} was closed already`);
  known.plays.set(event.play_id, { ...read, state: event.state });
}

function readHide(event: Extract<FeedEvent, { type: 'play-hide' }>, known: ReadMatch): void {
  const read = known.plays.get(event.play_id);
  if (read === undefined) throw new Error(`play-hide of play ${event.play_id} came before the play`);
  known.plays.set(event.play_id, { ...read, isHidden: event.is_hide === 1 });
}

function readPointState(event: Extract<FeedEvent, { type: 'point-state' }>, known: ReadMatch): void {
  const { play_id, point_id, state } = event;
  const read = known.plays.get(play_id);
  if (read?.points.some((point) => point.point_id === point_id) !== true)
    throw new Error(`point-state of point ${point_id} came before the point`);
  if (read.state === 'closed') throw new Error(`play ${play_id} was closed already`);
  const others = [...read.suspended].filter((id) => id !== point_id);
  known.plays.set(play_id, { ...read, suspended: new Set(state === 'open' ? others : [...others, point_id]) });
}

function readVoid(event: Extract<FeedEvent, { type: 'play-void' }>, known: ReadMatch): void {
  const read = known.plays.get(event.play_id);
  if (read?.state !== 'closed') throw new Error(`play ${event.play_id} was voided before it closed`);
  known.plays.set(event.play_id, { ...read, voided: event.reason });
}

function need(isThere: boolean, event: { readonly type: string }, what: string): void {
  if (!isThere) throw new Error(`${event.type} came before ${what}`);
}
