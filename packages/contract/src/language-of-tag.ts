import { LANGUAGES, type LangId } from './languages';

/**
 * Language of a browser's tag (BCP 47, any case): by the whole tag, then Chinese by script or region, then by the
 * language subtag; null if unsupported (LANG-6).
 *
 * @example languageOfTag('zh-Hant-MO') // 3
 */
export function languageOfTag(tag: string): LangId | null {
  const wanted = tag.toLowerCase();
  const whole = LANGUAGES.find(({ bcp47, code }) => wanted === bcp47.toLowerCase() || wanted === code.toLowerCase());
  if (whole !== undefined) return whole.id;
  const [primary] = wanted.split('-');
  if (primary === 'zh') return /-(hant|tw|hk|mo)\b/.test(wanted) ? 3 : 1;
  return LANGUAGES.find(({ bcp47 }) => bcp47.split('-')[0] === primary)?.id ?? null;
}
