import type { FeedEvent, Names } from '@clutchline/contract';

import { GAME_SETUPS } from './game-setup';

type EventRow = Omit<Extract<FeedEvent, { type: 'event' }>, 'type'>;

interface Competitions {
  readonly league: Names;
  readonly cup: Names;
}

export function leagueEventId(gameTypeId: number): number {
  return gameTypeId * 10 + 1;
}

export function cupEventId(gameTypeId: number): number {
  return gameTypeId * 10 + 2;
}

const COMPETITIONS: Readonly<Record<number, Competitions>> = {
  1: {
    league: {
      cn: '天际大师联赛',
      en: 'Skyline Masters League',
      tw: '天際大師聯賽',
      th: 'สกายไลน์ มาสเตอร์ส ลีก',
      vn: 'Giải Skyline Masters',
      in: 'Liga Skyline Masters',
      jp: 'スカイライン・マスターズリーグ',
      kr: '스카이라인 마스터스 리그',
    },
    cup: {
      cn: '群川之冠杯',
      en: 'Crown of Rivers Cup',
      tw: '群川之冠盃',
      th: 'คราวน์ ออฟ ริเวอร์ส คัพ',
      vn: 'Cúp Crown of Rivers',
      in: 'Piala Crown of Rivers',
      jp: 'クラウン・オブ・リバーズ・カップ',
      kr: '크라운 오브 리버스 컵',
    },
  },
  2: {
    league: {
      cn: '灰烬峡谷联赛',
      en: 'Ashen Valley League',
      tw: '灰燼峽谷聯賽',
      th: 'แอชเชน แวลลีย์ ลีก',
      vn: 'Giải Ashen Valley',
      in: 'Liga Ashen Valley',
      jp: 'アッシェンバレー・リーグ',
      kr: '애션 밸리 리그',
    },
    cup: {
      cn: '北极光邀请赛',
      en: 'Northern Lights Invitational',
      tw: '北極光邀請賽',
      th: 'นอร์เทิร์น ไลท์ส อินวิเทชันแนล',
      vn: 'Giải mời Northern Lights',
      in: 'Northern Lights Invitational',
      jp: 'ノーザンライツ招待大会',
      kr: '노던 라이츠 인비테이셔널',
    },
  },
  3: {
    league: {
      cn: '钢城职业联赛',
      en: 'Steelport Pro League',
      tw: '鋼城職業聯賽',
      th: 'สตีลพอร์ต โปรลีก',
      vn: 'Giải chuyên nghiệp Steelport',
      in: 'Liga Pro Steelport',
      jp: 'スティールポート・プロリーグ',
      kr: '스틸포트 프로 리그',
    },
    cup: {
      cn: '破晓公开赛',
      en: 'Daybreak Open',
      tw: '破曉公開賽',
      th: 'เดย์เบรก โอเพน',
      vn: 'Giải Daybreak mở rộng',
      in: 'Daybreak Terbuka',
      jp: 'デイブレイク・オープン',
      kr: '데이브레이크 오픈',
    },
  },
  5: {
    league: {
      cn: '霓虹挑战者联赛',
      en: 'Neon Challengers League',
      tw: '霓虹挑戰者聯賽',
      th: 'นีออน ชาเลนเจอร์ส ลีก',
      vn: 'Giải Neon Challengers',
      in: 'Liga Neon Challengers',
      jp: 'ネオン・チャレンジャーズリーグ',
      kr: '네온 챌린저스 리그',
    },
    cup: {
      cn: '棱镜大师赛',
      en: 'Prism Masters',
      tw: '稜鏡大師賽',
      th: 'ปริซึม มาสเตอร์ส',
      vn: 'Giải Prism Masters',
      in: 'Prism Masters',
      jp: 'プリズム・マスターズ',
      kr: '프리즘 마스터스',
    },
  },
  6: {
    league: {
      cn: '群岛超级联赛',
      en: 'Archipelago Super League',
      tw: '群島超級聯賽',
      th: 'อาร์คิเพลาโก ซูเปอร์ลีก',
      vn: 'Siêu giải Quần Đảo',
      in: 'Liga Super Nusantara',
      jp: 'アーキペラゴ・スーパーリーグ',
      kr: '아키펠라고 슈퍼 리그',
    },
    cup: {
      cn: '季风杯',
      en: 'Monsoon Cup',
      tw: '季風盃',
      th: 'มอนซูน คัพ',
      vn: 'Cúp Gió Mùa',
      in: 'Piala Monsun',
      jp: 'モンスーン・カップ',
      kr: '몬순 컵',
    },
  },
  16: {
    league: {
      cn: '长卷职业联赛',
      en: 'Long Scroll Pro League',
      tw: '長卷職業聯賽',
      th: 'ลองสโครล โปรลีก',
      vn: 'Giải chuyên nghiệp Trường Quyển',
      in: 'Liga Pro Long Scroll',
      jp: 'ロングスクロール・プロリーグ',
      kr: '롱스크롤 프로 리그',
    },
    cup: {
      cn: '玉玺冠军杯',
      en: 'Jade Seal Champions Cup',
      tw: '玉璽冠軍盃',
      th: 'เจดซีล แชมเปียนส์คัพ',
      vn: 'Cúp vô địch Ngọc Tỷ',
      in: 'Piala Champions Jade Seal',
      jp: 'ジェイドシール・チャンピオンズカップ',
      kr: '제이드 실 챔피언스 컵',
    },
  },
};

export const EVENTS: readonly EventRow[] = GAME_SETUPS.flatMap(({ gameTypeId: game_type_id }) => {
  const named = COMPETITIONS[game_type_id];
  if (named === undefined) return [];
  return [
    { event_id: leagueEventId(game_type_id), game_type_id, names: named.league },
    { event_id: cupEventId(game_type_id), game_type_id, names: named.cup },
  ];
});
