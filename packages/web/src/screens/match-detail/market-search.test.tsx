// @vitest-environment jsdom
import { type MarketCode, type Play, toLocalizedFields } from '@clutchline/contract';
import { buildMatch, buildNames, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createFinder, type MarketFinder, MarketSearch } from './market-search';
import { marketBlocks } from './play-groups';

const match = buildMatch({
  ...toLocalizedFields('team_name_1', { ...buildNames('Évoland'), kr: '독수리' }),
  ...toLocalizedFields('team_name_2', buildNames('Iron Lotus')),
});
const market = (id: number, code: MarketCode, fields: Partial<Play> = {}) =>
  buildPlay({ play_info_id: id, market: code, ...fields });
const overUnder: Play['points'] = [
  buildPoint({ point_id: 31, pick: { kind: 'over' } }),
  buildPoint({ point_id: 32, pick: { kind: 'under' } }),
];
const blocks = marketBlocks([
  market(1, 'match_winner'),
  market(2, 'total_kills', { round: 2, line: 26_500, points: overUnder }),
  market(3, 'first_blood', { round: 1 }),
  market(4, 'race_to_kills', { round: 1, line: 10_000 }),
  market(5, 'special', { name_en: 'Who says gg?', points: overUnder }),
]);
const found = (text: string): number[] =>
  blocks.filter(createFinder(match, text).has).map(({ main }) => main.play_info_id);

describe('the search among the markets of a match', () => {
  it.each([
    ['total kills', [2]],
    ['TOTAL-KILLS', [2]],
    ['ｋｉｌｌ', [2, 4]],
    ['一血', [3]],
    ['合計キル', [2]],
    ['26.5', [2]],
    ['race 10', [4]],
    ['gg', [5]],
    ['evoland', [1, 3, 4]],
    ['독수리 blood', [3]],
    ['map 2', [2]],
    ['第二局', [2]],
    ['fisrt blood', [3]],
    ['pistol', []],
  ])('DETAIL-7 finds by %s, in any language, case and width, with one error', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it('DETAIL-7 finds each market by its name in each language', async () => {
    const { allCatalogues } = await import('@clutchline/i18n/all-catalogues');
    for (const catalogue of Object.values(allCatalogues)) {
      const name = catalogue['market.name_first_blood']?.filter((part) => typeof part === 'string').join('') ?? '';
      expect(found(name), name).toContain(3);
    }
  });
});

function Screen({ onFinder }: { readonly onFinder: (finder: MarketFinder | null) => void }) {
  const [finder, setFinder] = useState<MarketFinder | null>(null);
  const count = finder === null ? null : blocks.filter(finder.has).length;
  return (
    <InLanguage>
      <MarketSearch
        match={match}
        found={count}
        onFind={(next) => {
          setFinder(next);
          onFinder(next);
        }}
      />
    </InLanguage>
  );
}

describe('the field of the search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const type = async (text: string): Promise<void> => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Search markets' }), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(300));
  };

  it('DETAIL-7 announces the number of results, and ends with an empty field', async () => {
    const onFinder = vi.fn();
    render(<Screen onFinder={onFinder} />);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await type('kills');
    expect(status.textContent).toBe('2 markets found');
    await type('quidditch');
    expect(status.textContent).toBe('No markets found');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(onFinder).toHaveBeenLastCalledWith(null);
    expect(status.textContent).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('DETAIL-7 marks and spaces alone search for nothing', async () => {
    const onFinder = vi.fn();
    render(<Screen onFinder={onFinder} />);
    await type(' “!” ');
    expect(onFinder).toHaveBeenCalledWith(null);
  });
});
