// @vitest-environment jsdom
import { CALLS, LANGUAGES } from '@clutchline/contract';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { CONTENT_VIEWS } from '../../../testing/content-views';
import { askOf, buildRequest } from '../../../testing/first-view';
import { serveRenderedPages } from '../../../testing/rendered-pages';
import { callKey } from '../../state/start/first-view';
import { NotPublicError, renderFirstPage } from './render-first-view';

const { requests, reported, renderOnServer, place, open, close } = serveRenderedPages(renderFirstPage);

const [RESULTS, EVENTS, EVENT] = CONTENT_VIEWS;

const LOOKS = [
  ['arena', 'UTC'],
  ['light', 'Asia/Kathmandu'],
  ['contrast', 'America/Los_Angeles'],
] as const;

const store = (name: string, value: unknown): void =>
  localStorage.setItem(`clutchline:${name}`, JSON.stringify({ v: 1, d: value }));

/** Pictures come with the app. */
function textOf(element: Element): string {
  const main = element.querySelector('main')?.cloneNode(true);
  if (!(main instanceof Element)) return '';
  for (const picture of main.querySelectorAll('svg')) picture.remove();
  return main.textContent;
}

const takenOver = async (element: Element, before: Element | null): Promise<void> => {
  await expect.poll(() => element.querySelector('main h1') === before).toBe(false);
};

const CASES = LANGUAGES.flatMap((language) => CONTENT_VIEWS.map((view) => ({ ...language, ...view })));

it.each(CASES)('P13 $address that the server rendered in $code is taken over without a mismatch', async (view) => {
  const { id, code, address, answers } = view;
  store('lang', id);
  for (const [theme, timeZone] of LOOKS) {
    store('timeZone', timeZone);
    history.replaceState(null, '', address);
    const placed = await place(buildRequest({ langId: id, theme, timeZone, address }), answers);
    const { element } = placed;
    const before = element.querySelector('main h1');
    const rendered = textOf(element);
    expect(before).not.toBeNull();
    expect(element.querySelector('main [aria-busy="true"], main [data-skeleton]')).toBeNull();
    await open(placed, { theme });
    await takenOver(element, before);
    expect(textOf(element), `${code} ${theme}`).toBe(rendered);
    expect(reported, `${code} ${theme}`).not.toHaveBeenCalled();
    close();
    element.remove();
  }
});

it.each(CONTENT_VIEWS)(
  'P13 the markup of $address stays until its code has loaded, and no call is made again',
  async ({ address, answers }) => {
    store('timeZone', 'UTC');
    history.replaceState(null, '', address);
    const placed = await place(buildRequest({ address }), answers);
    const { element, view } = placed;
    const calls = view?.answers.filter((text) => text.startsWith('[')) ?? [];
    const before = element.querySelector('main h1');
    const first = textOf(element);
    const seen = new Set<string>();
    const watch = new MutationObserver(() => seen.add(textOf(element)));
    watch.observe(element, { subtree: true, childList: true });
    await open(placed);
    await takenOver(element, before);
    watch.disconnect();
    expect([...seen]).toEqual([first]);
    expect(calls.length).toBeGreaterThan(1);
    expect(view?.answers).toEqual([]);
    const asked = requests.mock.calls.map(([path, init]) => callKey(path, init));
    expect(calls.filter((call) => asked.includes(call))).toEqual([]);
  },
);

it.each([
  ['UTC', '>20:14<', Date.UTC(2026, 0, 1)],
  ['Asia/Kathmandu', '>01:59<', Date.UTC(2026, 0, 1, 18, 15)],
  ['America/Los_Angeles', '>12:14<', Date.UTC(2026, 0, 1, 8)],
])('P13 RESULT-1 in %s the results are those of its day, with its times', async (timeZone, time, from) => {
  const bodies: unknown[] = [];
  const answers = {
    ...RESULTS.answers,
    getResults: (body: unknown) => bodies.push(body) && RESULTS.answers.getResults?.({}),
  };
  const { markup } = await renderOnServer(buildRequest({ timeZone, address: RESULTS.address }), answers);
  expect(bodies).toMatchObject([{ from, cursor: null }]);
  expect(markup).toContain(time);
});

it('P13 the list of events has each event as a link, and an event its dates, stages, prizes and champion prices', async () => {
  const list = await renderOnServer(buildRequest({ address: EVENTS.address }), EVENTS.answers);
  for (const shown of ['Cup 1', 'Cup 2', 'Cup 3', '/events/detail?event_id=3', '3 live matches', 'Our pick'])
    expect(list.markup).toContain(shown);
  const { markup } = await renderOnServer(buildRequest({ address: EVENT.address }), EVENT.answers);
  for (const shown of ['Monsoon Cup', 'Meridian Arena', 'Sweden', 'Group A', '€25,000', 'Team 11', '3.25'])
    expect(markup).toContain(shown);
  expect(markup).toContain('/calendar/public/event-88.en-US.ics');
});

it('P13 markup of content screens has no styles, which the content policy forbids, and a rule for each size', async () => {
  const sheet = readFileSync('packages/web/src/embed/demo/stand-alone.css', 'utf8');
  for (const { address, answers } of CONTENT_VIEWS) {
    const { markup } = await renderOnServer(buildRequest({ address }), answers);
    expect(markup).not.toContain(' style=');
    const sizes = new Set([...markup.matchAll(/data-size="([^"]*)"/g)].map(([, size]) => size));
    for (const size of sizes) expect(sheet).toContain(`[data-size='${size}']`);
  }
});

it('P13 SPOIL-1 an app that hides results draws over the markup, and shows none of its scores', async () => {
  store('spoilers', 'all');
  history.replaceState(null, '', RESULTS.address);
  const placed = await place(buildRequest({ address: RESULTS.address }), RESULTS.answers);
  const { element } = placed;
  const before = element.querySelector('main');
  expect(textOf(element)).toContain('won by Team');
  await open(placed);
  expect(before?.isConnected).toBe(false);
  await expect.poll(() => textOf(element)).toContain('Show result');
  expect(textOf(element)).not.toContain('won by Team');
  expect(reported).not.toHaveBeenCalled();
});

it.each(CONTENT_VIEWS)(
  'P13 $address is not rendered if one of its calls is not public',
  async ({ address, answers, calls }) => {
    const ask = askOf(answers);
    for (const name of calls) {
      const rendered = renderOnServer(buildRequest({ address }), answers, (path, body) =>
        path === CALLS[name].path ? Promise.resolve(null) : ask(path, body),
      );
      await expect(rendered).rejects.toBeInstanceOf(NotPublicError);
    }
  },
);
