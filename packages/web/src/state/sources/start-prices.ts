import {
  type BetHistoryItem,
  type Change,
  LIST_TOPIC,
  matchTopic,
  ANNOUNCEMENTS_TOPIC,
  PLAY_STATUS,
  PRIVATE_TOPIC,
  type Topic,
} from '@clutchline/contract';
import { applyPush } from '@clutchline/domain';

import { PushSocket } from '../../data/push-socket';
import type { AppState } from '../app-state';
import { isClosed } from '../prices/odds-state';
import { gameIdOf } from '../route/address-query';
import { screenOf } from '../route/screen-of';
import { applyBalance } from '../session/refresh-account';
import { playerOf } from '../session/session-store';
import { networkIsBack } from '../route/navigate';

/** A flash of 1 s (`--cl-flash`), then an arrow of 10 s. */
export const MOVE_MS = 11_000;
const EXPIRE_EVERY_MS = 1_000;

function openedMatch({ env }: Pick<AppState, 'env'>): number | null {
  const { path, search } = env.location.read();
  const screen = screenOf(path);
  return screen === 'match-detail' || screen === '/champion' ? gameIdOf(search) : null;
}

function neededTopics(app: Pick<AppState, 'env' | 'session' | 'slip'>): ReadonlySet<Topic> {
  const opened = openedMatch(app);
  const ofSlip = app.slip.getState().slip.items.map(({ game_id }) => game_id);
  const matches = opened === null ? ofSlip : [opened, ...ofSlip];
  const own = app.session.getState().token === null ? [] : [PRIVATE_TOPIC];
  return new Set([LIST_TOPIC, ANNOUNCEMENTS_TOPIC, ...matches.map(matchTopic), ...own]);
}

/** Only from the private topic (bad input row 107). */
const isOfPlayer = ({ type }: Change): boolean => type === 'balance' || type === 'bet';

function follow(app: AppState, push: PushSocket, topic: Topic): () => void {
  let isFirst = true;
  const apply = (changes: readonly Change[]): void => {
    applyChanges(app, topic === PRIVATE_TOPIC ? changes : changes.filter((change) => !isOfPlayer(change)));
    if (topic === PRIVATE_TOPIC) for (const observe of push.observers) observe(changes);
  };
  return push.follow(topic, {
    cursor: topic === LIST_TOPIC ? app.rendered?.cursor : null,
    onChanges: apply,
    onSnapshot: (changes) => {
      apply(changes);
      if (!isFirst)
        app.refresh.ask(topic === PRIVATE_TOPIC ? 'own' : topic === ANNOUNCEMENTS_TOPIC ? 'news' : 'matches');
    },
    onSynced: (synced) => {
      isFirst &&= !synced;
      if (topic === LIST_TOPIC) app.freshnessWatch.synced(synced);
    },
  });
}

/** PUSH-1…PUSH-5. */
export function startPrices(app: AppState): () => void {
  const push = createPush(app);
  const followed = new Map<Topic, () => void>();
  const update = (): void => {
    const needed = neededTopics(app);
    for (const [topic, stop] of followed) {
      if (needed.has(topic)) continue;
      stop();
      followed.delete(topic);
    }
    for (const topic of needed) if (!followed.has(topic)) followed.set(topic, follow(app, push, topic));
  };
  update();
  app.push.use(push);
  const expiry = setInterval(() => app.odds.endMoves(app.env.now() - MOVE_MS), EXPIRE_EVERY_MS);
  const stops = [app.env.location.subscribe(update), app.slip.subscribe(update), app.session.subscribe(update)];
  return () => {
    clearInterval(expiry);
    stops.forEach((stop) => stop());
    push.close();
  };
}

export function applyChanges(app: AppState, received: readonly Change[]): void {
  const changes = received.filter((change) => isPlausible(app, change));
  const bets: BetHistoryItem[] = [];
  for (const change of changes) {
    app.odds.apply(change);
    if (change.type === 'balance') void applyBalance(app, change.balance);
    if (change.type === 'structure' || isResult(app, change)) app.refresh.ask('matches');
    if (change.type === 'news') app.refresh.ask('news');
    if (change.type === 'bet') bets.push(change.bet);
  }
  const { slip } = app.slip.getState();
  const next = slip.items.length === 0 ? slip : changes.reduce(applyPush, slip);
  if (next !== slip) app.slip.setState({ slip: next });
  if (bets.length > 0) {
    app.refresh.ask('own');
    void loadBetUpdates(app, bets);
  }
}

/** A play of the open match is settled: only a fetch names its winning picks (U17). */
function isResult(app: Pick<AppState, 'env'>, change: Change): boolean {
  const isSettled = change.type === 'play-status' && change.status >= PLAY_STATUS.settled;
  return isSettled && change.game_id === openedMatch(app);
}

/** A market closed for good does not change (bad input row 102); a balance must belong to the player (row 107). */
function isPlausible({ odds, slip, session }: Pick<AppState, 'session' | 'odds' | 'slip'>, change: Change): boolean {
  if (change.type === 'play-status')
    return (odds.play(change.play_info_id)?.status ?? 0) < PLAY_STATUS.closed || change.status >= PLAY_STATUS.closed;
  if (change.type === 'odds')
    return !slip.getState().slip.items.some((item) => item.shop_id === change.point_id && isClosed(odds, item));
  return change.type !== 'balance' || [null, playerOf(change)].includes(playerOf(session.getState()));
}

/** Rare, so on demand. */
async function loadBetUpdates(app: AppState, bets: readonly BetHistoryItem[]): Promise<void> {
  try {
    const { applyBetUpdates } = await import('../placement/apply-bet-updates');
    applyBetUpdates(app, bets);
  } catch {
    // Corrections are in the history.
  }
}

async function pushTicket(app: AppState): Promise<string | null | undefined> {
  if (app.session.getState().token === null) return null;
  const reply = await app.call('getPushTicket', {});
  if (reply.kind === 'ok') return reply.data.ticket;
  return reply.kind === 'network-failed' ? undefined : null;
}

function createPush(app: AppState): PushSocket {
  const { env, freshnessWatch } = app;
  return new PushSocket({
    open: () => env.openSocket(env.pushUrl(app.settings.getState().apiBase)),
    ticket: () => pushTicket(app),
    onOpen: () => networkIsBack(app),
    onServerTime: (serverTime) => freshnessWatch.received(serverTime),
    onLive: (live) => freshnessWatch.fed(live),
    random: env.random,
  });
}
