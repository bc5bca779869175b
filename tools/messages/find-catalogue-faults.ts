import { compileText, type CompiledText } from './compile-text';
import type { Texts } from './read-messages';

/** A language as the check sees it: its texts, and those that may stay English. */
export interface CatalogueCheck {
  readonly code: string;
  readonly english: Texts;
  readonly own: Texts;
  readonly mayStayEnglish: (key: string) => boolean;
}

/** Everything wrong with one language beside English (LANG-2), one sentence each. */
export function findCatalogueFaults({ code, english, own, mayStayEnglish }: CatalogueCheck): string[] {
  const missing = [...english.keys()].filter((key) => !own.has(key)).map((key) => `${code} ${key}: missing`);
  const present = [...own].flatMap(([key, text]) => {
    const source = english.get(key);
    if (source === undefined) return [`${code} ${key}: not in en-US`];
    return textFaults(text, source, code !== 'en-US', mayStayEnglish(key)).map((fault) => `${code} ${key}: ${fault}`);
  });
  return [...missing, ...present];
}

function textFaults(text: string, english: string, translated: boolean, mayStayEnglish: boolean): string[] {
  if (text.trim() === '') return ['empty'];
  const compiled = tryCompile(text);
  if (typeof compiled === 'string') return [`does not compile: ${compiled}`];
  const source = tryCompile(english);
  if (typeof source === 'string') return [];
  return [...placeholderFaults(compiled, source), ...(translated ? sameTextFaults(text, english, mayStayEnglish) : [])];
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

function sameTextFaults(text: string, english: string, mayStayEnglish: boolean): string[] {
  const same = text === english && hasWords(english);
  if (same && !mayStayEnglish) return ['the same as in English, and not listed in same-as-english.json'];
  return !same && mayStayEnglish ? ['listed in same-as-english.json, and not the same'] : [];
}

/** Whether a text has letters of its own, beside placeholders. */
function hasWords(text: string): boolean {
  return JSON.stringify(literalsOf(compileText(text).tokens)).match(/\p{L}/u) !== null;
}

function literalsOf(tokens: CompiledText['tokens']): unknown[] {
  return tokens.map((token) => (typeof token === 'string' ? token : token[2] === undefined ? '' : token[2]));
}
