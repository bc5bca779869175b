// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { guardPresses } from './guard-presses';

type Look = (entries: readonly { target: Element; isVisible?: boolean }[]) => void;
let look: Look = () => undefined;
const watched = new Set<Element>();
let stop: () => void = () => undefined;

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Look) {
        look = callback;
      }
      observe = (element: Element): unknown => watched.add(element);
      unobserve = (element: Element): unknown => watched.delete(element);
      disconnect = (): void => watched.clear();
    },
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function start() {
  const refused = vi.fn();
  const pressed = vi.fn();
  stop = guardPresses(document.body, refused);
  document.body.innerHTML = '<div data-places-bets><button>Place</button></div><button id="other">Other</button>';
  await Promise.resolve();
  const [place, other] = document.querySelectorAll('button');
  place?.addEventListener('click', pressed);
  other?.addEventListener('click', pressed);
  const [guarded] = watched;
  if (guarded === undefined) throw new Error('nothing is watched');
  return { refused, pressed, place, other, guarded };
}

it('bad-input 122: a covered or faded button places nothing, and the player is notified', async () => {
  const { refused, pressed, place, other, guarded } = await start();
  look([{ target: guarded, isVisible: false }]);
  place?.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(refused).toHaveBeenCalledTimes(1);
  other?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  look([{ target: guarded, isVisible: true }]);
  place?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('bad-input 122: a browser that cannot detect covering accepts presses', async () => {
  const { refused, pressed, place, guarded } = await start();
  look([{ target: guarded }]);
  place?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(refused).not.toHaveBeenCalled();
});

it('watches a button only while it is on the page', async () => {
  await start();
  document.body.replaceChildren();
  await Promise.resolve();
  expect(watched.size).toBe(0);
});
