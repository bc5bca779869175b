import { LANGUAGES } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { createServerTexts } from './server-texts';

it('GAMES-1 the category of all games has a name of its language in all eight', () => {
  const names = createServerTexts().allGames();
  expect(LANGUAGES.map(({ suffix }) => names[suffix])).toEqual([
    '全部游戏',
    'All games',
    '全部遊戲',
    'เกมทั้งหมด',
    'Tất cả trò chơi',
    'Semua game',
    'すべてのゲーム',
    '전체 게임',
  ]);
});
