import { PLAY_STATUS, type MatchRow, type MatchStream, type Play } from '@clutchline/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { CallFaults } from '@clutchline/test-support/browser/call-faults';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { findMatches } from '@clutchline/test-support/browser/find-matches';
import { layoutShiftOf } from '@clutchline/test-support/browser/layout-shift-of';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { translatorOf } from '@clutchline/test-support/browser/translator-of';
import { wearLook } from '@clutchline/test-support/browser/wear-look';
import { settingsOfBrand } from '../packages/web/stories/frame/looks';

const LIVE = 2;
/** Late in a map few markets are open, and between two maps none. */
const ENOUGH_MARKETS = 12;
const PRICE = 'main section button[data-state]';
/** The brand of the demo with the widest letters. */
const WIDE_TYPE = 2;
const BAR = '[data-shown]';

const t = translatorOf(2);

describe('the detail of a live match', () => {
  let browser: Browser;
  let site: Site;
  let row: MatchRow;
  beforeAll(async () => {
    browser = await startBrowser();
    site = await startSite('detail');
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  beforeEach(async () => {
    row = await liveMatch();
  });

  async function liveMatch(): Promise<MatchRow> {
    const found = await eventually(
      async () => {
        const asked = { game_type_id: 0, handicap_code: 'live', event_ids: [] } as const;
        const { rows } = await callSite(site.url, 'getGameListByGameTypeId', asked);
        const begun = rows.filter(({ live }) => live.status === LIVE && live.round > 0);
        const openIn = await Promise.all(begun.map(openMarkets));
        return begun.find((_, place) => (openIn[place] ?? 0) >= ENOUGH_MARKETS);
      },
      (one) => one !== undefined,
    );
    if (found === undefined) throw new Error('no live match');
    return found;
  }

  async function openMarkets({ match, live }: MatchRow): Promise<number> {
    const { plays } = await callSite(site.url, 'getPointsListSplit', { game_id: match.game_id });
    return plays.filter(({ round, status }) => round === live.round && status === PLAY_STATUS.open).length;
  }

  async function changeMarkets(page: Page, change: (plays: readonly Play[]) => void): Promise<void> {
    const faults = await CallFaults.of(page);
    await faults.set('getPointsListSplit', (text) => {
      const reply = JSON.parse(text) as { readonly data: { readonly plays: readonly Play[] } };
      change(reply.data.plays);
      return JSON.stringify(reply);
    });
  }

  /** The first or last market of two prices of the map is settled, whatever the match does. */
  const settleOne = (page: Page, which: 'first' | 'last'): Promise<void> =>
    changeMarkets(page, (plays) => {
      const ofTwo = plays.filter(({ round, points }) => round === row.live.round && points.length === 2);
      const play = ofTwo.at(which === 'first' ? 0 : -1);
      const [first, second] = play?.points ?? [];
      if (play === undefined || first === undefined || second === undefined) throw new Error('no market of two');
      Object.assign(play, {
        status: PLAY_STATUS.settled,
        points: [
          { ...first, outcome: 'won' },
          { ...second, outcome: 'lost' },
        ],
      });
    });

  const open = async (page: Page): Promise<void> => {
    const { match, live } = row;
    await page.goto(`${site.url}/match/detail?game_id=${String(match.game_id)}&round=${String(live.round)}&lang=2`);
    await page.locator(PRICE).first().waitFor();
  };

  /** Words that begin on one line and end on another. */
  const brokenWords = (texts: Locator): Promise<string[]> =>
    texts.evaluateAll((elements) =>
      elements.flatMap(({ firstChild, textContent }) =>
        [...textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (firstChild === null) return [];
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
    );

  const topOf = (page: Page, selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);

  it('DETAIL-9 DETAIL-8 on a phone the first price begins above 400 px, and the score remains when it is scrolled out', async () => {
    const { page, context, errors } = await openPage(browser, { width: 390, height: 844, touch: true, still: true });
    await settleOne(page, 'last');
    await open(page);
    expect(await topOf(page, PRICE)).toBeLessThan(400);
    const bar = page.locator(BAR);
    expect(await bar.locator('> *').isVisible()).toBe(false);
    const before = await topOf(page, PRICE);
    // Late in a map few markets are open, so that the page is shorter.
    const scrolled = await page.locator('[data-pane]').evaluate((pane) => {
      pane.scrollTo(0, 400);
      return pane.scrollTop;
    });
    expect(scrolled).toBeGreaterThan(300);
    await bar.getByText(row.match.team_name_1_en).waitFor();
    expect(await topOf(page, BAR)).toBeCloseTo(await topOf(page, '[data-pane]'), 0);
    expect(await topOf(page, PRICE)).toBeCloseTo(before - scrolled, 0);

    await page.setViewportSize({ width: 320, height: 256 });
    await bar.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it('DETAIL-11 at 1440 by 900 px the first price begins above 600 px, and beside a picture above 660 px', async () => {
    const { page, context, errors } = await openPage(browser, { width: 1440, height: 900, still: true });
    await open(page);
    const watch = page.getByRole('button', { name: t('player.watch') });
    await watch.waitFor();
    await page
      .getByRole('button', { name: t('match-detail.follow') })
      .nth(1)
      .waitFor();
    expect(await topOf(page, PRICE)).toBeLessThan(600);
    await watch.click();
    const picture = page.locator('main video');
    await picture.waitFor();
    expect(await topOf(page, PRICE)).toBeLessThan(660);
    const ends = await page.locator(PRICE).first().boundingBox();
    expect((ends?.x ?? 0) + (ends?.width ?? 0)).toBeLessThan((await picture.boundingBox())?.x ?? 0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('DETAIL-11 at 768 by 1024 px the streams move nothing, and below a picture the first price begins above 800 px', async () => {
    const { page, context, errors } = await openPage(browser, { width: 768, height: 1_024, still: true });
    await open(page);
    const watch = page.getByRole('button', { name: t('player.watch') });
    await watch.waitFor();
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
    await watch.click();
    const picture = page.locator('main video');
    await picture.waitFor();
    expect(await topOf(page, PRICE)).toBeLessThan(800);
    const drawn = await picture.boundingBox();
    const control = await page.getByRole('button', { name: t('player.full') }).boundingBox();
    expect(control?.x).toBeGreaterThan((drawn?.x ?? 0) + (drawn?.width ?? 0));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('DETAIL-11 STREAM-1 at 768 by 1024 px the first price is in view below a player of a platform, and by touch the page scrolls beside it', async () => {
    // The operator of this site allows no platform, so the frame remains empty.
    const provokes = /frame-src|twitch/;
    const size = { width: 768, height: 1_024 };
    const { page, context } = await openPage(browser, { ...size, touch: true, still: true, provokes });
    const faults = await CallFaults.of(page);
    await faults.set('getStreams', (text) => {
      const reply = JSON.parse(text) as { readonly data: { readonly streams: readonly MatchStream[] } };
      Object.assign(reply.data.streams[0] ?? {}, { platform: 'twitch', channel: 'some_channel' });
      return JSON.stringify(reply);
    });
    await open(page);
    const watch = page.getByRole('button', { name: t('player.watch') });
    await watch.click();
    const frame = page.locator('main iframe');
    await frame.waitFor();
    expect(await frame.boundingBox()).toMatchObject({ width: 400, height: 300 });
    // Names and titles of other matches take a line more.
    expect(await topOf(page, PRICE)).toBeLessThan(1_000);
    const card = await page.getByRole('region', { name: t('player.title') }).boundingBox();
    expect(card?.height).toBeLessThan(440);

    // A phone that lies on its side shows little but the frame.
    await page.setViewportSize({ width: 700, height: 390 });
    await page.getByRole('tab', { name: t('match-detail.tab_live') }).click();
    await watch.click();
    await frame.waitFor();
    const place = await frame.boundingBox();
    expect(700 - (place?.x ?? 0) - (place?.width ?? 0)).toBeGreaterThan(64);
    await context.close();
  });

  it.each([390, 768])('DETAIL-1 at %i px the marks of a market cover no title', async (width) => {
    const { page, context, errors } = await openPage(browser, { width, height: 1_024, still: true });
    await changeMarkets(page, (plays) => {
      for (const play of plays) Object.assign(play, { no_parlay: 1 });
    });
    await open(page);
    const marks = page.locator('main section header').getByText(t('market-info.no_combo'));
    await marks.first().waitFor();
    const covered = await page.locator('main').evaluate((main, mark) => {
      const titles = [...main.querySelectorAll('section h2')].flatMap((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return [...range.getClientRects()].map((line) => ({ text: title.textContent, line }));
      });
      const badges = [...main.querySelectorAll('section header span')].filter(
        ({ textContent, childElementCount }) => textContent === mark && childElementCount === 0,
      );
      return badges.flatMap((badge) => {
        const box = badge.getBoundingClientRect();
        return titles
          .filter(({ line }) => line.left < box.right && box.left < line.right)
          .filter(({ line }) => line.top < box.bottom && box.top < line.bottom)
          .map(({ text }) => text);
      });
    }, t('market-info.no_combo'));
    expect(await marks.count()).toBeGreaterThan(1);
    expect(covered).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    [390, 2],
    [768, 2],
    [768, 5],
  ])(
    'GAMES-8 DETAIL-5 at %i px in language %i the reason of a suspended market covers nothing',
    async (width, lang) => {
      const { page, context, errors } = await openPage(browser, { width, height: 1_024, still: true });
      await changeMarkets(page, (plays) => {
        for (const play of plays) Object.assign(play, { status: PLAY_STATUS.suspended });
      });
      await page.goto(`${site.url}/match/detail?game_id=${String(row.match.game_id)}&lang=${String(lang)}`);
      await page.locator('main section p').nth(3).waitFor();
      const covered = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('section')].flatMap((card) => {
          const parts = [...card.querySelectorAll('p, [data-state]')].map((part) => ({
            text: part.textContent,
            box: part.getBoundingClientRect(),
          }));
          return parts.flatMap(({ text, box }, index) =>
            parts
              .slice(index + 1)
              .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
              .filter((other) => box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1)
              .map((other) => [text, other.text]),
          );
        }),
      );
      expect(covered).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1_440])('GAMES-8 DETAIL-5 at %i px a market that is suspended does not grow', async (width) => {
    // Other markets, or lines, would have other heights.
    site.setSpeed(0);
    onTestFinished(() => site.setSpeed(1));
    const { page, context, errors } = await openPage(browser, { width, height: 1_024, still: true });
    const heightsIf = async (status: number): Promise<readonly string[]> => {
      await changeMarkets(page, (plays) => {
        for (const play of plays) Object.assign(play, { status });
      });
      await open(page);
      return await page
        .locator('main section:has(h2):has([data-state])')
        .evaluateAll((cards) =>
          cards.map((card) => `${card.querySelector('h2')?.textContent ?? ''}: ${card.getBoundingClientRect().height}`),
        );
    };
    const opened = await heightsIf(PLAY_STATUS.open);
    expect(opened.length).toBeGreaterThan(4);
    expect(await heightsIf(PLAY_STATUS.suspended)).toEqual(opened);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('STATS-9 at 320 px the names of teams above the maps so far break between words only', async () => {
    const { page, context, errors } = await openPage(browser, { width: 320, height: 700, still: true, touch: true });
    await page.goto(`${site.url}/match/detail?game_id=${String(row.match.game_id)}&tab=analysis&lang=2`);
    const heads = page.getByRole('table', { name: t('analysis.so_far') }).locator('thead th');
    await heads.first().waitFor();
    const broken = await brokenWords(heads);
    expect(broken).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('DETAIL-1 BRAND-3 at 320 px a name of ten letters in the scoreboard is not broken, also in the wide type of a brand', async () => {
    const { page, context, errors } = await openPage(browser, { width: 320, height: 700, still: true, touch: true });
    // Before its start a match has its time between the names.
    const { fixed } = await findMatches(site.url);
    await page.goto(`${site.url}/match/detail?game_id=${String(fixed)}&lang=2`);
    const name = page.locator('main a[href*="/teams/detail"]').first();
    await name.evaluate((link) => (link.textContent = 'Afterimage'));
    const { look } = settingsOfBrand(WIDE_TYPE);
    await wearLook(page, { theme: 'arena', tokens: look?.arena ?? {} });
    expect(await name.innerText()).toBe('Afterimage');
    expect(await brokenWords(name)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('DETAIL-8 at 320 px a word of eight letters in the bar of the score is not broken beside a round', async () => {
    const { page, context, errors } = await openPage(browser, { width: 320, height: 700, still: true, touch: true });
    await page.goto(`${site.url}/match/detail?game_id=${String(row.match.game_id)}&lang=2`);
    const team = page.locator(`${BAR} > div > span`).first().locator('> span');
    await team.evaluate((name) => (name.textContent = 'Bosporus Gate'));
    const place = page.locator(`${BAR} > div > span:nth-child(2) > span:last-child`);
    await place.evaluate((text) => (text.textContent = 'Map 2 · Round 17'));
    expect(await team.textContent()).toBe('Bosporus Gate');
    expect(await brokenWords(team)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('DETAIL-5 DETAIL-6 with room the cards are in columns: a settled market is a line at the end, and lines are a ladder', async () => {
    const { page, context, errors } = await openPage(browser, { width: 1440, height: 900, still: true });
    await settleOne(page, 'first');
    await open(page);
    const cards = page.locator('main section');
    const folded = page.locator('main section[data-folded="true"]');
    await folded.first().waitFor();
    expect(await cards.last().getAttribute('data-folded')).toBe('true');
    // By the heading without its outcome: a live match opens further markets.
    const leftOf = async (): Promise<Readonly<Record<string, number>>> =>
      Object.fromEntries(
        await cards.evaluateAll((found) =>
          found.map(
            (card) =>
              [card.querySelector('h2')?.textContent.split('  ')[0] ?? '', card.getBoundingClientRect().left] as const,
          ),
        ),
      );
    const before = await leftOf();
    expect(new Set(Object.values(before).map(Math.round)).size).toBe(2);
    const card = cards.filter({ hasText: t('status.leg_won') });
    expect(await card.count()).toBe(1);
    const fold = card.locator('h2 button');
    await fold.press('Enter');
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    expect(await leftOf()).toMatchObject(before);

    const ladder = page
      .locator('main section ul')
      .filter({ hasText: t('match-detail.main_line') })
      .first();
    const rows = await ladder
      .locator('li')
      .evaluateAll((lines) =>
        lines.map((line) => [...line.querySelectorAll('button')].map((price) => price.offsetTop)),
      );
    expect(rows.length).toBeGreaterThan(1);
    for (const prices of rows) {
      expect(prices).toHaveLength(2);
      expect(new Set(prices).size).toBe(1);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
