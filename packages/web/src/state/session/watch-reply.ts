import type { CallName } from '@clutchline/contract';
import { EMPTY_SLIP } from '@clutchline/domain';

import type { CallReply } from '../../data/caller';
import type { AppState } from '../app-state';
import { showBanner, type BannerText } from '../banner/banner-store';
import { openFailure } from '../route/navigate';
import { signOut } from './sign-in';

/** These do not open the no-network page: slip, push, forms and the parts beside the prices recover by themselves. */
const OWN_RECOVERY: readonly CallName[] = [
  'playMore',
  'exchangeToken',
  'getBetByRequestId',
  'getPushTicket',
  'setPlayerLimit',
  'takeBreak',
  'search',
  'followTeam',
  'getStreams',
  'getLiveView',
  'getAnalysis',
  'getPriceSteps',
  'getRealityCheck',
  'setRealityCheck',
  'setRevealed',
];

const bannerText = (message: string): BannerText =>
  message === '' ? { kind: 'key', key: 'server.you_not_login_now' } : { kind: 'text', text: message };

/**
 * ERR-1…ERR-5.
 * @param isRefetch earlier data stays visible while the server does not answer (U37).
 */
export function watchReply(app: AppState, name: CallName, reply: CallReply<unknown>, isRefetch: boolean): void {
  switch (reply.kind) {
    case 'network-failed':
      app.emit('error', { kind: 'network', message: reply.reason });
      if (!isRefetch && !OWN_RECOVERY.includes(name)) openFailure(app, 'not-net');
      break;
    case 'not-signed-in':
      showBanner(app.banner, bannerText(reply.message), 'sign-in');
      break;
    case 'signed-out':
      signOut(app);
      app.slip.setState({ slip: EMPTY_SLIP });
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
