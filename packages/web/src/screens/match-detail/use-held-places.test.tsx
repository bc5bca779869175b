// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { stubView } from '../../../testing/fake-view';
import type { MarketPlace } from './market-order';
import { useHeldPlaces } from './use-held-places';

let view: ReturnType<typeof stubView>;

beforeEach(() => {
  view = stubView();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withTouch = (): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));

const place = (text: string): MarketPlace[] =>
  Array.from(text).map((key) => ({ key: key.toLowerCase(), state: key === key.toUpperCase() ? 'closed' : 'open' }));

/** Closed markets are capitals. */
function List({ now, view }: { readonly now: string; readonly view: string }) {
  const { places, isPending, update, hold } = useHeldPlaces(place(now), view);
  return (
    <>
      {isPending && <button onClick={update}>update</button>}
      <div {...hold} data-testid="list">
        <button>price</button>
        {places.map(({ key, state }) => (state === 'closed' ? key.toUpperCase() : key)).join('')}
      </div>
    </>
  );
}

const shown = (): string => screen.getByTestId('list').textContent.replace('price', '');

function open(now: string) {
  const { rerender } = render(<List now={now} view="map 1" />);
  return (next: string, view = 'map 1') => rerender(<List now={next} view={view} />);
}

describe('the order while the player is about to press', () => {
  it('DETAIL-5 follows the markets while neither pointer nor focus is in the list', () => {
    const push = open('abc');
    push('bcA');
    expect(shown()).toBe('bcA');
  });

  it('DETAIL-5 stays under the pointer, and follows when it has left', () => {
    const push = open('abc');
    fireEvent.pointerEnter(screen.getByTestId('list'));
    push('bcA');
    expect(shown()).toBe('abc');
    fireEvent.pointerLeave(screen.getByTestId('list'));
    expect(shown()).toBe('bcA');
  });

  it('DETAIL-5 stays around the focus, whatever the pointer does', () => {
    const push = open('abc');
    act(() => screen.getByRole('button', { name: 'price' }).focus());
    fireEvent.pointerEnter(screen.getByTestId('list'));
    fireEvent.pointerLeave(screen.getByTestId('list'));
    push('bcA');
    expect(shown()).toBe('abc');
    act(() => screen.getByRole('button', { name: 'price' }).blur());
    expect(shown()).toBe('bcA');
  });

  it('DETAIL-5 is the current one after another choice, and holds that from then on', () => {
    const push = open('abc');
    fireEvent.pointerEnter(screen.getByTestId('list'));
    push('fdE', 'map 2');
    expect(shown()).toBe('fdE');
    push('dEF', 'map 2');
    expect(shown()).toBe('fdE');
  });

  it('DETAIL-5 is pending until the button is pressed', () => {
    const push = open('abc');
    fireEvent.pointerEnter(screen.getByTestId('list'));
    expect(screen.queryByText('update')).toBeNull();
    push('bcA');
    fireEvent.click(screen.getByText('update'));
    expect(shown()).toBe('bcA');
    expect(screen.queryByText('update')).toBeNull();
    push('cAB');
    expect(shown()).toBe('bcA');
  });

  it('DETAIL-5 stays with a finger as long as the list is in sight', () => {
    withTouch();
    const push = open('abc');
    act(() => view.show(true));
    push('bcA');
    expect(shown()).toBe('abc');
    act(() => view.show(false));
    expect(shown()).toBe('bcA');
  });

  it('DETAIL-5 with a mouse the sight of the list alone holds nothing', () => {
    open('abc');
    expect(view.isWatched()).toBe(false);
  });
});
