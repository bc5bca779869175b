import type { FeedEvent } from '@clutchline/contract';

type GameType = Omit<Extract<FeedEvent, { type: 'game-type' }>, 'type'>;

/** Named as the publishers do in each market. */
export const GAME_TYPES: readonly GameType[] = [
  {
    game_type_id: 1,
    names: {
      cn: '英雄联盟',
      en: 'League of Legends',
      tw: '英雄聯盟',
      th: 'ลีกออฟเลเจนส์',
      vn: 'Liên Minh Huyền Thoại',
      in: 'League of Legends',
      jp: 'リーグ・オブ・レジェンド',
      kr: '리그 오브 레전드',
    },
  },
  {
    game_type_id: 2,
    names: {
      cn: '刀塔2',
      en: 'Dota 2',
      tw: 'Dota 2',
      th: 'โดต้า 2',
      vn: 'Dota 2',
      in: 'Dota 2',
      jp: 'Dota 2',
      kr: '도타 2',
    },
  },
  {
    game_type_id: 3,
    names: {
      cn: '反恐精英2',
      en: 'Counter-Strike 2',
      tw: '絕對武力2',
      th: 'เคาน์เตอร์สไตรก์ 2',
      vn: 'Counter-Strike 2',
      in: 'Counter-Strike 2',
      jp: 'カウンターストライク2',
      kr: '카운터 스트라이크 2',
    },
  },
  {
    game_type_id: 5,
    names: {
      cn: '无畏契约',
      en: 'Valorant',
      tw: '特戰英豪',
      th: 'วาโลแรนต์',
      vn: 'Valorant',
      in: 'Valorant',
      jp: 'ヴァロラント',
      kr: '발로란트',
    },
  },
  {
    game_type_id: 6,
    names: {
      cn: '决胜巅峰',
      en: 'Mobile Legends: Bang Bang',
      tw: '無盡對決',
      th: 'โมบายเลเจนด์',
      vn: 'Mobile Legends: Bang Bang',
      in: 'Mobile Legends: Bang Bang',
      jp: 'モバイル・レジェンド',
      kr: '모바일 레전드',
    },
  },
  {
    game_type_id: 16,
    names: {
      cn: '王者荣耀',
      en: 'Honor of Kings',
      tw: '王者榮耀',
      th: 'ออเนอร์ออฟคิงส์',
      vn: 'Vương Giả Vinh Diệu',
      in: 'Honor of Kings',
      jp: 'オナー・オブ・キングス',
      kr: '아너 오브 킹즈',
    },
  },
];
