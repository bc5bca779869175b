import { Converter } from 'opencc-js/t2cn';

/** UTF-16 units of a normalized text. */
export const MAX_NORMALIZED = 128;

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Compatibility jamo: NFKC would turn the typed ㅈ into a conjoining one. */
const TYPED_JAMO = /([\u3131-\u318e]+)/u;
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };
const SMALL = 'ぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE = 'あいうえおつやゆよわかけ';
const VU: Readonly<Record<string, string>> = { ゔぁ: 'ば', ゔぃ: 'び', ゔぇ: 'べ', ゔぉ: 'ぼ', ゔ: 'ぶ' };

const KATAKANA = /[\u30a1-\u30f6]/gu;
const toHiragana = (text: string): string =>
  text.replace(KATAKANA, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));

/** Without case, accents, kana forms, Thai tone marks and the difference of Chinese scripts (FIND-2). */
function foldPart(part: string): string {
  const plain = part.normalize('NFKC').toLowerCase();
  const latin = plain
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replace(/[đøłßæœı]/gu, (letter) => LETTERS[letter] ?? letter);
  const kana = toHiragana(latin)
    .replace(/ゔ[ぁぃぇぉ]?/gu, (sign) => VU[sign] ?? sign)
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/gu, (sign) => LARGE[SMALL.indexOf(sign)] ?? sign)
    .replace(/[ー・]/gu, '');
  return toSimplified(kana.replace(/[\u0e47-\u0e4e]/gu, ''));
}

/**
 * Equal for names and queries (FIND-2). Everything that is no letter, digit or mark becomes one space.
 *
 * @example normalize('ジェイド・ランターンズ') // 'じえいどらんたんず'
 */
export function normalize(text: string): string {
  const folded = text
    .slice(0, 4 * MAX_NORMALIZED)
    .split(TYPED_JAMO)
    .map((part, i) => (i % 2 === 1 ? part : foldPart(part)))
    .join('');
  const spaced = folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
  return cut(spaced, MAX_NORMALIZED);
}

/** The first characters; a character outside the basic plane counts twice and is never divided. */
export const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** Without spaces. */
export const compact = (normalized: string): string => normalized.replaceAll(' ', '');
