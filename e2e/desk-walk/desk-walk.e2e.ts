import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { openDeskOperator, type DeskOperatorPage } from '@clutchline/test-support/desk/desk-operator';
import { confirm, referSingles } from '@clutchline/test-support/desk/desk-steps';
import { type DeskScreen, SCREENS } from '../../packages/desk/src/app/screens';
import { WalkingOperator } from './walking-operator';

const LANGUAGES = ['en-US', 'zh-CN'] as const;
const EVERYTHING = process.env['DESK_WALKS'] === 'all';
/** `npm run desk-walk` looks at all of them, and into the dialogs; `npm test` at the first one. */
const LOOKS = [
  { width: 1_280, theme: 'arena' },
  { width: 768, theme: 'light' },
  { width: 1_920, theme: 'contrast' },
  { width: 768, theme: 'contrast' },
  { width: 1_920, theme: 'light' },
].slice(0, EVERYTHING ? undefined : 1);
const TIMEOUT_MS = 600_000;

let browser: Browser;
let site: Site;
let ann: DeskOperatorPage;
const reports: string[] = [];
beforeAll(async () => {
  browser = await startBrowser();
  site = await startSite('desk-walk', { hasDesk: true });
  await placeBet(site.url);
  ann = await openDeskOperator(browser, site, { name: 'ann', roles: ['trader', 'settler', 'support', 'admin'] });
  ann.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/csp-reports') reports.push(request.postData() ?? '');
  });
  await referSingles(ann);
  await suspendGame(ann);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** So that lists of bets, exposures and acts are not empty. */
async function placeBet(url: string): Promise<void> {
  const { token } = await callSite(url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
  const list = { game_type_id: 0, handicap_code: 'today', event_ids: [] };
  const { rows } = await callSite(url, 'getGameListByGameTypeId', list);
  const found = rows
    .filter(({ live }) => live.status === 1)
    .flatMap(({ match, plays }) => plays.flatMap((play) => play.points.map((point) => ({ match, play, point }))))
    .find(({ point }) => point.odd !== null);
  if (found === undefined) throw new Error('no open price');
  const { match, play, point } = found;
  const picked = { shop_id: point.point_id, odd: point.odd, version: point.version };
  await callSite(
    url,
    'playMore',
    {
      request_id: `desk-walk-${String(Date.now())}`,
      accept: 'latest',
      selections: [{ ...picked, game_id: match.game_id, play_info_id: play.play_info_id }],
      bets: [{ kind: 'single', selections: [0], stake: '50' }],
    },
    token,
  );
}

/** So that locks and proposals are not empty, by keys too. */
async function suspendGame({ page, open }: DeskOperatorPage): Promise<void> {
  await open('locks');
  await page.getByRole('button', { name: 'Suspend', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('combobox').first().selectOption({ index: 2 });
  await page.getByLabel('Number').fill('1');
  await confirm(page, 'Feed wrong', 'Suspend');
  await page.getByRole('row', { name: /Game 1/ }).waitFor();
  await page.getByRole('button', { name: 'Panic' }).focus();
  await page.keyboard.press('Enter');
  await confirm(page, 'Feed wrong', 'Suspend everything now');
  const end = page.getByRole('button', { name: 'Propose the end' });
  await end.first().focus();
  await page.keyboard.press('Enter');
  await confirm(page, 'Checked, in order', 'Propose the end');
  await page.getByRole('heading', { name: 'Proposals' }).waitFor();
}

const place = (path: string): DeskScreen => {
  const found = SCREENS.find((screen) => screen.path === path);
  if (found === undefined) throw new Error(`no screen ${path}`);
  return found;
};

/** The sheet of a match is opened from the overview, which comes first. */
const ORDER = [
  'overview',
  'match',
  ...SCREENS.map(({ path }) => path).filter((path) => !/^(overview|match)$/.test(path)),
];

it.each(LOOKS)(
  'DESK-1 every screen of the desk at $width px ($theme), in both languages: reached, opened and closed by keys, without barriers and policy reports',
  async ({ width, theme }) => {
    const { page } = ann;
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    await page.getByRole('combobox').first().selectOption({ value: theme });
    for (const language of LANGUAGES) {
      const walk = new WalkingOperator(page, language, EVERYTHING);
      await walk.choose(language);
      for (const path of ORDER) await walk.walk(place(path));
      faults.push(...walk.faults);
    }
    expect(faults).toEqual([]);
    expect(reports).toEqual([]);
  },
  TIMEOUT_MS,
);
