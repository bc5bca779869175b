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

const ROUND_ROBIN: Names = {
  cn: '单循环赛',
  en: 'Round robin',
  tw: '單循環賽',
  th: 'พบกันหมด',
  vn: 'Vòng tròn',
  in: 'Round robin',
  jp: '総当たり戦',
  kr: '풀리그',
};

const SWISS: Names = {
  cn: '瑞士轮',
  en: 'Swiss stage',
  tw: '瑞士制階段',
  th: 'รอบสวิส',
  vn: 'Vòng Thụy Sĩ',
  in: 'Babak Swiss',
  jp: 'スイスステージ',
  kr: '스위스 스테이지',
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

const QUARTER_FINAL: Names = {
  cn: '四分之一决赛',
  en: 'Quarter-final',
  tw: '八強賽',
  th: 'รอบก่อนรองชนะเลิศ',
  vn: 'Tứ kết',
  in: 'Perempat final',
  jp: '準々決勝',
  kr: '8강',
};

const SEMI_FINAL: Names = {
  cn: '半决赛',
  en: 'Semi-final',
  tw: '準決賽',
  th: 'รอบรองชนะเลิศ',
  vn: 'Bán kết',
  in: 'Semifinal',
  jp: '準決勝',
  kr: '4강',
};

const FINAL: Names = {
  cn: '决赛',
  en: 'Final',
  tw: '決賽',
  th: 'รอบชิงชนะเลิศ',
  vn: 'Chung kết',
  in: 'Final',
  jp: '決勝',
  kr: '결승',
};

const THIRD_PLACE: Names = {
  cn: '季军赛',
  en: 'Third-place match',
  tw: '季軍賽',
  th: 'ชิงอันดับสาม',
  vn: 'Tranh hạng ba',
  in: 'Perebutan tempat ketiga',
  jp: '3位決定戦',
  kr: '3·4위전',
};

const UPPER: Names = {
  cn: '胜者组',
  en: 'Upper bracket',
  tw: '勝部',
  th: 'สายบน',
  vn: 'Nhánh thắng',
  in: 'Upper bracket',
  jp: '勝者側',
  kr: '승자조',
};

const LOWER: Names = {
  cn: '败者组',
  en: 'Lower bracket',
  tw: '敗部',
  th: 'สายล่าง',
  vn: 'Nhánh thua',
  in: 'Lower bracket',
  jp: '敗者側',
  kr: '패자조',
};

const OPENING: Names = {
  cn: '揭幕战',
  en: 'Opening match',
  tw: '開幕戰',
  th: 'นัดเปิดสนาม',
  vn: 'Trận mở màn',
  in: 'Laga pembuka',
  jp: '初戦',
  kr: '개막전',
};

const WINNERS: Names = {
  cn: '胜者战',
  en: 'Winners’ match',
  tw: '勝者戰',
  th: 'นัดผู้ชนะ',
  vn: 'Trận đội thắng',
  in: 'Laga pemenang',
  jp: '勝者戦',
  kr: '승자전',
};

const ELIMINATION: Names = {
  cn: '淘汰战',
  en: 'Elimination match',
  tw: '淘汰戰',
  th: 'นัดคัดออก',
  vn: 'Trận loại',
  in: 'Laga eliminasi',
  jp: '敗者戦',
  kr: '패자전',
};

const DECIDER: Names = {
  cn: '出线战',
  en: 'Decider match',
  tw: '晉級決定戰',
  th: 'นัดตัดสิน',
  vn: 'Trận quyết định',
  in: 'Laga penentu',
  jp: '最終戦',
  kr: '최종전',
};

export const STAGE = {
  groupA: GROUP_A,
  groupB: GROUP_B,
  roundRobin: ROUND_ROBIN,
  swiss: SWISS,
  playoffs: PLAYOFFS,
  quarterFinal: QUARTER_FINAL,
  semiFinal: SEMI_FINAL,
  final: FINAL,
  thirdPlace: THIRD_PLACE,
  upper: UPPER,
  lower: LOWER,
  opening: OPENING,
  winners: WINNERS,
  elimination: ELIMINATION,
  decider: DECIDER,
} as const;

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

/** The name with a number, such as "Semi-final 1". */
export function numbered({ cn, en, tw, th, vn, in: id, jp, kr }: Names, number: number): Names {
  const marked = (text: string): string => `${text} ${number}`;
  return {
    cn: marked(cn),
    en: marked(en),
    tw: marked(tw),
    th: marked(th),
    vn: marked(vn),
    in: marked(id),
    jp: marked(jp),
    kr: marked(kr),
  };
}
