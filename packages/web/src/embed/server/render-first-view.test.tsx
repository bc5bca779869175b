// @vitest-environment jsdom
import { CALLS, LANGUAGES, THEMES, toLocalizedFields } from '@clutchline/contract';
import { buildMatch, buildMatchRow, buildNames } from '@clutchline/domain/testing';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

import { askOf, buildRequest, DETAIL, detailAnswers, listAnswers, RENDERED_AT } from '../../../testing/first-view';
import { serveRenderedPages } from '../../../testing/rendered-pages';
import { readFirstView } from '../../state/start/first-view';
import { NotPublicError, renderFirstPage } from './render-first-view';

const ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Kathmandu'];

const { requests, reported, renderOnServer, place, open, beginTakeover, close } = serveRenderedPages(renderFirstPage);

const parse = (markup: string): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = markup;
  return page;
};

it('P13 the answer has the matches with their prices, times and scores, in the language of the player', async () => {
  const { markup } = await renderOnServer(buildRequest({ langId: 7, timeZone: 'Asia/Tokyo' }));
  const page = parse(markup);
  expect(page.querySelector('.clutchline')?.getAttribute('lang')).toBe('ja-JP');
  expect(page.textContent).toContain('Team 8 jp');
  expect(page.textContent).toContain('試合');
  const [button] = page.querySelectorAll('button[data-state]');
  expect(button?.textContent).toMatch(/1\.87/);
  expect(button?.getAttribute('aria-label')).toContain('1.87');
  expect([...page.querySelectorAll('time')].map(({ textContent }) => textContent)).toContain('08:14');
});

it.each(LANGUAGES)('P13 what the server rendered in $code is hydrated without a mismatch', async ({ id, code }) => {
  localStorage.setItem('clutchline:lang', JSON.stringify({ v: 1, d: id }));
  for (const theme of THEMES)
    for (const timeZone of ZONES) {
      const placed = await place(buildRequest({ langId: id, theme, timeZone }));
      const { element } = placed;
      await open(placed, { theme });
      const [first] = element.querySelectorAll('button[data-state]');
      expect(reported, `${code} ${theme} ${timeZone}`).not.toHaveBeenCalled();
      expect(first?.textContent).toMatch(/1\.87/);
      close();
      element.remove();
    }
});

it('P13 the app keeps the elements of the server, and asks for no list again', async () => {
  const placed = await place(buildRequest());
  const { element } = placed;
  const before = element.querySelector('button[data-state]');
  await open(placed);
  expect(element.querySelector('button[data-state]')).toBe(before);
  expect(before?.isConnected).toBe(true);
  expect(requests.mock.calls.map(([path]) => path)).not.toContain(CALLS.getGameListByGameTypeId.path);
  expect(reported).not.toHaveBeenCalled();
});

it('P13 a press on a price while the markup is taken over in slices takes the rest over, and counts', async () => {
  const placed = await place(buildRequest());
  await beginTakeover(placed);
  const price = placed.element.querySelector<HTMLElement>('button[data-state="open"]');
  expect(price?.getAttribute('aria-pressed')).toBe('false');
  price?.click();
  await expect.poll(() => price?.getAttribute('aria-pressed')).toBe('true');
  expect(price?.isConnected).toBe(true);
  expect(reported).not.toHaveBeenCalled();
});

it('P13 what is live now is in the answer, and stays until its code has loaded', async () => {
  const placed = await place(buildRequest());
  const cards = () => placed.element.querySelector(`nav[aria-label="Live and starting next"]`);
  const before = cards();
  const linksOf = (nav: Element | null) => [...(nav?.querySelectorAll('a') ?? [])].map((link) => link.pathname);
  const links = linksOf(before);
  expect(links).toHaveLength(10);
  const seen: (Element | null)[] = [];
  const watch = new MutationObserver(() => seen.push(cards()));
  watch.observe(placed.element, { subtree: true, childList: true });
  await open(placed);
  await expect.poll(() => cards() === before).toBe(false);
  watch.disconnect();
  expect(seen).not.toContain(null);
  expect(linksOf(cards())).toEqual(links);
  expect(reported).not.toHaveBeenCalled();
});

it.each([
  ['lang', 7],
  ['skin', 'light'],
  ['token', 'token-0123456789abcdef'],
  ['favorites', [3]],
  ['spoilers', 'all'],
  ['listSort', 'time'],
])('P13 an app with the stored value "%s" draws its own first view over that of the server', async (name, value) => {
  localStorage.setItem(`clutchline:${name}`, JSON.stringify({ v: 1, d: value }));
  const placed = await place(buildRequest());
  const { element } = placed;
  const before = element.querySelector('.clutchline');
  await open(placed);
  expect(before?.isConnected).toBe(false);
  expect(element.querySelectorAll('.clutchline')).toHaveLength(1);
  expect(reported).not.toHaveBeenCalled();
});

it.each([[null], [{ epoch: 'epoch-of-a-test', seq: 7 }]])(
  'P13 PUSH-5 the page has the position %j of the push that its answers follow',
  async (cursor) => {
    const { data } = await renderOnServer(buildRequest({ cursor }));
    expect(readFirstView(data)).toMatchObject({ cursor, timeZone: 'UTC', look: '2,arena', now: RENDERED_AT });
  },
);

it('P13 markup in a name of a team stays text', async () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const match = buildMatch({ ...toLocalizedFields('team_name_1', buildNames(name)) });
  const { markup, data } = await renderOnServer(buildRequest(), listAnswers([buildMatchRow({ match })]));
  expect(markup).not.toMatch(/<(script|img)/);
  expect(data).not.toContain('<');
  expect(
    readFirstView(data)
      ?.answers.filter((text) => text.startsWith('{'))
      .map((answer) => JSON.stringify(JSON.parse(answer)))
      .join(),
  ).toContain(JSON.stringify(name));
  expect(parse(markup).textContent).toContain(name);
});

it('P13 the page has a rule for each size, which the content policy forbids in markup', async () => {
  const sheets = ['embed/demo/stand-alone.css', 'screens/match-detail/detail-content.module.css'];
  const sheet = sheets.map((name) => readFileSync(`packages/web/src/${name}`, 'utf8')).join('');
  const list = await renderOnServer(buildRequest());
  const details = await Promise.all(
    STATES.map(({ answers }) => renderOnServer(buildRequest({ address: DETAIL }), answers)),
  );
  const markup = [list, ...details].map((page) => page.markup).join('');
  expect(markup).not.toContain(' style=');
  const sizes = new Set([...markup.matchAll(/data-size="([^"]*)"/g)].map(([, size]) => size));
  expect(sizes.size).toBeGreaterThan(0);
  for (const size of sizes) expect(sheet).toContain(`[data-size='${size}']`);
});

const texts = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);

/** Live, before its start and after its end. */
const STATES = (
  [
    ['arena', 'UTC', 2],
    ['light', 'Asia/Tokyo', 1],
    ['contrast', 'America/Los_Angeles', 4],
  ] as const
).map(([theme, timeZone, status]) => {
  const answers = detailAnswers({ status, round: 1, score_1: 1 });
  return { theme, timeZone, isOver: status === 4, answers };
});

it.each(LANGUAGES)(
  'P13 a match that the server rendered in $code is taken over without a mismatch',
  async (language) => {
    const { id, code } = language;
    localStorage.setItem('clutchline:lang', JSON.stringify({ v: 1, d: id }));
    history.replaceState(null, '', DETAIL);
    for (const { theme, timeZone, isOver, answers } of STATES) {
      const request = buildRequest({ langId: id, theme, timeZone, address: DETAIL });
      const placed = await place(request, answers);
      const { element } = placed;
      const before = element.querySelector('main h1');
      expect(before?.textContent).toContain('Team 2');
      const prices = () => texts(element.querySelectorAll('main button[data-state]'));
      const results = () => texts(element.querySelectorAll('main section h2'));
      const rendered = { prices: prices(), results: results() };
      expect(rendered.prices.length > 4).toBe(!isOver);
      expect(rendered.results.length).toBeGreaterThan(0);
      await open(placed, { theme });
      await expect.poll(() => element.querySelector('main h1') === before).toBe(false);
      expect(element.querySelector('main [aria-busy="true"]')).toBeNull();
      expect({ prices: prices(), results: results() }).toEqual(rendered);
      expect(reported, `${code} ${theme}`).not.toHaveBeenCalled();
      close();
      element.remove();
      history.replaceState(null, '', DETAIL);
    }
  },
);

it('P13 the markup of a match stays until its code has loaded, and its call is not made again', async () => {
  history.replaceState(null, '', DETAIL);
  const placed = await place(buildRequest({ address: DETAIL }), detailAnswers({ status: 2, round: 1 }));
  const title = () => placed.element.querySelector('main h1')?.textContent ?? null;
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(title()));
  const first = title();
  watch.observe(placed.element, { subtree: true, childList: true });
  const before = placed.element.querySelector('main h1');
  await open(placed);
  await expect.poll(() => placed.element.querySelector('main h1') === before).toBe(false);
  watch.disconnect();
  expect(new Set(seen)).toEqual(new Set([first]));
  expect(requests.mock.calls.map(([path]) => path)).not.toContain(CALLS.getPointsListSplit.path);
});

it('P13 a match that changed since it was rendered is first shown as rendered', async () => {
  history.replaceState(null, '', DETAIL);
  vi.spyOn(Date, 'now').mockReturnValue(RENDERED_AT + 3 * 3_600_000);
  const placed = await place(buildRequest({ address: DETAIL }), detailAnswers({ status: 1 }));
  await open(placed);
  await expect.poll(() => placed.element.querySelector('main [data-skeleton]')).toBeNull();
  expect(reported).not.toHaveBeenCalled();
});

it('P13 a view whose calls have no answer is not rendered', async () => {
  await expect(renderOnServer(buildRequest(), {})).rejects.toThrow();
});

it('P13 a screen that needs a call of the player is not rendered', async () => {
  vi.stubEnv('SSR', true);
  const ask = askOf(detailAnswers());
  const rendered = renderFirstPage(buildRequest({ address: DETAIL }), (path, body) =>
    path === CALLS.getPointsListSplit.path ? Promise.resolve(null) : ask(path, body),
  );
  await expect(rendered).rejects.toBeInstanceOf(NotPublicError);
});
