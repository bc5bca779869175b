import { compileText, type CompiledText } from './compile-text';
import type { Texts } from './read-messages';

export interface CatalogueCheck {
  readonly code: string;
  readonly english: Texts;
  readonly own: Texts;
  readonly mayStayEnglish: (key: string) => boolean;
}

/** Compared with English (LANG-2). */
export function findCatalogueFaults(check: CatalogueCheck): string[] {
  const { code, english, own } = check;
  const missing = [...english.keys()].filter((key) => !own.has(key)).map((key) => `${code} ${key}: missing`);
  const present = [...own].flatMap(([key, text]) => {
    const source = english.get(key);
    const faults = source === undefined ? ['not in en-US'] : textFaults(check, key, { text, source });
    return faults.map((fault) => `${code} ${key}: ${fault}`);
  });
  return [...missing, ...present];
}

interface TextPair {
  readonly text: string;
  readonly source: string;
}

function textFaults({ code, mayStayEnglish }: CatalogueCheck, key: string, { text, source }: TextPair): string[] {
  if (text.trim() === '') return ['empty'];
  const [own, english] = [tryCompile(text), tryCompile(source)];
  if (typeof own === 'string') return [`does not compile: ${own}`];
  if (typeof english === 'string') return [];
  const foreign = code !== 'en-US' && hasWords(own) && (text === source || !hasOwnScript(code, text));
  return [...placeholderFaults(own, english), ...foreignFaults(foreign, mayStayEnglish(key))];
}

function tryCompile(text: string): CompiledText | string {
  try {
    return compileText(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function placeholderFaults(own: CompiledText, english: CompiledText): string[] {
  const lost = [...english.placeholders.keys()].filter((name) => !own.placeholders.has(name));
  const strange = [...own.placeholders.keys()].filter((name) => !english.placeholders.has(name));
  return [...lost.map((name) => `lacks {${name}}`), ...strange.map((name) => `{${name}} is not in en-US`)];
}

function foreignFaults(isForeign: boolean, mayBe: boolean): string[] {
  if (isForeign && !mayBe) return ['looks like English, and is not listed in same-as-english.json'];
  return !isForeign && mayBe ? ['listed in same-as-english.json, and does not look like English'] : [];
}

/** Languages without Latin script. */
const SCRIPT: Readonly<Partial<Record<string, RegExp>>> = {
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  'th-TH': /\p{Script=Thai}/u,
  'ja-JP': /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
  'ko-KR': /\p{Script=Hangul}/u,
};

const hasOwnScript = (code: string, text: string): boolean => SCRIPT[code]?.test(text) ?? true;

function hasWords({ tokens }: CompiledText): boolean {
  return /\p{L}/u.test(JSON.stringify(literalsOf(tokens)));
}

function literalsOf(tokens: CompiledText['tokens']): unknown[] {
  return tokens.map((token) => (typeof token === 'string' ? token : token[2] === undefined ? '' : token[2]));
}
