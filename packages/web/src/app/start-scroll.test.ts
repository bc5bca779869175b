// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestApp } from '../../testing/test-app';
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
  return { ...test, element, intoView, scrollTo, stop };
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

it('NAV-4 a place that is out of reach is tried again while the screen grows, unless the player goes on', () => {
  const { app, frame, scrollTo } = setUp(0);
  app.env.location.go('/bets');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  app.env.location.back();
  for (let time = 0; time < 5; time += 1) frame();
  expect(scrollTo).toHaveBeenCalledTimes(4);
  Object.defineProperty(window, 'scrollY', { value: 420, configurable: true });
  for (let time = 0; time < 5; time += 1) frame();
  expect(scrollTo).toHaveBeenCalledTimes(5);
});

it('NAV-4 an app that scrolls in a separate pane begins at its top and goes back to its place', () => {
  const { app, element, frame } = setUp(0);
  const pane = element.appendChild(document.createElement('div'));
  pane.dataset['pane'] = '';
  pane.scrollTop = 900;
  app.env.location.go('/bets');
  expect(pane.scrollTop).toBe(0);
  app.env.location.back();
  frame();
  frame();
  expect(pane.scrollTop).toBe(900);
});
