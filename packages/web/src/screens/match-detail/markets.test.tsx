// @vitest-environment jsdom
import { type LangId, MATCH_STATUS } from '@clutchline/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { RoundTabs } from './market-bar';
import { emptyReason } from './markets';

const at = (status: 1 | 2 | 3 | 4 | 5, playing = 0, score_1 = 0, score_2 = 0) => ({
  status,
  round: playing,
  score_1,
  score_2,
});
const { notStarted, live, paused, ended, cancelled } = MATCH_STATUS;
const reasonOf = (state: ReturnType<typeof at>, round: number, hasHidden = false, best_of = 3) =>
  emptyReason({ match: { best_of }, live: state, round, hasHidden });

describe('emptyReason', () => {
  it.each([
    ['a cancelled match', at(cancelled), 1, 'cancelled'],
    ['a match that is over', at(ended, 0, 2, 0), 3, 'ended'],
    ['a whole match without plays', at(notStarted), 0, 'no_plays'],
    ['a map that was played', at(live, 3, 1, 1), 2, 'map_over'],
    ['a map that ended level', at(live, 2, 0, 0), 1, 'map_over'],
    ['the map being played', at(live, 3, 1, 1), 3, 'map_now'],
    ['the map being played while it is paused', at(paused, 1), 1, 'map_now'],
    ['a map still to come', at(live, 1, 0, 0), 3, 'map_later'],
    ['a map between two others', at(live, 0, 1, 0), 2, 'map_later'],
    ['the first map before the start', at(notStarted), 1, 'map_later'],
    ['a map after the decision', at(live, 0, 2, 0), 3, 'map_not_needed'],
  ] as const)('DETAIL-1 states why nothing is under %s', (_name, state, round, reason) => {
    expect(reasonOf(state, round)).toBe(reason);
  });

  it('DETAIL-1 both maps of a match of two are played', () => {
    expect(reasonOf(at(live, 2, 1, 0), 2, false, 2)).toBe('map_now');
  });

  it('PUSH-3 states that plays are hidden only if they may come back', () => {
    expect(reasonOf(at(live, 1), 0, true)).toBe('hidden');
    expect(reasonOf(at(live, 1), 1, true)).toBe('hidden');
    expect(reasonOf(at(live, 1), 2, true)).toBe('hidden');
    expect(reasonOf(at(live, 2, 1, 0), 1, true)).toBe('map_over');
    expect(reasonOf(at(ended, 0, 2, 0), 0, true)).toBe('ended');
    expect(reasonOf(at(live, 0, 2, 0), 3, true)).toBe('map_not_needed');
  });
});

function show(langId: LangId, bestOf = 3) {
  const onSelect = vi.fn();
  render(
    <InLanguage langId={langId}>
      <RoundTabs bestOf={bestOf} playing={2} selected={0} onSelect={onSelect} />
    </InLanguage>,
  );
  return { onSelect, names: screen.getAllByRole('tab').map((tab) => tab.textContent) };
}

afterEach(cleanup);

describe('RoundTabs', () => {
  it('LANG-5 round 0 is the whole match and Chinese counts in Chinese numerals', () => {
    const [whole, ...maps] = show(1).names;
    expect(whole).toBe('全场');
    expect(maps.join()).toMatch(/一.*二.*三/);
    cleanup();
    expect(show(3).names.join()).toMatch(/一.*二.*三/);
  });

  it('LANG-5 other languages count in digits', () => {
    expect(show(2).names).toEqual(['Whole match', 'Map 1', 'Map 2', 'Map 3']);
    cleanup();
    expect(show(7).names.join()).toMatch(/1.*2.*3/);
  });

  it('LANG-5 goes up to sixteen maps', () => {
    const { names } = show(1, 16);
    expect(names).toHaveLength(17);
    expect(names.at(-1)).toContain('十六');
  });

  it('DETAIL-1 has one stop of the Tab key, and arrows choose', () => {
    const { onSelect } = show(2);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1, -1]);
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
    expect(onSelect).toHaveBeenCalledWith(1);
    expect(document.activeElement).toBe(tabs[1]);
  });
});
