import { LIST_TOPIC, PRIVATE_TOPIC, matchTopic, type Change, type Topic } from '@clutchline/contract';

import type { PushSocket } from '../../data/push-socket';
import type { AppState } from '../app-state';
import { applyChanges } from '../prices/apply-changes';
import { createPush } from '../prices/create-push';
import { gameIdOf } from '../route/game-id-of';
import { screenOf } from '../route/screen-of';

const EXPIRE_EVERY_MS = 5_000;

/** List, open match, matches of the slip, player. */
function neededTopics(app: AppState): ReadonlySet<Topic> {
  const { path, search } = app.env.location.read();
  const screen = screenOf(path);
  const opened = screen === 'match-detail' || screen === '/champion' ? gameIdOf(search) : null;
  const ofSlip = app.slip.getState().slip.items.map(({ game_id }) => game_id);
  const matches = opened === null ? ofSlip : [opened, ...ofSlip];
  const own = app.session.getState().token === null ? [] : [PRIVATE_TOPIC];
  return new Set([LIST_TOPIC, ...matches.map(matchTopic), ...own]);
}

/** Accepted only from the private topic (bad input row 107). */
const isOfPlayer = ({ type }: Change): boolean => type === 'balance' || type === 'bet';

function follow(app: AppState, push: PushSocket, topic: Topic): () => void {
  let isFirst = true;
  const apply = (changes: readonly Change[]): void => {
    applyChanges(app, topic === PRIVATE_TOPIC ? changes : changes.filter((change) => !isOfPlayer(change)));
  };
  return push.follow(topic, {
    onChanges: apply,
    onImage: (changes) => {
      apply(changes);
      if (!isFirst) app.refresh.ask(topic === PRIVATE_TOPIC ? 'own' : 'matches');
      isFirst = false;
    },
    onSynced: (synced) => {
      if (topic === LIST_TOPIC) app.freshnessWatch.synced(synced);
    },
  });
}

/** PUSH-1…PUSH-5. Loads beside the first list. */
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
  const expiry = setInterval(() => app.odds.expireMoves(), EXPIRE_EVERY_MS);
  const stops = [app.env.location.subscribe(update), app.slip.subscribe(update), app.session.subscribe(update)];
  return () => {
    clearInterval(expiry);
    stops.forEach((stop) => stop());
    push.close();
  };
}
