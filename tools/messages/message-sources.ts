import { LANGUAGES, type LangCode } from '@clutchline/contract';

import { compileText, type CompiledText } from './compile-text';
import type { Texts } from './read-messages';

type Compiled = ReadonlyMap<string, CompiledText>;
type Messages = ReadonlyMap<LangCode, Texts>;

const HEADER = '// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.\n';
const NO_TEXTS: Texts = new Map();

/** Texts that no app shows, but the pages around it: they come as files of their own. */
const APART = /^(host|embed)\./;

/**
 * The source files made of the catalogues, by file name: the typed keys, and two compiled catalogues a language. Keys
 * stand in English order, so two runs write the same bytes.
 *
 * @throws where a text does not compile, or a language lacks one
 */
export function messageSources(messages: Messages): ReadonlyMap<string, string> {
  const english = compileAll('en-US', messages.get('en-US') ?? NO_TEXTS);
  const keys = [...english.keys()];
  const [ofApp, apart] = [keys.filter((key) => !APART.test(key)), keys.filter((key) => APART.test(key))];
  const catalogues = LANGUAGES.flatMap(({ code }): [string, string][] => {
    const own = compileAll(code, messages.get(code) ?? NO_TEXTS);
    return [
      [`${code}.ts`, catalogueSource(code, ofApp, own)],
      [`${code}.apart.ts`, catalogueSource(code, apart, own)],
    ];
  });
  return new Map([['message-values.ts', keysSource(english)], ...catalogues]);
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
