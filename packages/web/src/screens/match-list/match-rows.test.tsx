// @vitest-environment jsdom
import type { MatchRow } from '@clutchline/contract';
import { buildMatchRow, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { MatchRows } from './match-rows';

const WINNER = buildPlay({ points: [buildPoint()] });
const TOTAL = buildPlay({
  play_info_id: 2,
  market: 'total_maps',
  points: [buildPoint({ point_id: 2, pick: { kind: 'over' } })],
});
const ROW = buildMatchRow({ plays: [WINNER, TOTAL], play_count: 41 });

function show() {
  const { app } = createTestApp();
  const list = (row: MatchRow) => (
    <AppStateContext value={app}>
      <InLanguage>
        <MatchRows rows={[row]} columns={3} />
      </InLanguage>
    </AppStateContext>
  );
  const view = render(list(ROW));
  const read = vi.spyOn(app.odds, 'play');
  const readHidden = vi.spyOn(app.spoilers, 'getState');
  const drawnPlays = (): number[] => [...new Set(read.mock.calls.map(([id]) => id))];
  return { drawnPlays, readHidden, answer: (row: MatchRow) => view.rerender(list(row)) };
}

afterEach(cleanup);

describe('MatchRows', () => {
  it('P10 the pointer and the focus in the list draw no row and no price again', () => {
    const { drawnPlays, readHidden } = show();
    const [price] = screen.getAllByRole('button', { pressed: false });
    if (price === undefined) throw new Error('no price');
    fireEvent.pointerEnter(price);
    fireEvent.focus(price);
    expect(readHidden).not.toHaveBeenCalled();
    expect(drawnPlays()).toEqual([]);
  });

  it('P9 an answer with another number of markets draws no price, one with another price draws its market', () => {
    const { drawnPlays, answer } = show();
    const more = { ...ROW, play_count: 42 };
    answer(more);
    expect(screen.getByText('+40')).toBeDefined();
    expect(drawnPlays()).toEqual([]);
    answer({ ...more, plays: [WINNER, { ...TOTAL, is_checked: 1 }] });
    expect(drawnPlays()).toEqual([2]);
  });
});
