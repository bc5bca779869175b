import { randomBytes } from 'node:crypto';

import { CALLS } from '@clutchline/contract';
import { buildSlip, buildSlipItem } from '@clutchline/domain/testing';

import { playOf, PLAY, teamOf } from '@clutchline/test-support/server/test-feed';
import type { TcpProxy } from '@clutchline/test-support/processes/tcp-proxy';
import { createMemoryLocation } from '../../packages/web/src/data/location';
import { ValueStorage } from '../../packages/web/src/data/storage';
import { type AppState, DEFAULT_SETTINGS } from '../../packages/web/src/state/app-state';
import { createAppState } from '../../packages/web/src/state/create-app-state';
import { refreshAccount } from '../../packages/web/src/state/session/refresh-account';
import { readSlipFacts } from '../../packages/web/src/state/slip/read-slip-facts';
import { setAccept, setStake } from '../../packages/web/src/state/slip/slip-actions';
import { slipView, type SlipView } from '../../packages/web/src/state/slip/slip-view';
import { startPrices } from '../../packages/web/src/state/sources/start-prices';
import { FakeStorageArea } from '../../packages/web/testing/fake-storage-area';
import { QUIET_POINT } from './fault-feed';
import { openConnection } from './open-connection';

const GAME = 2;

/** Calls go to the server, push through a proxy. */
export class BettingApp {
  sent = 0;
  readonly app: AppState;
  readonly #stop: () => void;

  private constructor(url: string, token: string, proxy: TcpProxy) {
    this.app = createAppState({
      env: {
        fetch: (input, init) => {
          const address = input instanceof Request ? input.url : input.toString();
          if (address.endsWith(CALLS.playMore.path)) this.sent += 1;
          return fetch(input, init);
        },
        openSocket: (pushUrl) => openConnection(pushUrl, token).client,
        pushUrl: () => proxy.through(url),
        storage: new ValueStorage({ area: new FakeStorageArea(), prefix: 'faults', tabs: null }),
        visitStorage: new ValueStorage({ area: new FakeStorageArea(), prefix: 'faults', tabs: null }),
        location: createMemoryLocation('/match/list'),
        now: () => Date.now(),
        random: () => Math.random(),
        randomId: () => randomBytes(16).toString('hex'),
        onFrame: (task) => setTimeout(task, 0),
        browserLanguages: ['en-US'],
        isOutdated: () => Promise.resolve(false),
        reloadPage: null,
      },
      settings: { ...DEFAULT_SETTINGS, apiBase: url },
      emit: () => undefined,
      token,
      lang: { host: null, query: null },
    });
    this.#stop = startPrices(this.app);
  }

  static async open(url: string, token: string, proxy: TcpProxy): Promise<BettingApp> {
    const betting = new BettingApp(url, token, proxy);
    const { app } = betting;
    await refreshAccount(app);
    const item = buildSlipItem({
      ...{ shop_id: QUIET_POINT, game_id: GAME, play_info_id: playOf(GAME, PLAY.winner), odd: '1.600' },
      pick: { kind: 'team', team_id: teamOf(GAME, 1) },
    });
    app.slip.setState({
      slip: buildSlip([item]),
      agreed: new Map([[QUIET_POINT, { odd: item.odd, version: item.version }]]),
    });
    setAccept(app, 'none');
    setStake(app, { kind: 'single', text: '10' });
    return betting;
  }

  get freshness() {
    return this.app.freshness.getState().freshness;
  }

  get slip(): SlipView {
    return slipView(this.app.slip.getState(), 'single', readSlipFacts(this.app));
  }

  close(): void {
    this.#stop();
  }
}
