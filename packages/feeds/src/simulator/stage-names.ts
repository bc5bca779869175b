import type { Names } from '@clutchline/contract';

const GROUP_A: Names = {
  cn: 'A组',
  en: 'Group A',
  tw: 'A組',
  th: 'กลุ่ม A',
  vn: 'Bảng A',
  in: 'Grup A',
  jp: 'グループA',
  kr: 'A조',
};

const GROUP_B: Names = {
  cn: 'B组',
  en: 'Group B',
  tw: 'B組',
  th: 'กลุ่ม B',
  vn: 'Bảng B',
  in: 'Grup B',
  jp: 'グループB',
  kr: 'B조',
};

const REGULAR_SEASON: Names = {
  cn: '常规赛',
  en: 'Regular season',
  tw: '例行賽',
  th: 'ฤดูกาลปกติ',
  vn: 'Mùa giải chính',
  in: 'Musim reguler',
  jp: 'レギュラーシーズン',
  kr: '정규 시즌',
};

const PLAYOFFS: Names = {
  cn: '季后赛',
  en: 'Playoffs',
  tw: '季後賽',
  th: 'เพลย์ออฟ',
  vn: 'Vòng play-off',
  in: 'Babak playoff',
  jp: 'プレーオフ',
  kr: '플레이오프',
};

const QUARTER_FINALS: Names = {
  cn: '四分之一决赛',
  en: 'Quarter-finals',
  tw: '八強賽',
  th: 'รอบก่อนรองชนะเลิศ',
  vn: 'Tứ kết',
  in: 'Perempat final',
  jp: '準々決勝',
  kr: '8강',
};

export const LEAGUE_STAGES: readonly [Names, ...Names[]] = [GROUP_A, GROUP_B, REGULAR_SEASON];

export const CUP_STAGES: readonly [Names, ...Names[]] = [PLAYOFFS, QUARTER_FINALS];

export const TITLE_STAGE: Names = {
  cn: '冠军',
  en: 'Winner',
  tw: '冠軍',
  th: 'แชมป์รายการ',
  vn: 'Vô địch',
  in: 'Juara',
  jp: '優勝',
  kr: '우승',
};
