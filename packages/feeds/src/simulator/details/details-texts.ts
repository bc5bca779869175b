import type { Names } from '@clutchline/contract';

type Row = readonly [en: string, cn: string, tw: string, th: string, vn: string, id: string, jp: string, kr: string];

const names = ([en, cn, tw, th, vn, id, jp, kr]: Row): Names => ({ cn, en, tw, th, vn, in: id, jp, kr });

export const ORGANIZERS: readonly Names[] = (
  [
    [
      ...(['Northlight Events', '北光赛事', '北光賽事', 'นอร์ทไลท์ อีเวนต์ส'] as const),
      ...(['Northlight Events', 'Northlight Events', 'ノースライト・イベンツ', '노스라이트 이벤트'] as const),
    ],
    [
      ...(['Meridian Arena Group', '子午线竞技集团', '子午線競技集團', 'เมอริเดียน อารีนา กรุ๊ป'] as const),
      ...(['Meridian Arena Group', 'Meridian Arena Group', 'メリディアン・アリーナ', '메리디언 아레나 그룹'] as const),
    ],
    [
      ...(['Harborline League Office', '港线联赛办公室', '港線聯賽辦公室', 'สำนักงานลีกฮาร์เบอร์ไลน์'] as const),
      ...([
        'Ban tổ chức Harborline',
        'Kantor Liga Harborline',
        'ハーバーライン・リーグ事務局',
        '하버라인 리그 사무국',
      ] as const),
    ],
  ] satisfies readonly Row[]
).map(names);

export interface VenueText {
  readonly names: Names;
  readonly city: Names;
  readonly country: string;
}

/** By game type; fictional halls. */
export const VENUES: Readonly<Record<number, VenueText>> = {
  1: {
    names: names([
      ...(['Riverside Hall', '江畔馆', '江畔館', 'ริเวอร์ไซด์ ฮอลล์'] as const),
      ...(['Nhà thi đấu Riverside', 'Riverside Hall', 'リバーサイドホール', '리버사이드 홀'] as const),
    ]),
    city: names(['Seoul', '首尔', '首爾', 'โซล', 'Seoul', 'Seoul', 'ソウル', '서울']),
    country: 'KR',
  },
  2: {
    names: names([
      ...(['Aurora Dome', '极光穹顶', '極光穹頂', 'ออโรรา โดม'] as const),
      ...(['Aurora Dome', 'Aurora Dome', 'オーロラドーム', '오로라 돔'] as const),
    ]),
    city: names([
      ...(['Stockholm', '斯德哥尔摩', '斯德哥爾摩', 'สตอกโฮล์ม'] as const),
      ...(['Stockholm', 'Stockholm', 'ストックホルム', '스톡홀름'] as const),
    ]),
    country: 'SE',
  },
  3: {
    names: names([
      ...(['Foundry Arena', '铸造厂竞技馆', '鑄造廠競技館', 'ฟาวน์ดรี อารีนา'] as const),
      ...(['Foundry Arena', 'Foundry Arena', 'ファウンドリー・アリーナ', '파운드리 아레나'] as const),
    ]),
    city: names(['Cologne', '科隆', '科隆', 'โคโลญ', 'Köln', 'Köln', 'ケルン', '쾰른']),
    country: 'DE',
  },
  5: {
    names: names([
      ...(['Lantern Stage', '灯笼舞台', '燈籠舞台', 'แลนเทิร์น สเตจ'] as const),
      ...(['Lantern Stage', 'Lantern Stage', 'ランタンステージ', '랜턴 스테이지'] as const),
    ]),
    city: names(['Tokyo', '东京', '東京', 'โตเกียว', 'Tokyo', 'Tokyo', '東京', '도쿄']),
    country: 'JP',
  },
  6: {
    names: names([
      ...(['Merapi Hall', '默拉皮馆', '默拉皮館', 'เมราปี ฮอลล์'] as const),
      ...(['Nhà thi đấu Merapi', 'Gedung Merapi', 'ムラピホール', '므라피 홀'] as const),
    ]),
    city: names(['Jakarta', '雅加达', '雅加達', 'จาการ์ตา', 'Jakarta', 'Jakarta', 'ジャカルタ', '자카르타']),
    country: 'ID',
  },
  16: {
    names: names([
      ...(['Brocade Arena', '锦里竞技馆', '錦里競技館', 'โบรเคด อารีนา'] as const),
      ...(['Brocade Arena', 'Brocade Arena', 'ブロケード・アリーナ', '브로케이드 아레나'] as const),
    ]),
    city: names(['Chengdu', '成都', '成都', 'เฉิงตู', 'Thành Đô', 'Chengdu', '成都', '청두']),
    country: 'CN',
  },
};

/** Formats of the cups by game type. */
export const CUP_FORMAT_TEXTS: Readonly<Record<number, Names>> = {
  1: names([
    'Two groups of four, best of 1; semi-finals best of 3, final best of 5',
    '两组各四队，单局决胜；半决赛三局两胜，决赛五局三胜',
    '兩組各四隊，單局決勝；準決賽三戰兩勝，決賽五戰三勝',
    'แบ่งสองกลุ่ม กลุ่มละสี่ทีม แข่ง BO1 รอบรองชนะเลิศ BO3 และชิงชนะเลิศ BO5',
    'Hai bảng bốn đội, BO1; bán kết BO3, chung kết BO5',
    'Dua grup berisi empat tim, BO1; semifinal BO3, final BO5',
    '4チーム×2グループ（BO1）、準決勝はBO3、決勝はBO5',
    '4팀씩 2개 조(단판제), 4강 3판 2선승제, 결승 5판 3선승제',
  ]),
  2: names([
    'Double elimination of eight teams, best of 3; final best of 5',
    '八队双败淘汰赛，三局两胜；决赛五局三胜',
    '八隊雙敗淘汰賽，三戰兩勝；決賽五戰三勝',
    'แพ้สองครั้งตกรอบ แปดทีม แข่ง BO3 ชิงชนะเลิศ BO5',
    'Nhánh thắng thua tám đội, BO3; chung kết BO5',
    'Eliminasi ganda delapan tim, BO3; final BO5',
    '8チームのダブルエリミネーション（BO3）、決勝はBO5',
    '8팀 더블 엘리미네이션(3판 2선승제), 결승 5판 3선승제',
  ]),
  3: names([
    'Three Swiss rounds, best of 3; the first four play semi-finals, final best of 5',
    '三轮瑞士轮，三局两胜；前四名进入半决赛，决赛五局三胜',
    '三輪瑞士制，三戰兩勝；前四名晉級準決賽，決賽五戰三勝',
    'รอบสวิสสามรอบ แข่ง BO3 สี่ทีมแรกเข้ารอบรองชนะเลิศ ชิงชนะเลิศ BO5',
    'Ba lượt Thụy Sĩ, BO3; bốn đội đầu vào bán kết, chung kết BO5',
    'Tiga babak Swiss, BO3; empat teratas ke semifinal, final BO5',
    'スイス式3回戦（BO3）、上位4チームが準決勝へ、決勝はBO5',
    '스위스 3라운드(3판 2선승제), 상위 4팀 4강 진출, 결승 5판 3선승제',
  ]),
  5: names([
    'Two groups of four with double elimination, best of 3; final best of 5',
    '两组各四队双败淘汰，三局两胜；决赛五局三胜',
    '兩組各四隊雙敗淘汰，三戰兩勝；決賽五戰三勝',
    'สองกลุ่ม กลุ่มละสี่ทีม แพ้สองครั้งตกรอบ แข่ง BO3 ชิงชนะเลิศ BO5',
    'Hai bảng bốn đội theo nhánh thắng thua, BO3; chung kết BO5',
    'Dua grup berisi empat tim dengan eliminasi ganda, BO3; final BO5',
    '4チーム×2グループのダブルエリミネーション（BO3）、決勝はBO5',
    '4팀씩 2개 조 더블 엘리미네이션(3판 2선승제), 결승 5판 3선승제',
  ]),
  6: names([
    'Round robin of six teams, best of 3, 3 points for 2–0; the first two play the final, best of 5',
    '六队单循环，三局两胜，2比0得3分；前两名进入决赛，五局三胜',
    '六隊單循環，三戰兩勝，2比0得3分；前兩名晉級決賽，五戰三勝',
    'พบกันหมดหกทีม แข่ง BO3 ชนะ 2–0 ได้ 3 คะแนน สองทีมแรกชิงชนะเลิศ BO5',
    'Vòng tròn sáu đội, BO3, thắng 2–0 được 3 điểm; hai đội đầu đá chung kết BO5',
    'Round robin enam tim, BO3, menang 2–0 dapat 3 poin; dua teratas ke final BO5',
    '6チーム総当たり（BO3、2–0の勝利は勝ち点3）、上位2チームが決勝（BO5）へ',
    '6팀 풀리그(3판 2선승제, 2 대 0 승리 시 승점 3), 상위 2팀 결승 5판 3선승제',
  ]),
  16: names([
    'Single elimination of eight teams, best of 7, with a third-place match',
    '八队单败淘汰赛，七局四胜，设季军赛',
    '八隊單敗淘汰賽，七戰四勝，設季軍賽',
    'แพ้คัดออก แปดทีม แข่ง BO7 มีนัดชิงอันดับสาม',
    'Loại trực tiếp tám đội, BO7, có trận tranh hạng ba',
    'Sistem gugur delapan tim, BO7, dengan perebutan tempat ketiga',
    '8チームのシングルエリミネーション（BO7）、3位決定戦あり',
    '8팀 싱글 엘리미네이션(7판 4선승제), 3·4위전 진행',
  ]),
};

export const LEAGUE_FORMAT_TEXT: Names = names([
  'Two groups of six teams over four weeks; one point for each match won',
  '两组各六队，历时四周；每胜一场积一分',
  '兩組各六隊，為期四週；每勝一場得一分',
  'สองกลุ่ม กลุ่มละหกทีม ตลอดสี่สัปดาห์ ชนะหนึ่งแมตช์ได้หนึ่งคะแนน',
  'Hai bảng sáu đội trong bốn tuần; mỗi trận thắng được một điểm',
  'Dua grup berisi enam tim selama empat pekan; satu poin per kemenangan',
  '6チーム×2グループ、4週間で実施。1勝につき勝ち点1',
  '6팀씩 2개 조, 4주간 진행. 1승당 승점 1',
]);

export const OPEN_QUALIFIER: Names = names([
  ...(['Open qualifier', '公开预选赛', '公開預選賽', 'รอบคัดเลือกแบบเปิด'] as const),
  ...(['Vòng loại mở', 'Kualifikasi terbuka', 'オープン予選', '오픈 예선'] as const),
]);

export const LEAGUE_TROPHY: Names = names([
  ...(['Trophy and an invitation to the next cup', '奖杯及下届杯赛邀请资格', '獎盃及下屆盃賽邀請資格'] as const),
  ...(['ถ้วยรางวัลและสิทธิ์เข้าร่วมคัพครั้งถัดไป', 'Cúp và suất mời dự giải cúp kế tiếp'] as const),
  ...([
    'Trofi dan undangan ke piala berikutnya',
    'トロフィーと次回カップへの招待',
    '트로피 및 다음 컵 초청권',
  ] as const),
]);
