// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { reportHeight } from './start-framed-app';

let resized: () => void = () => undefined;
const disconnect = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {
        resized();
      }
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function observed() {
  const element = document.createElement('div');
  let height = 700.2;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 320, height);
  const heights: number[] = [];
  const stop = reportHeight(element, (value) => heights.push(value));
  const resize = (to: number): void => {
    height = to;
    resized();
  };
  return { heights, resize, stop };
}

vi.stubGlobal(
  'DOMRect',
  class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
  },
);

it('bad-input 124: resized sixty times a second, it reports ten times at most, and no height twice', () => {
  const { heights, resize } = observed();
  vi.advanceTimersByTime(0);
  expect(heights).toEqual([701]);
  for (let frame = 1; frame <= 60; frame += 1) {
    resize(700 + frame);
    vi.advanceTimersByTime(1_000 / 60);
  }
  vi.advanceTimersByTime(100);
  expect(heights.length).toBeLessThanOrEqual(11);
  expect(heights.at(-1)).toBe(760);
  resize(760);
  vi.advanceTimersByTime(100);
  expect(heights.at(-1)).toBe(760);
  expect(new Set(heights).size).toBe(heights.length);
});

it('bad-input 124: an app that is not displayed has no height to report, and a broken layout no endless one', () => {
  const { heights, resize, stop } = observed();
  vi.advanceTimersByTime(0);
  resize(0);
  vi.advanceTimersByTime(100);
  resize(5_000_000);
  vi.advanceTimersByTime(100);
  expect(heights).toEqual([701, 100_000]);
  stop();
  expect(disconnect).toHaveBeenCalled();
});
