import type { LangSuffix } from '../languages';
import type { LocalizedFields, Names } from '../localized';

const LANGUAGE_NAMES: Readonly<Record<LangSuffix, string>> = {
  cn: 'Simplified Chinese',
  en: 'English',
  tw: 'Traditional Chinese',
  th: 'Thai',
  vn: 'Vietnamese',
  in: 'Indonesian',
  jp: 'Japanese',
  kr: 'Korean',
};

export const EXAMPLE_TEAMS = [
  {
    cn: '北风苍鹭',
    en: 'Northwind Herons',
    tw: '北風蒼鷺',
    th: 'นอร์ทวินด์ เฮรอนส์',
    vn: 'Northwind Herons',
    in: 'Northwind Herons',
    jp: 'ノースウィンド・ヘロンズ',
    kr: '노스윈드 헤런스',
  },
  {
    cn: '铜灯笼',
    en: 'Copper Lanterns',
    tw: '銅燈籠',
    th: 'คอปเปอร์ แลนเทิร์นส์',
    vn: 'Copper Lanterns',
    in: 'Copper Lanterns',
    jp: 'カッパー・ランタンズ',
    kr: '코퍼 랜턴스',
  },
] as const satisfies readonly Names[];

export const EXAMPLE_EVENT: Names = {
  cn: '港湾杯',
  en: 'Harbour Cup',
  tw: '港灣盃',
  th: 'ฮาร์เบอร์ คัพ',
  vn: 'Harbour Cup',
  in: 'Harbour Cup',
  jp: 'ハーバーカップ',
  kr: '하버 컵',
};

export const EXAMPLE_STAGE: Names = {
  cn: 'A组',
  en: 'Group A',
  tw: 'A組',
  th: 'กลุ่ม A',
  vn: 'Bảng A',
  in: 'Grup A',
  jp: 'グループA',
  kr: 'A조',
};

export const EXAMPLE_SPECIAL: Names = {
  cn: '打满所有局',
  en: 'Goes the distance',
  tw: '打滿所有局',
  th: 'แข่งครบทุกแมพ',
  vn: 'Đánh đủ số ván',
  in: 'Main sampai map terakhir',
  jp: 'フルセットになる',
  kr: '풀세트 진행',
};

export const EXAMPLE_GAME: Names = {
  cn: '英雄联盟',
  en: 'League of Legends',
  tw: '英雄聯盟',
  th: 'ลีกออฟเลเจ็นด์',
  vn: 'Liên Minh Huyền Thoại',
  in: 'League of Legends',
  jp: 'リーグ・オブ・レジェンド',
  kr: '리그 오브 레전드',
};

type NameField = readonly [description: string, example: string];

const describeLanguage = (subject: string, suffix: LangSuffix, names: Names): NameField => [
  `${subject} in ${LANGUAGE_NAMES[suffix]}, plain text of at most 200 characters. If it is empty, show the English text, else the first that is not empty (LANG-3).`,
  names[suffix],
];

/** The eight fields of a localised text. */
export function describeLocalized<Prefix extends string>(
  prefix: Prefix,
  subject: string,
  names: Names,
): { readonly [Field in keyof LocalizedFields<Prefix>]: NameField };
export function describeLocalized(prefix: string, subject: string, names: Names): Readonly<Record<string, NameField>> {
  return prefixed(`${prefix}_`, subject, names);
}

export const describeNames = (subject: string, names: Names): Readonly<Record<LangSuffix, NameField>> => ({
  cn: describeLanguage(subject, 'cn', names),
  en: describeLanguage(subject, 'en', names),
  tw: describeLanguage(subject, 'tw', names),
  th: describeLanguage(subject, 'th', names),
  vn: describeLanguage(subject, 'vn', names),
  in: describeLanguage(subject, 'in', names),
  jp: describeLanguage(subject, 'jp', names),
  kr: describeLanguage(subject, 'kr', names),
});

const prefixed = (prefix: string, subject: string, names: Names): Readonly<Record<string, NameField>> =>
  Object.fromEntries(
    Object.entries(describeNames(subject, names)).map(([suffix, field]) => [`${prefix}${suffix}`, field]),
  );
