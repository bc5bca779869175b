import type { SeededRandom } from '../../simulator/seeded-random';

export const PLACEHOLDERS = [
  ...[
    'TBD',
    'TBA',
    'unknown team',
    'To be determined',
    'Winner of Match A',
    'Loser of Group B',
    'TBD (Europe)',
    'TBD 2',
  ],
  ...[
    '待定',
    '未定',
    '未知队伍',
    'A组第一',
    '待確定',
    '未知隊伍',
    '未発表',
    '準決勝1の勝者',
    '미정',
    '추후 공지',
    '4강 1경기 승자',
  ],
  ...['รอประกาศ', 'ผู้ชนะคู่ที่ 1', 'chưa xác định', 'Đội thắng trận A', 'belum ditentukan', 'Pemenang Grup A'],
] as const;

export const TEAMS = [
  ...['Amber Foxes', 'AMBER foxes', 'Amber Foxes (Harbour Team)', 'Blue Herons', 'Blue Herons Academy', 'Cedar'],
  ...['Dunes', 'Ember Owls', 'Frost Moths', 'Grey Seals', '东港AB', '西山CD', '北岭EF', 'Élan Noir'],
] as const;

const HUGE = 'x'.repeat(5_000);
const WRONG = [
  ...[
    '',
    '-',
    '-1',
    '0',
    '3.5',
    '1e3',
    '999999999',
    'NaN',
    'null',
    '١٢',
    '１２',
    HUGE,
    '"',
    'a"b',
    'TBD',
    'Infinity',
    '\u0000',
  ],
  ...[
    '0001-01-01T00:00:00Z',
    '2999-12-31T23:59:59Z',
    '04/05/2030',
    '2030-02-30T10:00:00Z',
    '2030-05-04T10:00:00+14:00',
  ],
  ...['yes', 'TRUE', 'both', 'draw', '<b>', '=1+1', '2030-05-04'],
] as const;

export type Cells = Record<string, string | number>;

export function wrongCell(random: SeededRandom): string {
  return WRONG[random.whole(WRONG.length)] ?? '';
}

export function anyOf<Item>(random: SeededRandom, list: readonly Item[]): Item {
  const item = list[random.whole(list.length)];
  if (item === undefined) throw new RangeError('an empty list');
  return item;
}

export function spoilCells(random: SeededRandom, row: Cells): Cells {
  const columns = Object.keys(row);
  const one = anyOf(random, columns);
  const two = anyOf(random, columns);
  if (random.next() < 0.4) return { ...row, [one]: row[two] ?? '', [two]: row[one] ?? '' };
  return { ...row, [one]: wrongCell(random) };
}

export function spoilText(random: SeededRandom, text: string): string {
  switch (random.whole(12)) {
    case 0:
      return `\uFEFF${text}`;
    case 1:
      return text.replaceAll('\n', '\r\n');
    case 2:
      return Buffer.from(text, 'utf8').toString('latin1');
    case 3:
      return text.replace(/,(\S)/, ',"$1');
    case 4:
      return text.replace(/\n([^\n]+)\n/, '\n$1,surplus,cells\n');
    case 5:
      return text.slice(0, Math.max(1, text.length - 10));
    default:
      return text;
  }
}
