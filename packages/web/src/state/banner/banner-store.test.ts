import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createBannerStore, NOTICE_MS, showBanner, SIGN_IN_MS, type BannerText } from './banner-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sentence = (text: string): BannerText => ({ kind: 'text', text });
const NOTICE: BannerText = { kind: 'key', key: 'notice.bad_start_value' };

function start() {
  const banner = createBannerStore();
  banner.getState().hold(false);
  return { banner, shown: () => banner.getState().shown, hold: banner.getState().hold };
}

it('ERR-3 a notice shows for 1.5 s, who is not signed in reads it for 3 s', () => {
  const { banner, shown } = start();
  showBanner(banner, NOTICE);
  vi.advanceTimersByTime(NOTICE_MS - 1);
  expect(shown()).toEqual(NOTICE);
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
  showBanner(banner, sentence('Sign in'), 'sign-in');
  vi.advanceTimersByTime(SIGN_IN_MS - 1);
  expect(shown()).toEqual(sentence('Sign in'));
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
  expect([NOTICE_MS, SIGN_IN_MS]).toEqual([1_500, 3_000]);
});

it('ERR-3 lines come one after another, each with its own time, the same one once', () => {
  const { banner, shown } = start();
  showBanner(banner, NOTICE);
  for (let time = 0; time < 5; time += 1) showBanner(banner, sentence('Sign in'), 'sign-in');
  showBanner(banner, NOTICE);
  expect(shown()).toEqual(NOTICE);
  vi.advanceTimersByTime(NOTICE_MS);
  expect(banner.getState()).toMatchObject({ shown: sentence('Sign in'), kind: 'sign-in' });
  vi.advanceTimersByTime(SIGN_IN_MS);
  expect(shown()).toBeNull();
  showBanner(banner, sentence('Sign in'), 'sign-in');
  expect(shown()).toEqual(sentence('Sign in'));
});

it('ERR-3 held it stays, let go it has its time again', () => {
  const { banner, shown, hold } = start();
  showBanner(banner, NOTICE);
  vi.advanceTimersByTime(1_000);
  hold(true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(NOTICE);
  hold(false);
  vi.advanceTimersByTime(NOTICE_MS - 1);
  expect(shown()).toEqual(NOTICE);
  vi.advanceTimersByTime(1);
  expect(shown()).toBeNull();
  hold(true);
  hold(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('ERR-3 the time of a line begins when the code that draws it is there, however late', () => {
  const banner = createBannerStore();
  showBanner(banner, NOTICE);
  vi.advanceTimersByTime(60_000);
  expect(banner.getState().shown).toEqual(NOTICE);
  banner.getState().hold(false);
  vi.advanceTimersByTime(NOTICE_MS - 1);
  expect(banner.getState().shown).toEqual(NOTICE);
  vi.advanceTimersByTime(1);
  expect(banner.getState().shown).toBeNull();
});
