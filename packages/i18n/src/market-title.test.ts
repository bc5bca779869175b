import { toLocalizedFields } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { marketName, marketTitle, type PlayTextSource, roundTitle } from './market-title';
import { translatorOf } from './testing/sample-match';

const play = (fields: Partial<PlayTextSource>): PlayTextSource => ({
  market: 'match_winner',
  round: 0,
  line: null,
  ...fields,
});
const [chinese, english] = [translatorOf(1), translatorOf(2)];

describe('marketTitle', () => {
  it('DETAIL-1 names market, line and map', () => {
    const kills = play({ market: 'total_kills', round: 2, line: 26_500 });
    expect(marketTitle(english, kills, '2')).toBe('Map 2 · Total kills 26.5');
    expect(marketTitle(chinese, kills, '二')).toBe('第二局 · 总击杀数 26.5');
  });

  it('DETAIL-1 leaves the map out on the whole match', () => {
    expect(marketTitle(english, play({ market: 'total_maps', line: 2_500 }), '')).toBe('Total maps 2.5');
    expect(marketTitle(english, play({}), '')).toBe('Match winner');
  });

  it('DETAIL-1 has no line behind a handicap, whose picks carry their own', () => {
    expect(marketTitle(english, play({ market: 'map_handicap', line: 1_500 }), '')).toBe('Map handicap');
  });
});

describe('marketName', () => {
  it('DETAIL-1 has the target of a race inside the name', () => {
    expect(marketName(english, play({ market: 'race_to_kills', line: 10_000 }))).toBe('Race to 10 kills');
    expect(marketName(english, play({ market: 'race_to_rounds', line: 5_000 }))).toBe('Race to 5 rounds');
  });

  it('C7 LANG-3 takes the own name of a special play, else its English one, else any, else the group word', () => {
    const blank = { cn: '', en: '', tw: '', th: '', vn: '', in: '', jp: '', kr: '' };
    const special = (names: Partial<typeof blank>): PlayTextSource =>
      play({ market: 'special', ...toLocalizedFields('name', { ...blank, ...names }) });
    expect(marketName(chinese, special({ cn: '五杀', en: 'Penta kill' }))).toBe('五杀');
    expect(marketName(chinese, special({ en: 'Penta kill', kr: '펜타킬' }))).toBe('Penta kill');
    expect(marketName(chinese, special({ kr: '펜타킬' }))).toBe('펜타킬');
    expect(marketName(chinese, special({}))).toBe('特殊玩法');
  });
});

describe('roundTitle', () => {
  it('LANG-5 calls round 0 the whole match and counts maps with the numeral it is given', () => {
    expect(roundTitle(chinese, 0, '')).toBe('全场');
    expect(roundTitle(chinese, 16, '十六')).toBe('第十六局');
    expect(roundTitle(english, 3, '3')).toBe('Map 3');
  });
});
