import type { Names } from '@clutchline/contract';

export const SPECIAL_NAMES: Names = {
  cn: '是否打满所有局',
  en: 'Deciding map played',
  tw: '是否打滿所有局',
  th: 'แข่งถึงแมพตัดสิน',
  vn: 'Phải đánh ván quyết định',
  in: 'Sampai map penentu',
  jp: '最終マップまで行われるか',
  kr: '풀세트 진행 여부',
};

export const SPECIAL_DESCS: Names = {
  cn: '打到决胜局则“是”赢，提前结束则“否”赢。',
  en: 'Yes wins if the deciding map is played, No if the match ends before it.',
  tw: '打到決勝局則「是」贏，提前結束則「否」贏。',
  th: 'ถ้าแข่งถึงแมพตัดสิน “ใช่” ชนะ ถ้าจบก่อน “ไม่ใช่” ชนะ',
  vn: '“Có” thắng nếu phải đánh ván quyết định, “Không” thắng nếu trận đấu kết thúc sớm hơn.',
  in: '“Ya” menang jika map penentu dimainkan, “Tidak” menang jika pertandingan selesai lebih awal.',
  jp: '最終マップまで行われれば「はい」、それより前に決着すれば「いいえ」が的中です。',
  kr: '마지막 세트까지 가면 ‘예’, 그 전에 끝나면 ‘아니오’가 적중입니다.',
};
