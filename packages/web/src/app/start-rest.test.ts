// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubView } from '../../testing/fake-view';
import { createTestApp } from '../../testing/test-app';
import { startBrand, startPause } from './start-rest';

let see: (isIntersecting: boolean) => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  ({ show: see } = stubView());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const { app } = createTestApp();
  const pause = vi.spyOn(app.push, 'pause').mockReturnValue();
  const wake = vi.spyOn(app.push, 'wake').mockReturnValue();
  const setSeen = vi.spyOn(app.queries, 'setSeen');
  const stop = startPause(app, { view: window, element: document.body, ownsPage: false });
  see(true);
  wake.mockClear();
  return { pause, wake, setSeen, stop };
}

it('bad-input 124: hidden for a minute the app leaves its line, and is back at once when it is shown', () => {
  const { pause, wake } = start();
  see(false);
  vi.advanceTimersByTime(59_999);
  expect(pause).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(pause).toHaveBeenCalledTimes(1);
  see(true);
  expect(wake).toHaveBeenCalledTimes(1);
});

it('PUSH-5 what is asked for at a pace rests as soon as the page is hidden, and goes on as soon as it is shown', () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { setSeen } = start();
  expect(setSeen).toHaveBeenLastCalledWith(false);
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(setSeen).toHaveBeenLastCalledWith(true);
  hidden.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(setSeen).toHaveBeenLastCalledWith(false);
  hidden.mockRestore();
  see(true);
  expect(setSeen).toHaveBeenLastCalledWith(true);
});

it('bad-input 124: out of sight for a moment changes nothing, in another tab it counts too', () => {
  const { pause, stop } = start();
  see(false);
  vi.advanceTimersByTime(30_000);
  see(true);
  vi.advanceTimersByTime(60_000);
  expect(pause).not.toHaveBeenCalled();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(pause).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(pause).toHaveBeenCalledTimes(1);
});

it('P10 P13 the page gets its language once, and again only with another one', () => {
  const { app } = createTestApp();
  const root = document.documentElement;
  root.lang = '';
  const languages = new MutationObserver(() => undefined);
  languages.observe(root, { attributeFilter: ['lang'] });
  const stop = startBrand(app, { view: window, element: document.body, ownsPage: true });
  expect(languages.takeRecords()).toHaveLength(1);
  app.pageTitle.setState({ text: 'Upcoming' });
  expect(document.title).toContain('Upcoming');
  expect(languages.takeRecords()).toHaveLength(0);
  app.language.setState({ langId: 8 });
  expect(languages.takeRecords()).toHaveLength(1);
  expect(root.lang).toBe('ko-KR');
  stop();
  startBrand(app, { view: window, element: document.body, ownsPage: true })();
  expect(languages.takeRecords()).toHaveLength(0);
});
