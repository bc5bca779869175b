// @vitest-environment jsdom
import { buildMatch, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createTestApp } from '../../testing/test-app';
import { AppStateContext } from '../app-context';
import { useOddsCell } from './use-odds-cell';

afterEach(cleanup);

function setUp() {
  const test = createTestApp();
  const rendered = vi.fn();
  const match = buildMatch();
  const points = [buildPoint({ point_id: 1 }), buildPoint({ point_id: 2 })] as const;
  const play = buildPlay({ points: [...points] });
  function Cell({ index }: { readonly index: 0 | 1 }) {
    const cell = useOddsCell({ match, play, point: points[index] });
    rendered(index);
    return (
      <button aria-pressed={cell.chosen} data-state={cell.state} data-move={cell.move} onClick={cell.toggle}>
        {cell.odd}
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
  const push = (delta: string, version: number): void =>
    act(() => {
      test.app.odds.apply({ type: 'odds', point_id: 1, delta, status: 1, version });
      test.frame();
    });
  return { ...test, rendered, button, push };
}

it('PUSH-1 a price renders its own cell and no other', () => {
  const { rendered, button, push } = setUp();
  push('2.000', 2);
  push('2.100', 3);
  expect(button(0).textContent).toBe('2.100');
  expect(button(0).dataset['move']).toBe('up');
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
