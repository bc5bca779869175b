import { LANGUAGES } from '@clutchline/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openPage, startBrowser, type WatchedPage } from '@clutchline/test-support/browser/browser';
import { CallFaults } from '@clutchline/test-support/browser/call-faults';
import { SCENES } from '@clutchline/test-support/browser/faces';
import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import type { Matches } from '@clutchline/test-support/browser/face-scenes';
import { findMatches } from '@clutchline/test-support/browser/find-matches';
import { overflowOf } from '@clutchline/test-support/browser/overflow-of';
import { PushFaults } from '@clutchline/test-support/browser/push-faults';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const TIMEOUT_MS = 15_000;
/** Content below an open sheet is checked without it. */
const OPEN_SHEET = 'dialog[open]';
/** Browser messages of calls that the test breaks. */
const SPOILED = /status of 500|net::ERR_FAILED|Failed to fetch dynamically/;

describe('every face of every screen', () => {
  let browser: Browser;
  let site: Site;
  let opened: WatchedPage;
  let faults: CallFaults;
  let push: PushFaults;
  let matches: Matches;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('every-face');
    opened = await openPage(browser, { width: 320, height: 700, still: true, provokes: SPOILED });
    opened.page.setDefaultTimeout(TIMEOUT_MS);
    faults = await CallFaults.of(opened.page);
    push = await PushFaults.of(opened.page);
    matches = await findMatches(site.url);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each(SCENES.map((scene, index) => ({ ...scene, langId: LANGUAGES[index % LANGUAGES.length]?.id ?? 1 })))(
    '$name',
    async ({ play, langId }) => {
      const { page } = opened;
      const found: Record<string, unknown> = {};
      const check = async (face: string): Promise<void> => {
        found[face] = { ...(await overflowOf(page)), barriers: await findBarriers(page, undefined, OPEN_SHEET) };
      };
      await faults.mend();
      push.mend();
      await play({ player: new SitePage(page, langId), url: site.url, faults, push, matches, check });
      const sound = { sideways: 0, cut: [], barriers: [] };
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((face) => [face, sound])));
    },
  );
});
