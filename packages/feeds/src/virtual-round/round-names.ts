import type { Names } from '@clutchline/contract';

import { teamNames, type TeamNameRow } from '../simulator/team-names';

/** Called in each language as its media call teams (ROUND-4). */
const CLUBS: readonly TeamNameRow[] = [
  ['Azure Fang', '苍蓝之牙', '蒼藍之牙', 'อะซูร์ แฟงก์', 'アズールファング', '애저 팽'],
  ['Basalt', '玄武岩', '玄武岩', 'บะซอลต์', 'バサルト', '바솔트'],
  ['Copper Kite', '赤铜风筝', '赤銅風箏', 'คอปเปอร์ ไคต์', 'コッパーカイト', '코퍼 카이트'],
  ['Dune Runners', '沙丘行者', '沙丘行者', 'ดูน รันเนอร์ส', 'デューンランナーズ', '듄 러너스'],
  ['Ember Row', '余烬街', '餘燼街', 'เอ็มเบอร์ โรว์', 'エンバーロウ', '엠버 로우'],
  ['Frost Line', '霜线', '霜線', 'ฟรอสต์ ไลน์', 'フロストライン', '프로스트 라인'],
  ['Gilded Ox', '鎏金牛', '鎏金牛', 'กิลเดด อ็อกซ์', 'ギルデッドオックス', '길디드 옥스'],
  ['Harbor Nine', '九号港', '九號港', 'ฮาร์เบอร์ ไนน์', 'ハーバーナイン', '하버 나인'],
  ['Ivory Tide', '象牙潮', '象牙潮', 'ไอวอรี ไทด์', 'アイボリータイド', '아이보리 타이드'],
  ['Jade Circuit', '翡翠回路', '翡翠迴路', 'เจด เซอร์กิต', 'ジェイドサーキット', '제이드 서킷'],
  ['Kestrel', '红隼', '紅隼', 'เคสเทรล', 'ケストレル', '케스트렐'],
  ['Lumen', '流明', '流明', 'ลูเมน', 'ルーメン', '루멘'],
  ['Monsoon', '季风', '季風', 'มอนซูน', 'モンスーン', '몬순'],
  ['Night Ferry', '夜渡', '夜渡', 'ไนต์ เฟอร์รี', 'ナイトフェリー', '나이트 페리'],
  ['Orchid', '兰花', '蘭花', 'ออร์คิด', 'オーキッド', '오키드'],
  ['Pale Comet', '苍白彗星', '蒼白彗星', 'เพล คอเมต', 'ペールコメット', '페일 코멧'],
];

/** By the number of the club; the page has the same names as texts. */
export const CLUB_NAMES: readonly Names[] = CLUBS.map(teamNames);

/** Name of the game (glossary). */
export const SPEED_LOL: Names = {
  cn: '极速LOL',
  en: 'Speed LOL',
  tw: '極速LOL',
  th: 'สปีด LOL',
  vn: 'LOL Siêu Tốc',
  in: 'LOL Kilat',
  jp: 'スピードLOL',
  kr: '스피드 LOL',
};

/** The stage of a match is the number of its round. */
export function sameIn(name: string): Names {
  return { cn: name, en: name, tw: name, th: name, vn: name, in: name, jp: name, kr: name };
}
