import { isUnderWay } from '@clutchline/domain';

import type { EventSummary, FinishedMatch, ScheduledMatch } from '../content';
import { DAY, HOUR } from '../platform/time/durations';
import type { Context } from './context';
import type { EventCount, EventTier, TopPool } from './home-store';
import type { Pin } from './pin-store';

export const MATCHES = 6;
const POOLS = 4;
const RESULTS = 5;
/** A match that began longer ago is not shown as live. */
const LONGEST_MATCH = DAY;
const MOST_STARTED = 200;

/** What is the same for everyone. */
export interface PublicHome {
  readonly live: readonly ScheduledMatch[];
  readonly events: readonly EventSummary[];
  readonly tiers: ReadonlyMap<number, EventTier['tier']>;
  readonly bettors: ReadonlyMap<number, number>;
  /** Pinned events with their first pinned match; null without one. */
  readonly pinned: ReadonlyMap<number, ScheduledMatch | null>;
  readonly pools: readonly { readonly pool: TopPool; readonly match: ScheduledMatch }[];
  readonly results: readonly FinishedMatch[];
}

type Reading = Pick<Context, 'stores' | 'clock'>;

/** Real time. */
const SHORT_MS = 2_000;
const LONG_MS = 60_000;

/** One read at a time; callers share its value until it is too old. */
class SharedRead<Value> {
  #value: Promise<Value> | null = null;
  #readAt = 0;

  constructor(private readonly maxAgeMs: number) {}

  get(read: () => Promise<Value>): Promise<Value> {
    if (this.#value !== null && performance.now() - this.#readAt < this.maxAgeMs) return this.#value;
    const value = read();
    this.#value = value;
    this.#readAt = performance.now();
    value.catch(() => {
      if (this.#value === value) this.#value = null;
    });
    return value;
  }
}

interface Shared {
  readonly home: SharedRead<PublicHome>;
  readonly bettors: SharedRead<EventCount[]>;
}

const sharedReads = new WeakMap<object, Shared>();

export function readPublicHome(context: Reading): Promise<PublicHome> {
  const { stores } = context;
  const shared = sharedReads.get(stores) ?? { home: new SharedRead(SHORT_MS), bettors: new SharedRead(LONG_MS) };
  sharedReads.set(stores, shared);
  return shared.home.get(() => read(context, shared));
}

async function read({ stores, clock }: Reading, { bettors }: Pick<Shared, 'bettors'>): Promise<PublicHome> {
  const { content, home } = stores;
  const now = clock.now();
  const every = { gameTypeId: null, eventId: null, teamId: null };
  const started = await content.schedule({ from: now - LONGEST_MATCH, to: now + HOUR, ...every }, MOST_STARTED);
  const pools = await home.topPools(POOLS);
  const pins = await stores.pins.current(now);
  const named = [...pools, ...pins].flatMap(({ gameId }) => gameId ?? []);
  const matches = new Map((await content.scheduled([...new Set(named)])).map((match) => [match.gameId, match]));
  return {
    live: started.filter(({ live }) => isUnderWay(live.status)).slice(0, MATCHES),
    events: await content.events(now),
    tiers: new Map((await home.tiers(now)).map(({ eventId, tier }) => [eventId, tier])),
    bettors: countsOf(await bettors.get(() => home.bettors(now - DAY))),
    pinned: pinnedOf(pins, matches),
    pools: pools.flatMap((pool) => {
      const match = matches.get(pool.gameId);
      return match === undefined ? [] : [{ pool, match }];
    }),
    results: await content.results({ ...every, isCorrected: false, from: null, to: null }, null, RESULTS),
  };
}

function pinnedOf(pins: readonly Pin[], matches: ReadonlyMap<number, ScheduledMatch>): PublicHome['pinned'] {
  const ofEvents = pins.map(({ eventId }): [number, null] => [eventId, null]);
  const ofMatches = pins
    .flatMap(({ gameId }) => matches.get(gameId ?? 0) ?? [])
    .sort((a, b) => b.startTime - a.startTime)
    .map((match): [number, ScheduledMatch] => [match.eventId, match]);
  return new Map<number, ScheduledMatch | null>([...ofEvents, ...ofMatches]);
}

export const countsOf = (counts: readonly EventCount[]): ReadonlyMap<number, number> =>
  new Map(counts.map(({ eventId, count }) => [eventId, count]));
