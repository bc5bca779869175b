import { REPLY_CODE, type CallName } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';
import type { Locator } from 'playwright-core';

import type { SitePage } from '../pages/site-page';
import { having, type Answer } from './call-faults';
import { loadingAndFailed, main, unreachable, visit, type Fetching, type Scene, type Stage } from './face-scenes';
import { EMPTY_HISTORY, SLIP_SCENES } from './slip-scenes';
import { STALE_SCENES } from './stale-scenes';
import { USER_SCENES } from './user-scenes';

const tab =
  (name: 'pool' | 'favorites') =>
  async ({ player }: Stage): Promise<void> =>
    main(player)
      .getByRole('tab', { name: player.t(`match-list.tab_${name}`) })
      .click();

const tickets = ({ page }: SitePage): Locator => page.getByRole('main').getByRole('article').first();

const openReceipt = async ({ player }: Stage): Promise<void> =>
  tickets(player)
    .getByRole('button', { name: player.t('bets.receipt') })
    .click();

const LIST: Fetching = {
  name: 'list',
  call: 'getGameListByGameTypeId',
  path: () => '/match/list',
  content: (player) => player.rows().first(),
};
const POOLS: Fetching = {
  ...LIST,
  name: 'pools',
  open: tab('pool'),
  content: (player) => main(player).locator('li[data-kind="match"]').first(),
};
const DETAIL: Fetching = {
  name: 'detail',
  call: 'getPointsListSplit',
  path: ({ matches }) => `/match/detail?game_id=${matches.fixed}`,
  content: (player) => main(player).getByRole('heading', { level: 1 }),
};
const POOL: Fetching = {
  name: 'pool',
  call: 'getPoolInfo',
  path: ({ matches }) => `/match/detail?game_id=${matches.pool}`,
  content: (player) =>
    main(player)
      .getByRole('heading', { name: player.t('pool.title'), level: 3 })
      .first(),
};
const CHAMPION: Fetching = {
  name: 'champion',
  call: 'getGameListByGameTypeId',
  path: () => '/champion',
  content: (player) => main(player).getByRole('article').first(),
};
const BETS: Fetching = { name: 'bets', call: 'getUserHistory', path: () => '/bets', content: tickets };
const RECEIPT: Fetching = {
  name: 'receipt',
  call: 'getBetReceipt',
  path: () => '/bets',
  given: ['getUserHistory', (text) => text.replaceAll('"revision":0', '"revision":1')],
  open: openReceipt,
  closes: true,
  content: ({ page, t }) => page.getByRole('dialog', { name: t('receipt.title') }).getByRole('article'),
};
const LIMITS: Fetching = {
  name: 'limits',
  call: 'getPlayerLimits',
  path: () => '/user/limits',
  content: (player) => main(player).getByRole('heading', { level: 2 }).first(),
};

interface MessageScreen extends Pick<Fetching, 'name' | 'path' | 'open'> {
  readonly answer?: readonly [CallName, Answer];
  readonly text: (t: Translator) => string;
  readonly action?: { readonly role: 'button' | 'link'; readonly name: (t: Translator) => string };
}

function messageScene({ name, path, open, answer, text, action: wayOn }: MessageScreen): Scene {
  return {
    name,
    async play(stage) {
      const { player, faults, check } = stage;
      if (answer !== undefined) await faults.set(...answer);
      await visit(stage, path(stage));
      await open?.(stage);
      await main(player).getByText(text(player.t), { exact: true }).scrollIntoViewIfNeeded();
      if (wayOn !== undefined) {
        await main(player)
          .getByRole(wayOn.role, { name: wayOn.name(player.t) })
          .first()
          .waitFor();
      }
      await check(name);
      await faults.mend();
    },
  };
}

const signIn = { role: 'button', name: (t) => t('common.sign_in') } as const satisfies MessageScreen['action'];
const toList = { role: 'button', name: (t) => t('match-detail.to_list') } as const satisfies MessageScreen['action'];
const NO_ROWS = ['getGameListByGameTypeId', having({ rows: [] })] as const;
const NO_BETS = ['getUserHistory', EMPTY_HISTORY] as const;

const SIGNED_OUT: readonly Scene[] = [
  messageScene({ ...BETS, name: 'bets-signed-out', text: (t) => t('bets.signed_out_title'), action: signIn }),
  messageScene({ ...LIMITS, name: 'limits-signed-out', text: (t) => t('limits.signed_out_title'), action: signIn }),
  messageScene({ name: 'user-signed-out', path: () => '/user', text: (t) => t('frame.signed_out'), action: signIn }),
];

const EMPTY: readonly Scene[] = [
  messageScene({ ...LIST, name: 'list-empty', answer: NO_ROWS, text: (t) => t('match-list.empty_today') }),
  messageScene({ ...POOLS, name: 'pools-empty', answer: NO_ROWS, text: (t) => t('match-list.empty_pool') }),
  messageScene({ ...LIST, name: 'favorites-empty', open: tab('favorites'), text: (t) => t('search.favorites_title') }),
  messageScene({
    ...CHAMPION,
    name: 'champion-empty',
    answer: NO_ROWS,
    text: (t) => t('champion.empty_title'),
    action: toList,
  }),
  messageScene({
    name: 'detail-empty',
    path: () => '/match/detail?game_id=999999999',
    text: (t) => t('refusal.no_match'),
    action: toList,
  }),
  messageScene({
    ...POOL,
    name: 'pool-gone',
    answer: ['getPoolInfo', having({ pools: [] })],
    text: (t) => t('pool.gone'),
  }),
  messageScene({ ...POOL, name: 'pool-empty', text: (t) => t('pool.empty') }),
  ...(['all', 'open', 'settled'] as const).map((state) =>
    messageScene({
      ...BETS,
      name: `bets-${state}-empty`,
      answer: NO_BETS,
      open: async ({ player }) =>
        main(player)
          .getByRole('tab', { name: player.t(`bets.state_${state}`), exact: true })
          .click(),
      text: (t) => t('bets.empty_title'),
      action: toList,
    }),
  ),
];

const FAILURES: readonly Scene[] = [
  messageScene({
    ...LIST,
    name: 'ip-limit',
    answer: ['getGameListByGameTypeId', { code: REPLY_CODE.regionBlocked }],
    text: (t) => t('pages.ip_limit_title'),
  }),
  messageScene({
    ...LIST,
    name: '404',
    answer: ['getGameListByGameTypeId', { code: REPLY_CODE.notSignedIn, error_code: 15 }],
    text: (t) => t('pages.not_found_title'),
    action: { role: 'link', name: (t) => t('pages.home') },
  }),
];

/** ERR-6: a lazy chunk fails to load. */
const partLost: Scene = {
  name: 'ERR-6 part-failed',
  async play(stage) {
    const { player, check } = stage;
    const { page, t } = player;
    await page.route('**/assets/champion-*.js', (route) => route.abort());
    await visit(stage, '/champion');
    await main(player).getByRole('alert').getByText(t('common.loading_failed')).waitFor();
    await check('part-failed');
    await page.unroute('**/assets/champion-*.js');
    await main(player)
      .getByRole('button', { name: t('common.reload') })
      .click();
    await CHAMPION.content(player).waitFor();
  },
};

const FETCHING = [LIST, POOLS, DETAIL, POOL, CHAMPION, BETS, RECEIPT, LIMITS] as const;

/** Every face except the filled one, in an order that one player can see. */
export const SCENES: readonly Scene[] = [
  ...SIGNED_OUT,
  ...SLIP_SCENES,
  ...FETCHING.map(loadingAndFailed),
  ...FETCHING.map(unreachable),
  ...STALE_SCENES,
  ...EMPTY,
  ...FAILURES,
  partLost,
  ...USER_SCENES,
];
