import type { SlipItem } from '@clutchline/contract';
import { selectedItems } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { screenOf } from '../route/screen-of';
import { priceProblem } from '../slip/slip-row';
import type { SlipStoreState } from '../slip/slip-store';
import { pricesReveal } from '../spoilers/prices-reveal';
import { announce } from './announce';
import { NO_ANNOUNCEMENTS, type PriceMove } from './announcement-store';

const PRICES_EVERY_MS = 10_000;
/** Shorter interruptions are not announced, ms. */
const STALE_FOR_MS = 3_000;
/** Changes within it are one announcement. */
const BURST_MS = 400;
/** Per announcement; the others follow in the next. */
const MOST_MOVES = 3;

type App = Pick<AppState, 'env' | 'slip' | 'session' | 'announcements' | 'freshness' | 'spoilers'>;

/** Slip events (U3, U44) and stale prices; resets for another player. */
export function startAnnouncements(app: App): () => void {
  const prices = followPrices(app);
  const seeBets = (): void => {
    const { unseen } = app.announcements.getState();
    if (unseen.length > 0 && screenOf(app.env.location.read().path) === '/bets') {
      app.announcements.setState({ unseen: [] });
    }
  };
  const stops = [
    app.slip.subscribe((now, before) => {
      if (now.toggled !== before.toggled) announceSelection(app, now, before);
      if (now.slip !== before.slip) prices.note(before.slip.items, now.slip.items);
    }),
    app.session.subscribe((now, before) => {
      if (now.generation !== before.generation) app.announcements.setState(NO_ANNOUNCEMENTS);
    }),
    app.env.location.subscribe(seeBets),
    followFreshness(app),
    prices.stop,
  ];
  return () => stops.forEach((stop) => stop());
}

function announceSelection(app: App, now: SlipStoreState, before: SlipStoreState): void {
  if (now.toggled === null) return;
  const { kind, item } = now.toggled;
  const [chosen, former] = [selectedItems(now.slip, kind), selectedItems(before.slip, kind)];
  const isIn = ({ shop_id }: SlipItem): boolean => chosen.some((other) => other.shop_id === shop_id);
  const change = isIn(item) ? 'added' : 'removed';
  const replaced = change === 'added' ? (former.find((other) => !isIn(other)) ?? null) : null;
  announce(app.announcements, {
    kind: 'selection',
    change,
    item,
    replaced,
    count: chosen.length,
    among: [...former, ...chosen],
  });
}

/** Once for all screens, each of which shows it. */
function followFreshness({ freshness, announcements }: App): () => void {
  let isAnnounced = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announceFreshness = (staleSince: number | null): void => {
    isAnnounced = staleSince !== null;
    announce(announcements, { kind: 'freshness', staleSince });
  };
  const stop = freshness.subscribe(({ freshness: now }, { freshness: before }) => {
    if (now.state === before.state) return;
    clearTimeout(timer);
    if (now.state === 'stale' && !isAnnounced) timer = setTimeout(() => announceFreshness(now.since), STALE_FOR_MS);
    if (now.state === 'live' && isAnnounced) announceFreshness(null);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Every move is announced, some later; a price that returns in time is no move. */
function followPrices(app: App) {
  const moved = new Map<number, string>();
  let announcedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    if (timer !== undefined || moved.size === 0) return;
    timer = setTimeout(announceMoves, Math.max(BURST_MS, announcedAt + PRICES_EVERY_MS - app.env.now()));
  }

  function announceMoves(): void {
    timer = undefined;
    const moves = [...moved]
      .flatMap(([id, was]) => moveOf(app.slip.getState(), id, was))
      .filter(({ item }) => !isPriceHidden(app, item))
      .slice(0, MOST_MOVES);
    const later = [...moved].slice(moves.length === MOST_MOVES ? indexAfter(moves, [...moved.keys()]) : moved.size);
    moved.clear();
    for (const [id, was] of later) moved.set(id, was);
    if (moves.length > 0) {
      announcedAt = app.env.now();
      announce(app.announcements, { kind: 'prices', moves, among: app.slip.getState().slip.items });
    }
    schedule();
  }

  return {
    note(before: readonly SlipItem[], now: readonly SlipItem[]): void {
      const former = new Map(before.map(({ shop_id, odd }) => [shop_id, odd]));
      for (const { shop_id, odd } of now) {
        const was = former.get(shop_id) ?? undefined;
        if (was !== undefined && was !== odd && !moved.has(shop_id)) moved.set(shop_id, was);
      }
      schedule();
    },
    stop: (): void => clearTimeout(timer),
  };
}

/** SPOIL-3. */
const isPriceHidden = ({ spoilers, env, freshness }: App, { match }: SlipItem): boolean =>
  pricesReveal(spoilers.getState(), match, env.now() + freshness.getState().clockOffset);

const indexAfter = (moves: readonly PriceMove[], ids: readonly number[]): number =>
  ids.indexOf(moves.at(-1)?.item.shop_id ?? -1) + 1;

function moveOf(state: SlipStoreState, id: number, was: string): readonly PriceMove[] {
  const item = state.slip.items.find(({ shop_id }) => shop_id === id);
  if (item === undefined || item.odd === null || item.odd === was) return [];
  return [{ item, was, odd: item.odd, problem: priceProblem(state, item)?.reason ?? null }];
}
