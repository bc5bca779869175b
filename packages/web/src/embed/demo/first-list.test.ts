// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  document.title = 'Clutchline';
  asked.mockReset();
  asked.mockResolvedValue(Response.json({}));
});

async function load(address: string, languages: readonly string[] = ['en-GB']) {
  history.replaceState(null, '', address);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  window.fetch = asked;
  await import('./first-list');
  return { title: document.title, lang: document.documentElement.lang, asked: asked.mock.calls.length };
}

const saved = (id: number): string => JSON.stringify({ v: 1, d: id });

it('C21 NAV-6 title and language of the page are those of the player before the app runs', async () => {
  expect(await load('/?lang=1')).toMatchObject({ title: '决胜线', lang: 'zh-CN' });
  vi.resetModules();
  document.title = 'Clutchline';
  localStorage.setItem('clutchline:lang', saved(7));
  expect(await load('/bets')).toMatchObject({ title: 'Clutchline', lang: 'ja-JP' });
  vi.resetModules();
  sessionStorage.setItem('clutchline:visitLang', saved(5));
  expect((await load('/bets')).lang).toBe('vi-VN');
});

it('BRAND-3 the title before the app runs is the Chinese name that the server wrote', async () => {
  document.head.innerHTML = '<title data-zh="焰线">Emberline</title>';
  expect((await load('/?lang=1')).title).toBe('焰线');
  document.head.replaceChildren();
});

it.each([
  ['zh-HK', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['id', 'id-ID'],
  ['de', 'en'],
])('C21 a browser in %s has a page in %s', async (language, lang) => {
  expect((await load('/bets', [language])).lang).toBe(lang);
});

it('U13 the first list is requested early only for the list as it opens', async () => {
  expect((await load('/match/list')).asked).toBe(1);
  vi.resetModules();
  asked.mockClear();
  expect((await load('/match/list?tab=live')).asked).toBe(0);
});

it('P13 the list of the page is not requested again, except with the marks of a player', async () => {
  document.documentElement.dataset['list'] = '1';
  expect((await load('/match/list')).asked).toBe(0);
  vi.resetModules();
  localStorage.setItem('clutchline:token', JSON.stringify({ v: 1, d: 'token-0123456789abcdef' }));
  expect((await load('/match/list')).asked).toBe(1);
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ token: 'token-0123456789abcdef' });
  delete document.documentElement.dataset['list'];
});

it.each([
  ['/match/list', 'true'],
  ['/match/detail?game_id=1', 'false'],
])('P13 presses on prices of the markup are shown on the list, whose markup stays: %s', async (place, shown) => {
  document.documentElement.dataset['list'] = '1';
  const price = (point: number, state: string): string =>
    `<button data-point="${point}" data-state="${state}" aria-pressed="false"><b>1.87</b></button>`;
  document.body.innerHTML = `<div id="app">${price(12, 'open')}${price(13, 'open')}${price(14, 'open')}${price(15, 'locked')}</div>`;
  await load(place);
  const [first, second, third, locked] = document.body.querySelectorAll('button');
  for (const button of [first, second, second, third, locked]) button?.querySelector('b')?.click();
  const pressed = [first, second, third, locked].map((button) => button?.getAttribute('aria-pressed'));
  expect(pressed).toEqual([shown, 'false', shown, 'false']);
  document.body.replaceChildren();
  delete document.documentElement.dataset['list'];
});
