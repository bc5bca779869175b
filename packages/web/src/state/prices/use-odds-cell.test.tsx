// @vitest-environment jsdom
import type { PointStatus } from '@clutchline/contract';
import { buildMatch, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../app-context';
import { useOddsCell, type OddsCellView } from './use-odds-cell';

afterEach(cleanup);

function setUp() {
  const test = createTestApp();
  const rendered = vi.fn();
  const cells: OddsCellView[] = [];
  const match = buildMatch();
  const points = [buildPoint({ point_id: 1 }), buildPoint({ point_id: 2 })] as const;
  const play = buildPlay({ points: [...points] });
  function Cell({ index }: { readonly index: 0 | 1 }) {
    const cell = useOddsCell({ match, play, point: points[index] });
    rendered(index);
    cells[index] = cell;
    return (
      <button aria-pressed={cell.chosen} data-state={cell.state} onClick={cell.toggle}>
        {index}
      </button>
    );
  }
  render(
    <AppStateContext value={test.app}>
      <Cell index={0} />
      <Cell index={1} />
    </AppStateContext>,
  );
  rendered.mockClear();
  const button = (index: number): HTMLElement => screen.getAllByRole('button')[index]!;
  const push = (delta: string, version: number, status: PointStatus = 1): void =>
    act(() => {
      test.app.odds.apply({ type: 'odds', point_id: 1, delta, status, version });
      test.frame();
    });
  return { ...test, rendered, cells, button, push };
}

it('PUSH-1 a price that moves notifies its own cell and no other, and renders none', () => {
  const { rendered, cells, push } = setUp();
  const listeners = [vi.fn(), vi.fn()] as const;
  for (const index of [0, 1] as const) cells[index]?.price.subscribe(listeners[index]);
  push('2.000', 2);
  push('2.100', 3);
  expect(cells[0]?.price.read()).toMatchObject({ odd: '2.100', move: 'up' });
  expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  expect(rendered).not.toHaveBeenCalled();
});

it('PUSH-2 a price that is suspended renders its own cell and no other', () => {
  const { rendered, button, push } = setUp();
  push('2.000', 2, 2);
  expect(button(0).dataset['state']).toBe('suspended');
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set([0]));
});

it('SLIP-2 a click adds and takes out, SLIP-10 with the price that was on the screen', () => {
  const { app, button, push } = setUp();
  push('2.100', 7);
  act(() => button(0).click());
  expect(app.slip.getState().slip.singleIds).toEqual([1]);
  expect(app.slip.getState().agreed.get(1)).toEqual({ odd: '2.100', version: 7 });
  expect(button(0).getAttribute('aria-pressed')).toBe('true');
  act(() => button(0).click());
  expect(app.slip.getState().slip.items).toEqual([]);
});

it('PUSH-5 a click on a price that is not live adds nothing, and still takes out', () => {
  const { app, button } = setUp();
  act(() => button(0).click());
  act(() => app.freshness.setState({ freshness: { state: 'stale', since: 1 } }));
  act(() => button(1).click());
  expect(app.slip.getState().slip.singleIds).toEqual([1]);
  act(() => button(0).click());
  expect(app.slip.getState().slip.singleIds).toEqual([]);
});

it('PUSH-4 a suspended play takes no click', () => {
  const { app, button, frame } = setUp();
  act(() => {
    app.odds.apply({ type: 'play-status', play_info_id: 1, game_id: 1, status: 2 });
    frame();
  });
  expect(button(0).dataset['state']).toBe('suspended');
  act(() => button(0).click());
  expect(app.slip.getState().slip.items).toEqual([]);
});
