import { PushSocket } from '../../data/push-socket';
import type { AppState } from '../app-state';
import { networkIsBack } from '../route/navigate';

async function pushTicket(app: AppState): Promise<string | null | undefined> {
  if (app.session.getState().token === null) return null;
  const reply = await app.call('getPushTicket', {});
  if (reply.kind === 'ok') return reply.data.ticket;
  return reply.kind === 'network-failed' ? undefined : null;
}

export function createPush(app: AppState): PushSocket {
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
