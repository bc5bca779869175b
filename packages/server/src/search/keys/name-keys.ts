import { disassemble, getChoseong } from 'es-hangul';
import { pinyin } from 'pinyin-pro';
import { toRomaji } from 'wanakana';

import { KEY_CLASS, type KeyClass } from '../search-store';
import { compact, cut, normalize } from './normalize';
import { allowsError, LATIN_WORD } from './typing-errors';

/** UTF-16 units of a key. */
const MAX_KEY = 64;
/** Of one name, so that a hostile name cannot fill the table. */
const MAX_KEYS = 300;

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Scripts without spaces between words: a suffix from each character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;
const MARK = /^\p{M}/u;

export interface NameKeys {
  readonly keys: ReadonlyMap<string, KeyClass>;
  /** Latin words, for one typing error. */
  readonly words: ReadonlySet<string>;
}

class KeyDraft {
  readonly keys = new Map<string, KeyClass>();

  add(text: string, as: KeyClass): void {
    const key = cut(text, MAX_KEY);
    const known = this.keys.get(key);
    if (key === '' || (known === undefined && this.keys.size >= MAX_KEYS)) return;
    if (known === undefined || as < known) this.keys.set(key, as);
  }
}

/** All keys of the names of a team or event (FIND-3). */
export function keysOf(names: Iterable<string>, aliases: Iterable<string>): NameKeys {
  const draft = new KeyDraft();
  const words = new Set<string>();
  for (const [list, as] of [
    [names, KEY_CLASS.name],
    [aliases, KEY_CLASS.alias],
  ] as const)
    for (const name of list) addName(draft, words, { name, as });
  return { keys: draft.keys, words };
}

interface Named {
  readonly name: string;
  readonly as: KeyClass;
}

function addName(draft: KeyDraft, words: Set<string>, { name, as }: Named): void {
  const whole = normalize(name);
  if (whole === '') return;
  draft.add(whole, as);
  draft.add(compact(whole), as);
  for (const suffix of wordSuffixes(name)) draft.add(suffix, KEY_CLASS.word);
  for (const suffix of characterSuffixes(whole)) draft.add(suffix, KEY_CLASS.inner);
  for (const key of phoneticKeys(name, whole)) draft.add(key, KEY_CLASS.phonetic);
  for (const word of whole.split(' ')) if (allowsError(word)) words.add(word);
}

/** Begins of words, of camel-case humps and of another script or of digits. */
const WORD_STARTS =
  /(?<=[^\p{L}\p{N}\p{M}])(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=[\p{Script=Han}])(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Han})/gu;

function wordSuffixes(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  const starts = [...plain.matchAll(WORD_STARTS)].map(({ index }) => index);
  return starts.map((start) => normalize(plain.slice(start)));
}

function characterSuffixes(whole: string): readonly string[] {
  const signs = Array.from(whole);
  return signs.flatMap((sign, i) =>
    i > 0 && UNSPACED.test(sign) && !MARK.test(sign) ? [compact(signs.slice(i).join(''))] : [],
  );
}

function phoneticKeys(name: string, whole: string): readonly string[] {
  return [
    ...initialsOf(whole),
    ...(HAN.test(whole) && !KANA.test(whole) ? pinyinKeys(whole) : []),
    ...(HANGUL.test(whole) ? hangulKeys(whole) : []),
    ...(KANA.test(whole) ? romajiKeys(name) : []),
  ];
}

/** Of Latin words, two or more. */
function initialsOf(whole: string): readonly string[] {
  const words = whole.split(' ').filter((word) => LATIN_WORD.test(word));
  return words.length < 2 ? [] : [words.map((word) => word.slice(0, 1)).join('')];
}

/** From each syllable, whole and by initials; Latin words stay. */
function pinyinKeys(whole: string): readonly string[] {
  const syllables = pinyin(compact(whole), { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map(
    (syllable) => normalize(syllable),
  );
  const tails = syllables.map((_, i) => syllables.slice(i));
  return tails.flatMap((tail) => [tail.join(''), tail.map((syllable) => syllable.slice(0, 1)).join('')]);
}

/** Choseong and jamo from each word; Latin letters stay. */
function hangulKeys(whole: string): readonly string[] {
  const words = whole.split(' ');
  const tails = words.map((_, i) => words.slice(i).join(''));
  return tails.flatMap((tail) => [choseongOf(tail), disassemble(tail)]);
}

const choseongOf = (text: string): string =>
  Array.from(text)
    .map((sign) => (HANGUL.test(sign) ? getChoseong(sign) || sign : sign))
    .join('');

function romajiKeys(name: string): readonly string[] {
  const words = name.normalize('NFKC').split(/[・\s]+/u);
  const tails = words.map((_, i) => words.slice(i).join(''));
  return tails.map((tail) => compact(normalize(toRomaji(tail.replaceAll('ー', '')))));
}
