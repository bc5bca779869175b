import type { Names } from '@clutchline/contract';

/** Icon by game type (GAMES-1). */
export const GAME_LOGOS: ReadonlyMap<number, string> = new Map([
  [0, 'all'],
  [1, 'lol'],
  [2, 'dota2'],
  [3, 'cs2'],
  [5, 'valorant'],
  [6, 'mlbb'],
  [16, 'hok'],
]);

/** Category 0. */
export const ALL_GAMES_NAMES: Names = {
  cn: '全部游戏',
  en: 'All games',
  tw: '全部遊戲',
  th: 'เกมทั้งหมด',
  vn: 'Tất cả trò chơi',
  in: 'Semua game',
  jp: 'すべてのゲーム',
  kr: '전체 게임',
};
