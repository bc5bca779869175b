import type { CallName } from '@clutchline/contract';
import { clearSelection } from '@clutchline/domain';

import type { CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { showBanner, type BannerText } from '../banner/banner-store';
import { openFailure } from '../route/navigate';
import { signOut } from './sign-in';

/**
 * Calls whose failing network has an answer of its own instead of the no-network page: the slip finds out what became
 * of a placement, the push tries again by itself, and what is typed as a limit stays where it is.
 */
const OWN_RECOVERY: readonly CallName[] = [
  'playMore',
  'getBetByRequestId',
  'getPushTicket',
  'setPlayerLimit',
  'takeBreak',
];

const bannerText = (message: string): BannerText =>
  message === '' ? { kind: 'key', key: 'server.you_not_login_now' } : { kind: 'text', text: message };

function clearSlip(app: AppState): void {
  const { slip } = app.slip.getState();
  app.slip.setState({ slip: clearSelection(clearSelection(slip, 'single'), 'parlay') });
}

/** What section 8 of the specification says about an answer, done once for every call (ERR-1…ERR-5). */
export function watchReply(app: AppState, name: CallName, reply: CallReply<unknown>): void {
  switch (reply.kind) {
    case 'network-failed':
      app.emit('error', { kind: 'network', message: reply.reason });
      if (!OWN_RECOVERY.includes(name)) openFailure(app, 'not-net');
      break;
    case 'not-signed-in':
      showBanner(app.banner, bannerText(reply.message), 'sign-in');
      break;
    case 'signed-out':
      signOut(app);
      clearSlip(app);
      showBanner(app.banner, bannerText(reply.message), 'sign-in');
      break;
    case 'page-unavailable':
      app.emit('error', { kind: 'page', message: reply.message });
      openFailure(app, 'not-found', reply.message);
      break;
    case 'region-blocked':
      app.emit('error', { kind: 'region', message: reply.message });
      openFailure(app, 'ip-limit', reply.message);
      break;
    case 'ok':
    case 'refused':
      break;
  }
}
