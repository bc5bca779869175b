import { buildMatch } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { foldText, searchFor } from './use-found-matches';

const match = buildMatch({
  team_name_1_en: 'Évoland Gaming',
  team_name_1_cn: '进化战队',
  team_name_1_th: 'เสือดำ',
  team_name_2_vn: 'Đại Bàng',
  team_name_2_kr: '독수리',
  event_name_jp: 'スプリング・カップ',
});

describe('searchFor', () => {
  it.each([
    'evoland',
    'ÉVO',
    '  gaming evo ',
    'ｅｖｏｌａｎｄ',
    '进化',
    'เสือ',
    'dai bang',
    '독수',
    'ｽﾌﾟﾘﾝｸﾞ',
    'カップ 进化',
  ])('GAMES-5 finds a match by %s, in any language, case, width and with or without marks', (text) =>
    expect(searchFor(text)(match)).toBe(true),
  );

  it.each(['evolant', 'gaming nobody', '退化', 'evo.*zq'])('GAMES-5 does not find it by %s', (text) =>
    expect(searchFor(text)(match)).toBe(false),
  );

  it('GAMES-5 finds nothing by nothing', () => expect(searchFor(' “!” ')(match)).toBe(false));

  it('GAMES-5 punctuation is nothing to search for', () => expect(foldText(' “G2-Esports”! ')).toBe('g2 esports'));
});
