import { MAX_LOCALIZED_LENGTH, type Names } from '@clutchline/contract';

const NONE: Names = { cn: '', en: '', tw: '', th: '', vn: '', in: '', jp: '', kr: '' };

/** Chinese if it has Chinese characters, otherwise English; other languages fall back (LANG-3). */
export function localNames(name: string): Names {
  const text = name.slice(0, MAX_LOCALIZED_LENGTH);
  return /\p{Script=Han}/u.test(text) ? { ...NONE, cn: text } : { ...NONE, en: text };
}
