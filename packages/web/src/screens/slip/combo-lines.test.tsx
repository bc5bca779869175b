// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { countCombinations } from '@clutchline/domain';
import { buildSlipItem } from '@clutchline/domain/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { buildSlipRow } from '../../../testing/build-slip-row';
import { buildSlipView } from '../../../testing/build-slip-view';
import { InLanguage } from '../../../testing/in-language';
import { Combinations } from './combo-details';

const computed = vi.hoisted(() => vi.fn());
/** One team in two matches. */
const namesakes = [1, 2].map((shop_id) => {
  const item = buildSlipItem({ shop_id });
  return { ...item, match: { ...item.match, team_name_1_en: 'Tide' } };
});
vi.mock('../../state', () => ({
  useMoney: () => (amount: string) => amount,
  useCombinations: (_: unknown, { from, count }: { readonly from: number; readonly count: number }) => {
    computed(count);
    return Array.from({ length: count }, (_line, index) => ({
      id: `${from + index}`,
      items: namesakes,
      odds: '7.472',
      possibleReturn: null,
    }));
  },
}));

/** All combinations of fifteen legs: 32,647. */
const SIZES = Array.from({ length: 13 }, (_, index) => index + 3);
const COUNT = countCombinations(15, SIZES);

type SetVisible = (near: boolean) => void;
const observers = new Map<Element, SetVisible>();

class FakeObserver {
  readonly #onSeen: IntersectionObserverCallback;
  readonly #elements = new Set<Element>();

  constructor(onSeen: IntersectionObserverCallback) {
    this.#onSeen = onSeen;
  }

  observe(target: Element): void {
    this.#elements.add(target);
    observers.set(target, (isIntersecting) => {
      const entry = { target, isIntersecting, boundingClientRect: { height: 650 } };
      this.#onSeen([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    });
  }

  disconnect(): void {
    for (const element of this.#elements) observers.delete(element);
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => {
  cleanup();
  observers.clear();
  vi.unstubAllGlobals();
});

const partsOf = (box: Element | null): readonly Element[] => [...(box?.children ?? [])];
const setVisible = (box: Element | undefined, near: boolean): void => act(() => box && observers.get(box)?.(near));
const places = () => screen.getAllByRole('listitem').map((line) => Number(line.getAttribute('aria-posinset')));

function show(): Element {
  render(
    <InLanguage>
      <Combinations
        slip={buildSlipView({ kind: 'parlay', rows: namesakes.map((item) => buildSlipRow({ item })) })}
        count={COUNT}
      />
    </InLanguage>,
  );
  const [root] = partsOf(screen.getByRole('list'));
  if (root === undefined) throw new Error('Nothing is drawn');
  return root;
}

it('SLIP-7 of more than ten thousand lines few are in the document and computed, each with its place', () => {
  expect(COUNT).toBe(32_647);
  const root = show();
  expect(places()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  let box: Element | undefined = root;
  while (box !== undefined && screen.queryByText(String(COUNT)) === null) {
    setVisible(box, true);
    box = partsOf(box).at(-1);
  }
  setVisible(partsOf(root)[0], false);
  expect(places()).toEqual([32_641, 32_642, 32_643, 32_644, 32_645, 32_646, 32_647]);
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(String(COUNT));
  expect(document.querySelectorAll('div').length).toBeLessThan(120);
  expect(computed.mock.calls.every(([count]) => count <= 10)).toBe(true);
});

it('SLIP-7 what is left behind keeps its height', () => {
  const [first] = partsOf(show());
  const [block] = partsOf(first ?? null);
  setVisible(block, true);
  setVisible(block, false);
  expect(block?.childElementCount).toBe(0);
  expect(block?.getAttribute('style')).toContain('650px');
});

it('U35 a combination names the opponents of a team that is in it twice', () => {
  show();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Tide (vs Team 3) · Tide (vs Team 5)');
});
