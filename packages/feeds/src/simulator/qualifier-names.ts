import type { TeamNameRow } from './team-names';

/** By game type, in the languages of {@link TeamNameRow}. */
const PLACES: Readonly<Record<number, TeamNameRow>> = {
  1: ['Pearl', '珍珠', '珍珠', 'เพิร์ล', 'パール', '펄'],
  2: ['Tundra', '苔原', '凍原', 'ทุนดรา', 'ツンドラ', '툰드라'],
  3: ['Canyon', '峡谷', '峽谷', 'แคนยอน', 'キャニオン', '캐니언'],
  5: ['Monsoon', '季风', '季風', 'มอนซูน', 'モンスーン', '몬순'],
  6: ['Lagoon', '潟湖', '潟湖', 'ลากูน', 'ラグーン', '라군'],
  16: ['Jasmine', '茉莉', '茉莉', 'จัสมิน', 'ジャスミン', '재스민'],
};

const ANIMALS: readonly TeamNameRow[] = [
  ['Falcons', '猎鹰', '獵鷹', 'ฟัลคอนส์', 'ファルコンズ', '팰컨스'],
  ['Otters', '水獭', '水獺', 'ออตเตอร์ส', 'オターズ', '오터스'],
  ['Lynx', '猞猁', '猞猁', 'ลิงซ์', 'リンクス', '링스'],
  ['Mantis', '螳螂', '螳螂', 'แมนทิส', 'マンティス', '맨티스'],
  ['Bison', '野牛', '野牛', 'ไบซัน', 'バイソン', '바이슨'],
  ['Vipers', '蝰蛇', '蝰蛇', 'ไวเปอร์ส', 'ヴァイパーズ', '바이퍼스'],
  ['Rhinos', '犀牛', '犀牛', 'ไรโนส์', 'ライノズ', '라이노스'],
  ['Magpies', '喜鹊', '喜鵲', 'แม็กพายส์', 'マグパイズ', '맥파이스'],
];

export const QUALIFIERS = ANIMALS.length;

/** Teams that play for the two open places of the cup. */
export function qualifierNames(gameTypeId: number): readonly TeamNameRow[] {
  const place = PLACES[gameTypeId];
  return place === undefined ? [] : ANIMALS.map((animal) => joined(place, animal));
}

/** Chinese joins without a separator, Japanese with a dot. */
function joined(place: TeamNameRow, animal: TeamNameRow): TeamNameRow {
  const [en, cn, tw, th, jp, kr] = animal;
  return [
    `${place[0]} ${en}`,
    `${place[1]}${cn}`,
    `${place[2]}${tw}`,
    `${place[3]} ${th}`,
    `${place[4]}・${jp}`,
    `${place[5]} ${kr}`,
  ];
}
