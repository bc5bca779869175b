import * as z from 'zod/mini';

import { LANGUAGES, type LangSuffix } from './languages';
import { plainText } from './plain-text';

/** Of a localised text, characters. */
export const MAX_LOCALIZED_LENGTH = 200;

/** Names are displayed without further checks, so parsing makes them plain and cuts them (bad input row 104). */
const text = z.string().check(
  z.overwrite((name) => plainText(name, MAX_LOCALIZED_LENGTH)),
  z.maxLength(MAX_LOCALIZED_LENGTH),
);

const optionalText = z.optional(text);

/** One text per language, keyed by the suffix of LANG-3. A text may be empty: readers use the fallback. */
export type Names = Readonly<Record<LangSuffix, string>>;

/** As flat wire fields: `team_name_1_cn`, `team_name_1_en`, … (LANG-3). */
export type LocalizedFields<P extends string> = Record<`${P}_${LangSuffix}`, string>;

/** Schema of {@link Names}. */
export const namesSchema = z.object({
  cn: text,
  en: text,
  tw: text,
  th: text,
  vn: text,
  in: text,
  jp: text,
  kr: text,
});

/**
 * The eight fields of a localised name, to spread into an object schema (LANG-3).
 *
 * @example z.object({ id: gameTypeId, ...localizedShape('game_name') })
 */
export function localizedShape<P extends string>(prefix: P): Record<`${P}_${LangSuffix}`, typeof text>;
export function localizedShape(prefix: string): Record<string, typeof text> {
  return Object.fromEntries(LANGUAGES.map(({ suffix }) => [`${prefix}_${suffix}`, text]));
}

/** As {@link localizedShape}, but optional: absent if a source gives no texts (C7). */
export function optionalLocalizedShape<P extends string>(prefix: P): Record<`${P}_${LangSuffix}`, typeof optionalText>;
export function optionalLocalizedShape(prefix: string): Record<string, typeof optionalText> {
  return Object.fromEntries(LANGUAGES.map(({ suffix }) => [`${prefix}_${suffix}`, optionalText]));
}

/**
 * Names as wire fields.
 *
 * @example toLocalizedFields('game_name', names) // { game_name_cn: '英雄联盟', game_name_en: 'League of Legends', … }
 */
export function toLocalizedFields<P extends string>(prefix: P, names: Names): LocalizedFields<P>;
export function toLocalizedFields(prefix: string, names: Names): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map(({ suffix }) => [`${prefix}_${suffix}`, names[suffix]]));
}

/**
 * Text of a language: its field, else English, else the first text that is not empty, else '' (LANG-3).
 *
 * @example localizedText(match, 'team_name_1', 'th')
 */
export function localizedText<P extends string>(fields: LocalizedFields<P>, prefix: P, suffix: LangSuffix): string {
  const order: readonly LangSuffix[] = [suffix, 'en', ...LANGUAGES.map((language) => language.suffix)];
  const found = order.find((candidate) => fields[`${prefix}_${candidate}`] !== '');
  return found === undefined ? '' : fields[`${prefix}_${found}`];
}
