import { disassemble } from 'es-hangul';

const QWERTY = `qwertyuiop[]asdfghjkl;'zxcvbnm,./1234567890-=`;
const QWERTY_SHIFT = `QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?!@#$%^&*()_+`;
const KEDMANEE = 'ๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝๅ/-ภถุึคตจขช';
const KEDMANEE_SHIFT = '๐"ฎฑธํ๊ณฯญฐ,ฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ+๑๒๓๔ู฿๕๖๗๘๙';
const JAMO_KEYS = 'qwertyuiopasdfghjklzxcvbnmQWERTOP';
const JAMO = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ';

const pairs = (from: string, to: string): [string, string][] => {
  const target = Array.from(to);
  return Array.from(from).flatMap((sign, i): [string, string][] => [[sign, target[i] ?? sign]]);
};

const TO_THAI = new Map([...pairs(QWERTY, KEDMANEE), ...pairs(QWERTY_SHIFT, KEDMANEE_SHIFT)]);
const FROM_THAI = new Map([...pairs(KEDMANEE, QWERTY), ...pairs(KEDMANEE_SHIFT, QWERTY_SHIFT)]);
const TO_JAMO = new Map(pairs(JAMO_KEYS, JAMO));
const FROM_JAMO = new Map(pairs(JAMO, JAMO_KEYS));

const convert = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text)
    .map((sign) => table.get(sign) ?? sign)
    .join('');

const LATIN = /[a-z]/iu;
const THAI = /\p{Script=Thai}/u;
const HANGUL = /\p{Script=Hangul}/u;

/** What the same keys type on another layout (FIND-5). */
export function otherLayouts(query: string): readonly string[] {
  if (THAI.test(query)) return [convert(query.normalize('NFC'), FROM_THAI)];
  if (HANGUL.test(query)) return [convert(disassemble(query), FROM_JAMO)];
  if (!LATIN.test(query)) return [];
  const jamo = Array.from(query).map((key) => TO_JAMO.get(key) ?? TO_JAMO.get(key.toLowerCase()) ?? key);
  return [convert(query, TO_THAI), jamo.join('')];
}
