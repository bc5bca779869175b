// @vitest-environment jsdom
import { LANGUAGES, type LangId, type SlipItem } from '@clutchline/contract';
import { buildMatch, buildSlipItem } from '@clutchline/domain/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { useMatchTitle, usePickTitle, useWholePickTitle } from './use-titles';

/** Team 1 plays all matches, as the first side. */
function pick(shop_id: number, { match, play, ...fields }: Partial<SlipItem> = {}): SlipItem {
  const item = buildSlipItem({ shop_id, ...fields });
  const names = { team_id_1: 1, team_name_1_en: 'Team 1', team_name_1_cn: 'Team 1' };
  return {
    ...item,
    match: { ...item.match, ...names, ...match },
    play: { ...item.play, ...play },
    pick: fields.pick ?? { kind: 'team', team_id: 1 },
  };
}

function titlesOf(picks: readonly SlipItem[], langId: LangId = 2): string[] {
  const { result } = renderHook(() => usePickTitle(), {
    wrapper: ({ children }) => <InLanguage langId={langId}>{children}</InLanguage>,
  });
  return picks.map((one) => result.current(one, picks));
}

const over = { pick: { kind: 'over' }, play: { ...pick(1).play, market: 'total_maps', line: 2_500 } } as const;

it('U35 a pick with a unique title has its title alone', () => {
  expect(titlesOf([pick(1), pick(2, over)])).toEqual(['Team 1', 'Over 2.5']);
});

it('U35 the same team in two matches is distinguished by its opponents, the same total by its matches', () => {
  expect(titlesOf([pick(1), pick(2), pick(3, over), pick(4, over)])).toEqual([
    'Team 1 (vs Team 3)',
    'Team 1 (vs Team 5)',
    'Over 2.5 (Team 1 – Team 7)',
    'Over 2.5 (Team 1 – Team 9)',
  ]);
});

it('U35 the same team in two markets of one match is distinguished by the markets', () => {
  const map = pick(2, { game_id: 1, play: { ...pick(1).play, market: 'map_winner', round: 1 } });
  expect(titlesOf([pick(1), map])).toEqual(['Team 1 (Match winner)', 'Team 1 (Map 1 · Map winner)']);
});

it('U35 two matches of the same teams are distinguished by their start', () => {
  const later = pick(2, { game_id: 1, match: { ...pick(1).match, start_time: Date.UTC(2026, 0, 1, 18) } });
  const [first = '', second = ''] = titlesOf([pick(1), later]);
  expect(first).toMatch(/^Team 1 \(vs Team 3 · Match winner · .+\)$/);
  expect(second).not.toBe(first);
});

it('U35 the two sides of one match have their titles alone', () => {
  const second = pick(2, { game_id: 1, pick: { kind: 'team', team_id: 3 } });
  expect(titlesOf([pick(1), second])).toEqual(['Team 1', 'Team 3']);
});

it.each(LANGUAGES)('U35 LANG-2 an announcement names opponent and market: $code', ({ id }) => {
  const { result } = renderHook(() => useWholePickTitle(), {
    wrapper: ({ children }) => <InLanguage langId={id}>{children}</InLanguage>,
  });
  const text = result.current(pick(1));
  expect(text).toContain('Team 3');
  if (id !== 2) expect(text).not.toMatch(/\bvs\b|Match winner/);
});

it('U52 an outright has its closing date, a match has none', () => {
  const { result } = renderHook(() => useMatchTitle(), { wrapper: InLanguage });
  expect(result.current(buildMatch({ kind: 'outright' }))).toBe('Test Cup · Jan 1');
  expect(result.current(buildMatch())).toBe('Team 2 – Team 3');
});
