import { LANGUAGES, type LangCode } from '@clutchline/contract';

import { compileText, type CompiledText } from './compile-text';
import type { Texts } from './read-messages';

type Compiled = ReadonlyMap<string, CompiledText>;
type Messages = ReadonlyMap<LangCode, Texts>;

const HEADER = '// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.\n';
const NO_TEXTS: Texts = new Map();

/** Of a later part in a namespace of the first view, such as the markets that no row of the list has. */
const NOT_FIRST =
  /^market\.(name_(?!match_winner$|match_result$|map_winner$|outright$|(map|kill|rounds)_handicap$|total_(maps|kills|rounds)$)|pick_(odd|even|yes|no|band|position)$)|^match-list\.(empty_|all_events$|show_tab$|list_changed$)|^status\.play_(?!closing$)|^(notice|refusal)\.|^server\.you_not_login_now$|^frame\.signed_out$|^common\.(network_error|balance|language)$/;
/** Except three server texts that the app shows itself. */
const APART = /^(host|embed)\.|^server\.(?!you_not_login_now$|region_blocked$|page_unavailable$)/;
const LATER =
  /^(announce|overview|bets|footer|user|pool-slip|pool|champion|receipt|slip-tools|slip|system|match-detail|search|market-info|menu|limits|correction|referred)\.|^pages\.(?!not_net_text$)|^server\.(region_blocked|page_unavailable)$|^frame\.skin|^common\.play_money$|^market\.(explain|group)_|^status\.(bet|leg|void)_|^refusal\.(?!no_match$|orders_limit_)/;

/** Only the screens that need them load these (`content-texts.tsx`). */
const CONTENT = /^(schedule|results|match-result|spoilers|news|home|following|event|team|find|reality)\./;

/** Live view, analysis and player of a match (`view-texts.tsx`). */
const VIEW = /^(live-view|analysis|player)\./;

/** Screens of rules and help. */
const GUIDE = /^(rules|help)\./;

/** What the screens of both virtual games have in common, and those of each. */
const GAME = /^game\./;
const SPEED = /^speed\./;
const CHESS = /^chess\./;

/** The other texts belong to the first view. */
const FILES = [
  { suffix: '.apart', has: (key: string) => APART.test(key) },
  { suffix: '.chess', has: (key: string) => CHESS.test(key) },
  { suffix: '.content', has: (key: string) => CONTENT.test(key) },
  { suffix: '.game', has: (key: string) => GAME.test(key) },
  { suffix: '.guide', has: (key: string) => GUIDE.test(key) },
  { suffix: '.speed', has: (key: string) => SPEED.test(key) },
  { suffix: '.view', has: (key: string) => VIEW.test(key) },
  { suffix: '.later', has: (key: string) => LATER.test(key) || NOT_FIRST.test(key) },
  { suffix: '', has: () => true },
] as const;

/** Texts by which a market is found in any language (DETAIL-7). */
const SEARCHED = /^market\.(name_.+|pick_.+|map|whole_match)$/;

/**
 * The typed keys, and nine compiled catalogues per language, by file name. Keys are in English order, so the output is
 * reproducible.
 *
 * @throws if a text does not compile, or a language lacks one
 */
export function messageSources(messages: Messages): ReadonlyMap<string, string> {
  const english = compileAll('en-US', messages.get('en-US') ?? NO_TEXTS);
  const keys = [...english.keys()];
  const fileOf = (key: string) => FILES.find(({ has }) => has(key));
  const catalogues = LANGUAGES.flatMap(({ code }) => {
    const own = compileAll(code, messages.get(code) ?? NO_TEXTS);
    return FILES.map((file): [string, string] => {
      const ofFile = keys.filter((key) => fileOf(key) === file);
      return [`${code}${file.suffix}.ts`, catalogueSource(code, ofFile, own)];
    });
  });
  const searched = keys.filter((key) => SEARCHED.test(key));
  return new Map([
    ['message-values.ts', keysSource(english)],
    ['market-words.ts', wordsSource(searched, messages)],
    ...catalogues,
  ]);
}

/** Uncompiled: a search fills their only placeholder itself. */
function wordsSource(keys: readonly string[], messages: Messages): string {
  const lines = keys.map((key) => {
    const texts = LANGUAGES.map(({ code }) => messages.get(code)?.get(key) ?? '');
    return `  '${key.slice(key.indexOf('.') + 1)}': ${JSON.stringify(texts)},`;
  });
  return `${HEADER}/** In the order of LANGUAGES. */
export const MARKET_WORDS: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
};
`;
}

function compileAll(code: string, texts: Texts): Compiled {
  return new Map([...texts].map(([key, text]) => [key, compileOne(code, key, text)]));
}

function compileOne(code: string, key: string, text: string): CompiledText {
  try {
    return compileText(text);
  } catch (error) {
    throw new Error(`${code} ${key}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function keysSource(english: Compiled): string {
  const lines = [...english].map(([key, text]) => `  readonly '${key}': ${valuesType(text)};`);
  return `${HEADER}/** Every text by its key, with the values it takes; null where it takes none. */
export interface MessageValues {
${lines.join('\n')}
}
`;
}

function valuesType({ placeholders }: CompiledText): string {
  if (placeholders.size === 0) return 'null';
  const fields = [...placeholders].map(([name, type]) => `readonly ${name}: ${type}`);
  return `{ ${fields.join('; ')} }`;
}

function catalogueSource(code: string, keys: readonly string[], own: Compiled): string {
  const missing = keys.filter((key) => !own.has(key));
  if (missing.length > 0) throw new Error(`${code}: no text for ${missing.join(', ')}`);
  const lines = keys.map((key) => `  '${key}': ${JSON.stringify(own.get(key)?.tokens)},`);
  return `${HEADER}import type { Catalogue } from '../catalogue';

export const catalogue: Catalogue = {
${lines.join('\n')}
};
`;
}
