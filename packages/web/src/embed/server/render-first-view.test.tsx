// @vitest-environment jsdom
import { CALLS, type FirstViewRequest, LANGUAGES, THEMES, toLocalizedFields } from '@clutchline/contract';
import { buildMatch, buildMatchRow, buildNames } from '@clutchline/domain/testing';
import { act } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubView } from '../../../testing/fake-view';
import { answersOf, buildRequest, RENDERED_AT } from '../../../testing/first-view';
import { FakeSocket } from '../../../testing/fake-socket';
import { readFirstView } from '../../state/start/first-view';
import type { AppHandle, MountOptions } from '../api';
import { mountOwn } from '../mount';
import { renderFirstPage, renderFirstView } from './render-first-view';

const ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Kathmandu'];

let app: Pick<AppHandle, 'destroy'> | null = null;
const requests = vi.fn<typeof fetch>();
const reported = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  stubView();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('scrollTo', vi.fn());
  requests.mockReset();
  requests.mockImplementation(() => new Promise(() => undefined));
  window.fetch = requests;
  reported.mockReset();
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    // Here both renderers run in one process.
    if (!String(said[0]).startsWith('Detected multiple renderers')) reported(...said);
  });
  vi.spyOn(Date, 'now').mockReturnValue(RENDERED_AT + 61_000);
});

afterEach(() => {
  act(() => app?.destroy());
  app = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** As the server sends it. */
async function place(request: FirstViewRequest) {
  vi.stubEnv('SSR', true);
  const { markup, data } = await renderFirstPage(request);
  vi.stubEnv('SSR', false);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = `<div>${markup}</div><script type="text/plain">${data}</script>`;
  return { element, view: readFirstView(element.querySelector('script')?.textContent ?? '') };
}

async function open({ element, view }: Awaited<ReturnType<typeof place>>, options: MountOptions = {}): Promise<void> {
  await act(async () => {
    app = mountOwn(element, { history: 'path', ...options }, view).handle;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

const parse = (markup: string): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = markup;
  return page;
};

it('P13 the answer has the matches with their prices, times and scores, in the language of the player', async () => {
  const page = parse(await renderFirstView(buildRequest({ langId: 7, timeZone: 'Asia/Tokyo' })));
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
      act(() => app?.destroy());
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

it('P13 markup in a name of a team stays text', async () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const match = buildMatch({ ...toLocalizedFields('team_name_1', buildNames(name)) });
  const { markup, data } = await renderFirstPage(buildRequest({ answers: answersOf([buildMatchRow({ match })]) }));
  expect(markup).not.toMatch(/<(script|img)/);
  expect(data).not.toContain('<');
  expect(
    readFirstView(data)
      ?.answers.map((answer) => JSON.stringify(JSON.parse(answer)))
      .join(),
  ).toContain(JSON.stringify(name));
  expect(parse(markup).textContent).toContain(name);
});

it('P13 the page has a rule for each size, which the content policy forbids in markup', async () => {
  const sheet = readFileSync('packages/web/src/embed/demo/stand-alone.css', 'utf8');
  const markup = await renderFirstView(buildRequest());
  expect(markup).not.toContain(' style=');
  const sizes = new Set([...markup.matchAll(/data-size="([^"]*)"/g)].map(([, size]) => size));
  expect(sizes.size).toBeGreaterThan(0);
  for (const size of sizes) expect(sheet).toContain(`[data-size='${size}']`);
});

it('P13 an answer without a list is not rendered', async () => {
  await expect(renderFirstView(buildRequest({ answers: [] }))).rejects.toThrow();
});
