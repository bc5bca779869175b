import type { Locator } from 'playwright-core';

import type { SitePage } from '../pages/site-page';
import { main, visit, type Scene, type Stage } from './face-scenes';
import { inSlip } from './slip-scenes';

function staleLine(root: Locator, { t }: SitePage): Locator {
  const [before = '', after = ''] = t('frame.prices_stale', { time: '\u0000' }).split('\u0000');
  return root
    .locator('[data-freshness]')
    .filter({ hasText: before.length > after.length ? before : after })
    .first();
}

async function untilLive({ player }: Stage): Promise<void> {
  await main(player).getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await player.openSlip();
  await inSlip(player).getByText(player.t('frame.prices_live'), { exact: true }).waitFor();
  await player.closeSlip();
}

async function expectLive({ player, push }: Stage): Promise<void> {
  push.mend();
  await player.page.evaluate(() => dispatchEvent(new Event('online')));
  await staleLine(main(player), player).waitFor({ state: 'detached' });
}

function stale(name: string, path: (stage: Stage) => string): Scene {
  return {
    name: `bad-input 105: ${name}-stale`,
    async play(stage) {
      const { player, push, check } = stage;
      await visit(stage, path(stage));
      await untilLive(stage);
      await push.cut();
      await staleLine(main(player), player).waitFor();
      await check(`${name}-stale`);
      await expectLive(stage);
    },
  };
}

const slip: Scene = {
  name: 'bad-input 105: slip-stale',
  async play(stage) {
    const { player, push, check } = stage;
    const { t } = player;
    await visit(stage, '/match/list');
    await player.winnerPrice(player.upcomingRows().first()).click();
    await untilLive(stage);
    await push.cut();
    await player.openSlip();
    await staleLine(inSlip(player), player).waitFor();
    await player.slip.stake('single', '10');
    await inSlip(player).getByText(t('slip.wait_for_prices'), { exact: true }).first().waitFor();
    await check('slip-stale');
    await inSlip(player)
      .getByRole('button', { name: t('slip.clear') })
      .click();
    await player.closeSlip();
    await expectLive(stage);
  },
};

export const STALE_SCENES: readonly Scene[] = [
  stale('list', () => '/match/list'),
  stale('detail', ({ matches }) => `/match/detail?game_id=${matches.fixed}`),
  stale('champion', () => '/champion'),
  slip,
];
