import { type GameCategory, toLocalizedFields } from '@clutchline/contract';
import { buildMatch, buildNames } from '@clutchline/domain/testing';
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

  it.each(['evalant', 'gaming absent', '退化', 'evo.*zq'])('GAMES-5 does not find it by %s', (text) =>
    expect(searchFor(text)(match)).toBe(false),
  );

  it.each(['evoalnd', 'evolnd', 'evolaand', 'evolant', 'gamin', 'スプリンゲ'])(
    'U51 forgives one wrong letter: %s',
    (text) => expect(searchFor(text)(match)).toBe(true),
  );

  it.each(['evo', 'evx', 'gxmxng', 'evlnd'])('U51 forgives none in short words and no second one: %s', (text) =>
    expect(searchFor(text)(match)).toBe(text === 'evo'),
  );

  it.each(['lol', 'league of legends', '英雄联盟', 'leage evoland'])('U51 finds a match by its game: %s', (text) => {
    const counts = { live: 0, today: 0, early: 0, pool: 0, parlay: 0, champion: 0 };
    const game: GameCategory = {
      id: 1,
      logo: 'lol',
      sort: 1,
      tag_count: counts,
      ...toLocalizedFields('game_name', { ...buildNames('League of Legends'), cn: '英雄联盟' }),
      events_count: { total: 0, events: [] },
    };
    expect(searchFor(text, [game])(match)).toBe(true);
    expect(searchFor(text, [game])(buildMatch({ game_type_id: 2 }))).toBe(false);
  });

  it('GAMES-5 finds nothing by nothing', () => expect(searchFor(' “!” ')(match)).toBe(false));

  it('GAMES-5 punctuation is nothing to search for', () => expect(foldText(' “G2-Esports”! ')).toBe('g2 esports'));
});
