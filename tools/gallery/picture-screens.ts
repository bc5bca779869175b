import { join } from 'node:path';

import { languageById, type LangId } from '@clutchline/contract';
import type { Browser } from 'playwright-core';

import { openPage } from '../../e2e/harness/browser';
import { SitePage } from '../../e2e/pages/site-page';

export interface GalleryTask {
  readonly browser: Browser;
  readonly url: string;
  readonly langId: LangId;
  readonly width: number;
  readonly gallery: string;
}

const HEIGHT = 900;

/** Walks through the product as a player and takes a picture of every screen. Gives the names of the pictures. */
export async function pictureScreens({ browser, url, langId, width, gallery }: GalleryTask): Promise<string[]> {
  const { code } = languageById(langId);
  const { page, context } = await openPage(browser, { width, height: HEIGHT, locale: code });
  const names: string[] = [];
  const picture = async (name: string): Promise<void> => {
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(gallery, `${name}-${width}-${code}.png`) });
    names.push(name);
  };
  const isNarrow = width < 700;
  const site = await SitePage.open(page, url, langId);
  const openSlip = async (): Promise<void> => {
    if (isNarrow)
      await page
        .getByRole('navigation')
        .getByRole('button', { name: site.t('frame.slip_short') })
        .click();
  };
  const closeSlip = async (): Promise<void> => {
    if (isNarrow)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: site.t('common.close') })
        .click();
  };
  await picture('list');
  await page
    .getByRole('banner')
    .getByRole('button', { name: site.t('common.sign_in') })
    .click();
  await picture('sign-in');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: site.t('common.cancel') })
    .click();
  await site.signIn('demo', 'demo-2026');
  for (const place of [0, 2]) await site.winnerPrice(site.upcomingRows().nth(place)).click();
  await openSlip();
  await site.slip.stake('single', '50');
  await picture('slip-single');
  await site.slip.acceptLatest();
  await site.slip.place(2);
  await site.slip.choose('parlay');
  await closeSlip();
  for (const place of [1, 3, 4]) await site.winnerPrice(site.upcomingRows().nth(place)).click();
  await openSlip();
  await site.slip.stake('parlay', '20');
  await picture('slip-parlay');
  await closeSlip();
  await site.rows().first().getByRole('link').first().click();
  await page.waitForURL(/match\/detail/);
  await picture('detail');
  await page.goto(`${url}/bets?lang=${langId}`);
  await picture('bets');
  for (const path of ['not-net', 'ip-limit', '404']) {
    await page.goto(`${url}/${path}?lang=${langId}`);
    await picture(path);
  }
  await page.goto(`${url}/host.html`);
  await picture('host');
  await context.close();
  return names;
}
