// @vitest-environment jsdom
import type { LangId } from '@clutchline/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { RoundTabs } from './round-tabs';

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
