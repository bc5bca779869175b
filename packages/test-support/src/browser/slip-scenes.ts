import type { Locator } from 'playwright-core';

import type { SitePage } from '../pages/site-page';
import { having, refusedWith } from './call-faults';
import { visit, type Scene, type Stage } from './face-scenes';

export const inSlip = ({ page, t }: SitePage): Locator =>
  page.getByRole('dialog', { name: t('frame.slip') }).or(page.getByRole('complementary', { name: t('frame.slip') }));

async function openList(stage: Stage): Promise<void> {
  await visit(stage, '/match/list');
  await stage.player.rows().first().waitFor();
}

async function chooseTab({ player }: Stage, key: 'slip.tab_singles' | 'slip.tab_parlay' | 'frame.my_bets') {
  await inSlip(player)
    .getByRole('tab', { name: player.t(key) })
    .click();
}

const showsText = ({ player }: Stage, text: string): Promise<void> =>
  inSlip(player).getByText(text, { exact: true }).waitFor();

export const EMPTY_HISTORY = having({ items: [], total: 0, totals: [] });

const signedOut: Scene = {
  name: 'slip: empty, signed out',
  async play(stage) {
    const { player, check } = stage;
    const { t } = player;
    await openList(stage);
    await check('list-signed-out');
    await player.openSlip();
    await showsText(stage, t('slip.empty_singles'));
    await check('slip-singles-empty');
    await chooseTab(stage, 'slip.tab_parlay');
    await showsText(stage, t('slip.empty_parlay'));
    await check('slip-parlay-empty');
    await chooseTab(stage, 'frame.my_bets');
    await showsText(stage, t('bets.signed_out_title'));
    await check('slip-bets-signed-out');
    await chooseTab(stage, 'slip.tab_singles');
    await player.closeSlip();
    await player.winnerPrice(player.upcomingRows().first()).click();
    await player.openSlip();
    await inSlip(player)
      .getByRole('button', { name: t('slip.sign_in_to_bet') })
      .waitFor();
    await check('slip-signed-out');
    await player.closeSlip();
  },
};

/** BET-8: one refused, one with a lost response. */
const placing: Scene = {
  name: 'BET-8 ERR-7 slip: waiting, refused, lost, placed',
  async play(stage) {
    const { player, faults, check } = stage;
    const { t, slip } = player;
    await openList(stage);
    // Before the sign-in: wide windows load open bets beside the slip.
    await faults.set('getUserHistory', EMPTY_HISTORY);
    await player.signIn('demo', 'demo-2026');
    await player.openSlip();
    await chooseTab(stage, 'frame.my_bets');
    await showsText(stage, t('bets.empty_title'));
    await check('slip-bets-empty');
    await chooseTab(stage, 'slip.tab_singles');
    await slip.acceptLatest();
    await slip.stake('single', '50');
    await faults.set('playMore', 'late');
    await slip.pressPlace();
    await inSlip(player)
      .getByRole('button', { name: t('slip.placing') })
      .waitFor();
    await check('slip-waiting');
    await faults.set('playMore', { ...refusedWith('suspended'), message: t('refusal.suspended') });
    await showsText(stage, t('refusal.suspended'));
    await check('slip-refused');
    await slip.stake('single', '60');
    await faults.set('getBetByRequestId', 'late');
    await faults.set('playMore', 'lost');
    await slip.pressPlace();
    await showsText(stage, t('slip.checking_text'));
    await check('slip-checking');
    await faults.mend();
    await showsText(stage, t('slip.placed', { count: 1 }));
    await check('slip-placed');
    await inSlip(player)
      .getByRole('button', { name: t('slip.done') })
      .click();
    await player.closeSlip();
  },
};

export const SLIP_SCENES: readonly Scene[] = [signedOut, placing];
