// @vitest-environment jsdom
import { act, fireEvent, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { announceBets } from '../src/state/announcements/announce';
import { FakeStorageArea } from '../testing/fake-storage-area';
import { ok } from '../testing/test-app';
import { type FuzzedPage, openFuzzedPage, stubBrowser } from './fuzzed-page';
import { plant, ready, REVEALING, shownIn, visit } from './planted-scores';
import { SeededRandom } from './seeded-random';
import { VALID_ANSWERS } from './valid-answers';

const TIMEOUT_MS = 120_000;
beforeEach(stubBrowser);

const pathOf = ({ app }: FuzzedPage): string => app.env.location.read().path;
const titleOf = ({ element }: FuzzedPage): string => element.querySelector('main h1')?.textContent ?? '';

/** Every path of both tables, with what it requires. */
const PLACES = [
  '/match/list',
  '/match/detail?game_id=1',
  '/champion',
  '/bets',
  '/user',
  '/user/limits',
  '/user/following',
  '/home',
  '/rules',
  '/help',
  '/schedule',
  '/results',
  '/announcements',
  '/announcements/detail?id=season',
  '/events',
  '/events/detail?event_id=1',
  '/teams/detail?team_id=2',
  '/ip-limit',
  '/404',
] as const;

const BAD = `day=2026-02-30&day=x&tab=xyz&when=&type=0&game_type_id=lol&corrected=&topic=%00&junk=${'9'.repeat(10_240)}`;

/** Other cases, ends, depths and words than those of a path. */
function otherPaths(count: number): ReadonlySet<string> {
  const random = new SeededRandom(19);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const known = new Set<string>(PLACES.map((place) => place.replace(/\?.*/, '')));
  const words = [...known].flatMap((path) => path.split('/')).filter((word) => word !== '');
  const spoil = [
    (path: string) => path.toUpperCase(),
    (path: string) => `${path}/`,
    (path: string) => `/${path}`,
    (path: string) => `${path}/${String(random.below(1_000))}`,
    (path: string) => `${path}/${pick(words)}`,
    () => `/${pick(words)}/${pick(words)}`,
    (path: string) => path.slice(0, -1),
    (path: string) => `${path}%20`,
    (path: string) => `${path}.html`,
  ];
  const others = new Set<string>();
  while (others.size < count) {
    const path = pick(spoil)(pick([...known]));
    if (!known.has(path) && path !== '/match' && path !== '/not-net' && path !== '/') others.add(path);
  }
  return others;
}

describe('every path', () => {
  let page: FuzzedPage;
  afterEach(() => page.close());

  it.each(PLACES)(
    'ROUTE-1 ROUTE-2 K1 %s opens directly, with a bad query, and back leads to it',
    { timeout: TIMEOUT_MS },
    async (place) => {
      const [path = ''] = place.split('?');
      page = await openFuzzedPage({ place, width: 320 });
      await ready(page);
      const title = titleOf(page);
      expect([pathOf(page), title]).toEqual([path, expect.stringMatching(/./)]);
      await visit(page, place.includes('?') ? `${place}&${BAD}` : `${place}?${BAD}`);
      expect([pathOf(page), titleOf(page)]).toEqual([path, title]);
      await visit(page, '/bets?x=1');
      await act(() => {
        page.app.env.location.back();
        return Promise.resolve();
      });
      await ready(page);
      expect([pathOf(page), titleOf(page)]).toEqual([path, title]);
      if (path !== '/ip-limit') within(page.element).getAllByRole('link', { name: 'Home' });
    },
  );

  it(
    'ROUTE-1 NAV-3 bad-input 163 K1 200 other paths lead to /404, which leads home',
    { timeout: TIMEOUT_MS },
    async () => {
      page = await openFuzzedPage();
      await visit(page, '/help');
      const strays: string[] = [];
      await act(() => {
        for (const path of otherPaths(200)) {
          page.app.env.location.go(path);
          if (pathOf(page) !== '/404') strays.push(path);
        }
        return Promise.resolve();
      });
      expect(strays).toEqual([]);
      await ready(page);
      const [home] = within(page.element).getAllByRole('link', { name: 'Home' });
      fireEvent.click(home ?? page.element);
      await ready(page);
      expect([pathOf(page), titleOf(page)]).toEqual(['/home', 'Home']);
    },
  );
});

/** With whether the revealed place shows a score. */
const SPOILED: readonly (readonly [place: string, hasScore: boolean])[] = [
  ['/match/list', true],
  ['/match/detail?game_id=1', true],
  ['/bets', true],
  ['/home', true],
  ['/schedule', true],
  ['/results', true],
  ['/events/detail?event_id=1&tab=bracket', true],
  ['/events/detail?event_id=1&tab=matches', true],
  ['/events/detail?event_id=1&tab=standings', false],
  ['/events/detail?event_id=1', false],
  ['/events', false],
  ['/teams/detail?team_id=2', true],
  ['/champion', false],
  ['/user', false],
  ['/user/following', false],
  ['/announcements', false],
];

describe('spoiler-free mode on every screen', () => {
  let page: FuzzedPage;
  beforeAll(async () => {
    stubBrowser();
    const area = new FakeStorageArea();
    area.put('spoilers', 'all');
    page = await openFuzzedPage({ area, spoil: (_, sound) => ok(plant(sound)) });
    await ready(page);
  }, TIMEOUT_MS);
  afterAll(() => page.close());

  const reveal = async (): Promise<void> => {
    for (let press = 0; press < 20; press += 1) {
      const [button] = within(page.element).queryAllByRole('button', {
        name: /^Show (result|score|odds|outcome|all|the t)/,
      });
      if (button === undefined) return;
      fireEvent.click(button);
      await ready(page);
    }
  };

  it.each(SPOILED)(
    'SPOIL-1 SPOIL-2 SPOIL-3 SPOIL-4 SPOIL-5 K14 %s has nothing of 77 : 66 before',
    { timeout: TIMEOUT_MS },
    async (place) => {
      await visit(page, place);
      expect([pathOf(page), titleOf(page)]).toEqual([place.replace(/\?.*/, ''), expect.stringMatching(/./)]);
      expect(REVEALING.exec(shownIn(page))?.[0] ?? '').toBe('');
    },
  );

  it('SPOIL-4 K14 a notice of a settled bet has neither outcome nor amount', { timeout: TIMEOUT_MS }, async () => {
    const [bet] = VALID_ANSWERS.getUserHistory.items;
    await act(() => {
      announceBets(page.app, bet === undefined ? [] : [{ ...bet, settlement_amount: '776.60', profit: '766.70' }]);
      return Promise.resolve();
    });
    await ready(page);
    expect(page.element.querySelector('[role="log"]')?.textContent).toMatch(/settled/i);
    expect(REVEALING.exec(shownIn(page))?.[0] ?? '').toBe('');
  });

  it('K14 K21 the check finds a score that is blurred, transparent or named in an attribute only', () => {
    const planted = [
      '<span style="filter: blur(8px)">77 : 66</span>',
      '<span hidden>77</span>',
      '<span aria-label="66"></span>',
      '<i data-won="true"></i>',
    ];
    for (const html of planted) {
      const spot = document.createElement('div');
      spot.innerHTML = html;
      page.element.append(spot);
      expect(shownIn(page)).toMatch(REVEALING);
      spot.remove();
    }
  });

  it.each(SPOILED.filter(([, hasScore]) => hasScore))(
    'SPOIL-1 K14 %s has all of it once revealed',
    { timeout: TIMEOUT_MS },
    async (place) => {
      await visit(page, place);
      await reveal();
      expect(shownIn(page)).toMatch(/77|66/);
    },
  );
});
