import type { AppState } from '../app-state';
import { bulletinMemoryOf, revisionOf } from './bulletin-memory';

type App = Pick<AppState, 'env' | 'stored' | 'session' | 'call' | 'queries'>;

/** Of one call. */
const MOST_AT_ONCE = 200;

/** On the server if signed in, else on the device (NEWS-3). */
export async function markBulletinRead(app: App, keys: readonly string[]): Promise<void> {
  if (app.session.getState().token === null) {
    bulletinMemoryOf(app).markRead(keys);
    return;
  }
  const reply = await app.call('markAnnouncementsRead', { read: keys.map(revisionOf), all: 0 });
  if (reply.kind === 'ok') app.queries.invalidate('news');
}

export async function markAllBulletinRead(app: App, shown: readonly string[]): Promise<void> {
  if (app.session.getState().token === null) {
    bulletinMemoryOf(app).markRead(shown);
    return;
  }
  const reply = await app.call('markAnnouncementsRead', { read: [], all: 1 });
  if (reply.kind === 'ok') app.queries.invalidate('news');
}

/** What the device has read becomes the account's at sign-in. What the server did not accept remains here. */
export async function mergeReadBulletins(app: App): Promise<void> {
  const memory = bulletinMemoryOf(app);
  const { generation } = app.session.getState();
  for (;;) {
    const keys = memory.store.getState().read.slice(0, MOST_AT_ONCE);
    if (keys.length === 0) return;
    const reply = await app.call('markAnnouncementsRead', { read: keys.map(revisionOf), all: 0 });
    if (reply.kind !== 'ok' || app.session.getState().generation !== generation) return;
    memory.forgetRead(keys);
    app.queries.invalidate('news');
  }
}
