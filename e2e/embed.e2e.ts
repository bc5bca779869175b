import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { snippetsOf } from '../tools/guide/snippets-of';
import { openPage, startBrowser } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { startHost, type HostSite } from '@clutchline/test-support/browser/start-host';
import { startSite, type Site } from '@clutchline/test-support/browser/start-site';
import { translatorOf } from '@clutchline/test-support/browser/translator-of';
import { SitePage } from '@clutchline/test-support/pages/site-page';

const GUIDE = readFileSync(join(import.meta.dirname, '../docs/embedding.md'), 'utf8');
const [FRAME_SNIPPET = '', ELEMENT_SNIPPET = ''] = snippetsOf(GUIDE, 'html');
const t = translatorOf(2);

/** Stores the handle and records the events. */
const HOST_SCRIPT = `
const received = [];
globalThis.received = received;
for (const type of ['sign-in-required', 'balance', 'bet-placed', 'route', 'height', 'error'])
  document.addEventListener(type, ({ detail }) => received.push([type, detail]), { capture: true });
document.addEventListener('clutchline-frame', ({ detail }) => { globalThis.app = detail; });
addEventListener('message', ({ data }) => received.push(['message', data]));
`;

let browser: Browser;
let host: HostSite;
let site: Site;
beforeAll(async () => {
  browser = await startBrowser();
  host = await startHost();
  site = await startSite('embed', { allowOrigins: [host.origin] });
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await host.close();
});

const prices = (app: Page | Locator | FrameLocator): Locator =>
  app.locator('[data-column="winner"] button[data-state="open"]');

/** Opens a host page with the policy that the guide recommends. */
async function openHost(snippet: string, from = site.url) {
  const ws = from.replace('http', 'ws');
  const policy = `default-src 'none'; script-src 'self' ${from}; frame-src ${from}; connect-src ${from} ${ws}; font-src ${from}`;
  const body = snippet.replaceAll('https://bets.example', from);
  host.serve(
    {
      '/': `<!doctype html><html><body><script src="/host.js"></script>${body}</body></html>`,
      '/host.js': HOST_SCRIPT,
    },
    policy,
  );
  const opened = await openPage(browser, { width: 1_200 });
  await opened.page.goto(host.origin);
  return { ...opened, frame: opened.page.frameLocator('iframe') };
}

interface HostWindow {
  readonly received: readonly (readonly [type: string, detail: unknown])[];
  readonly app: { readonly update: (options: object) => void };
}

const eventsOf = (page: Page, type: string): Promise<unknown[]> =>
  page.evaluate((wanted) => {
    const { received } = globalThis as unknown as HostWindow;
    return received.filter(([kind]) => kind === wanted).map(([, detail]) => detail);
  }, type);

const update = (page: Page, options: object): Promise<void> =>
  page.evaluate((changed) => (globalThis as unknown as HostWindow).app.update(changed), options);

/** Repeats if prices moved, or if the frame has not registered its visibility. */
const pressUntilPlaced = (page: Page, place: Locator): Promise<unknown> =>
  eventually(
    async () => {
      await place.click({ timeout: 1_000 }).catch(() => null);
      return await eventsOf(page, 'bet-placed');
    },
    (events) => events.length > 0,
  );

const demoToken = async (): Promise<string> => {
  const { token } = await callSite(site.url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
  return token;
};

describe('the demo host page', () => {
  it('EMBED-1 bad-input 125: element and frame run beside two mounted apps, under hostile styles and patches', async () => {
    const { page, errors, context } = await openPage(browser, { width: 1_600, height: 2_200 });
    await page.goto(`${site.url}/host.html`);
    const element = page.locator('clutchline-app');
    const frame = page.frameLocator('iframe');
    for (const app of [page.locator('#app-1'), element, frame]) await prices(app).first().waitFor();
    expect(await page.evaluate(() => JSON.stringify([1]))).toBe('"patched"');

    const styles = (app: Locator): Promise<string[]> =>
      app
        .getByRole('navigation')
        .getByRole('link')
        .first()
        .evaluate((link) => {
          const { fontSize, letterSpacing, textTransform, display, fontFamily } = getComputedStyle(link);
          return [fontSize, letterSpacing, textTransform, display, fontFamily.includes('Courier') ? 'host' : 'own'];
        });
    await expect.poll(() => styles(element)).toEqual(await styles(page.locator('#app-1')));

    const korean = new SitePage(page, 8, element);
    await element
      .getByRole('button', { name: korean.t('common.sign_in') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('host.user_name')).fill('mika');
    await dialog.getByLabel(t('host.password')).fill('mika-2026');
    await dialog.getByRole('button', { name: t('common.sign_in') }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const [app, lang] of [
      [page.locator('#app-1'), 2],
      [element, 8],
      [frame, 7],
    ] as const)
      await app.getByText(translatorOf(lang)('common.balance')).waitFor({ state: 'attached' });

    await prices(element).last().click();
    await korean.slip.choose('single');
    await korean.slip.acceptLatest();
    await korean.slip.stake('single', '500');
    await korean.slip.place();
    await page.getByText(/^Bet placed: /).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a host of another origin', () => {
  it('EMBED-2 the guide’s frame: token, language, theme and route go in, events come out, no policy is violated', async () => {
    const { page, errors, frame, context } = await openHost(FRAME_SNIPPET);
    await prices(frame).first().waitFor();
    await frame
      .getByRole('banner')
      .getByRole('button', { name: t('common.sign_in') })
      .click();
    await eventually(
      () => eventsOf(page, 'sign-in-required'),
      (events) => events.length === 1,
    );
    await update(page, { token: await demoToken() });
    await eventually(
      () => eventsOf(page, 'balance'),
      (events) => events.some((event) => event !== null),
    );
    for (const route of ['/bets', '/404', '/match/list']) {
      await update(page, { route });
      await eventually(
        () => eventsOf(page, 'route'),
        (events) => JSON.stringify(events.at(-1)).includes(route),
      );
    }
    await update(page, { lang: 'ja-JP', theme: 'light' });
    await frame.locator('[lang="ja-JP"][data-theme="light"], [lang="ja"][data-theme="light"]').waitFor();
    const [height] = await eventsOf(page, 'height');
    expect(height).toMatchObject({ height: expect.any(Number) });
    expect(await page.locator('iframe').evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(
      300,
    );
    expect(await eventsOf(page, 'message')).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('EMBED-1 the guide’s element under a policy without any style', async () => {
    const { page, errors, context } = await openHost(ELEMENT_SNIPPET);
    const element = page.locator('clutchline-app');
    await prices(element).first().waitFor();
    expect(await element.locator('.clutchline').evaluate((app) => getComputedStyle(app).backgroundColor)).toBe(
      'rgb(238, 241, 246)',
    );
    const fonts = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await eventually(fonts, (count) => count > 0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('bad-input 119: no message of the host places a bet', async () => {
    const { page, frame, context } = await openHost(FRAME_SNIPPET);
    await prices(frame).first().waitFor();
    await update(page, { token: await demoToken() });
    await prices(frame).last().click();
    await page.evaluate(() => {
      for (const type of ['placeBet', 'place-bet', 'click'])
        document.querySelector('iframe')?.contentWindow?.postMessage({ v: 1, nonce: 'a'.repeat(32), type }, '*');
    });
    await page.waitForTimeout(500);
    expect(await eventsOf(page, 'bet-placed')).toEqual([]);
    await context.close();
  });

  it('bad-input 120: ten thousand messages leave the frame alive', async () => {
    const { page, frame, context } = await openHost(FRAME_SNIPPET);
    await prices(frame).first().waitFor();
    await page.evaluate(() => {
      const target = document.querySelector('iframe')?.contentWindow;
      for (let count = 0; count < 10_000; count += 1) target?.postMessage({ v: 1, count }, '*');
    });
    await prices(frame).last().click();
    await frame.getByRole('article').first().waitFor();
    await context.close();
  });

  it('bad-input 121: a site that is not on the list gets no frame', async () => {
    const stranger = await startHost();
    stranger.serve({ '/': `<link rel="icon" href="data:,"><iframe src="${site.url}/frame.html"></iframe>` }, '');
    const { page, context } = await openPage(browser, { provokes: /frame-ancestors|chrome-error/ });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(stranger.origin);
    await eventually(
      () => Promise.resolve(logged.join()),
      (text) => text.includes('frame-ancestors'),
    );
    expect(await page.frames().at(-1)?.locator('body').innerText()).not.toContain('Clutchline');
    await context.close();
    await stranger.close();
  });

  it('bad-input 121: without a host the page explains itself, and shows nothing of the product', async () => {
    const { page, errors, context } = await openPage(browser);
    await page.goto(`${site.url}/frame.html`);
    await page.getByText(t('embed.frame_alone')).waitFor();
    expect(await page.locator('.clutchline').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('bad-input 122: a host that fades the frame gets no press on the button', async () => {
    const { page, frame, context } = await openHost(FRAME_SNIPPET);
    await prices(frame).first().waitFor();
    await update(page, { token: await demoToken() });
    await eventually(
      () => eventsOf(page, 'balance'),
      (events) => events.length > 0,
    );
    await prices(frame).last().click();
    await frame.getByRole('tab', { name: t('slip.tab_singles') }).click();
    await frame.getByLabel(t('slip.stake'), { exact: true }).fill('5');
    const place = frame.locator('[data-places-bets] button');
    await place.waitFor();
    const fade = (opacity: string): Promise<void> =>
      page.locator('iframe').evaluate((element, value) => element.style.setProperty('opacity', value), opacity);
    await fade('0.01');
    await page.waitForTimeout(600);
    await place.click();
    await frame.getByText(t('embed.frame_covered')).waitFor();
    expect(await eventsOf(page, 'bet-placed')).toEqual([]);
    await fade('1');
    await pressUntilPlaced(page, place);
    expect(await eventsOf(page, 'bet-placed')).toHaveLength(1);
    await context.close();
  });

  it('bad-input 123: in a sandbox without an origin the frame shows that it cannot work there', async () => {
    const { page, context } = await openHost(
      '<iframe sandbox="allow-scripts" src="https://bets.example/frame.html"></iframe>',
    );
    await page.frameLocator('iframe').getByText(t('embed.frame_alone')).waitFor();
    await context.close();
  });

  it('bad-input 124: an element of 0, 200 and 320 px, hidden and shown again, stays usable', async () => {
    const { page, errors, context } = await openHost(ELEMENT_SNIPPET);
    const element = page.locator('clutchline-app');
    await prices(element).first().waitFor();
    const style = (name: string, value: string): Promise<void> =>
      element.evaluate((app, [property, text]) => app.style.setProperty(property, text), [name, value] as const);
    await style('width', '0px');
    await style('width', '200px');
    expect(await element.locator('.clutchline').evaluate((app) => app.clientWidth)).toBe(320);
    await style('display', 'none');
    await style('display', 'block');
    for (let width = 320; width < 380; width += 1) await style('width', `${width}px`);
    await prices(element).first().click();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the stand-alone page', () => {
  it('EMBED-1 can be installed, and without network shows since when its prices are old; it stores nothing else', async () => {
    const { page, context } = await openPage(browser, { locale: 'ko-KR', provokes: /net::ERR_INTERNET_DISCONNECTED/ });
    await SitePage.open(page, site.url, 8);
    const manifest: unknown = await (await page.request.get(`${site.url}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
    const storedPages = () =>
      page.evaluate(async () => {
        const caught = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) caught.push(new URL(url).pathname);
        return caught;
      });
    await eventually(storedPages, (paths) => paths.length > 0);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [notice] = translatorOf(8)('embed.offline_since', { time: '\u0000' }).split('\u0000');
    await eventually(
      () => page.evaluate(async () => (await (await caches.match('/offline'))?.text()) ?? ''),
      (text) => text.includes(notice ?? ''),
    );
    await context.setOffline(true);
    await page.goto(`${site.url}/match/list`);
    await page.getByRole('heading', { name: translatorOf(8)('embed.offline_title') }).waitFor();
    await page.getByText(notice ?? '').waitFor();
    expect(await storedPages()).toEqual(['/offline']);
    await context.close();
  });
});
