// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestApp } from '../testing/test-app';
import { startScroll } from './start-scroll';

afterEach(() => vi.restoreAllMocks());

function setUp(top: number) {
  const element = document.createElement('div');
  const intoView = vi.fn();
  element.scrollIntoView = intoView;
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100));
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const test = createTestApp();
  const stop = startScroll(test.app, { view: window, element, ownsPage: true });
  return { ...test, intoView, scrollTo, stop };
}

beforeEach(() => Object.defineProperty(window, 'scrollY', { value: 420, configurable: true }));

it('NAV-4 a step begins at the top of the app, the way back ends where the player had been', () => {
  const { app, intoView, scrollTo, frame } = setUp(-420);
  app.env.location.go('/bets');
  expect(intoView).toHaveBeenCalledTimes(1);
  app.env.location.back();
  frame();
  frame();
  expect(scrollTo).toHaveBeenCalledWith({ top: 420 });
  expect(intoView).toHaveBeenCalledTimes(1);
});

it('NAV-4 an app whose top is in sight, and a step that replaces, move nothing', () => {
  const { app, intoView, scrollTo, stop } = setUp(10);
  app.env.location.go('/bets');
  app.env.location.go('/404', { replace: true });
  expect(intoView).not.toHaveBeenCalled();
  stop();
  app.env.location.back();
  expect(scrollTo).not.toHaveBeenCalled();
});
