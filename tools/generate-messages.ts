import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '@clutchline/contract';

import { compileText, type CompiledText } from './messages/compile-text';
import { readMessages, type Texts } from './messages/read-messages';

const ROOT = join(import.meta.dirname, '..');
const MESSAGES = join(ROOT, 'packages/i18n/messages');
const GENERATED = join(ROOT, 'packages/i18n/src/generated');
const HEADER = '// Written by tools/generate-messages.ts from packages/i18n/messages. Do not edit.\n';

type Compiled = ReadonlyMap<string, CompiledText>;

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

function valuesType({ placeholders }: CompiledText): string {
  if (placeholders.size === 0) return 'null';
  const fields = [...placeholders].map(([name, type]) => `readonly ${name}: ${type}`);
  return `{ ${fields.join('; ')} }`;
}

function keysSource(english: Compiled): string {
  const lines = [...english].map(([key, text]) => `  readonly '${key}': ${valuesType(text)};`);
  return `${HEADER}/** Every text by its key, with the values it takes; null where it takes none. */
export interface MessageValues {
${lines.join('\n')}
}
`;
}

/** Only the languages' own keys in English order, so two runs write the same bytes. */
function catalogueSource(english: Compiled, own: Compiled): string {
  const lines = [...english].map(([key, text]) => `  '${key}': ${JSON.stringify((own.get(key) ?? text).tokens)},`);
  return `${HEADER}import type { Catalogue } from '../catalogue';

export const catalogue: Catalogue = {
${lines.join('\n')}
};
`;
}

function generate(): void {
  const messages = readMessages(MESSAGES);
  const english = compileAll('en-US', messages.get('en-US') ?? new Map());
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(join(GENERATED, 'message-values.ts'), keysSource(english));
  for (const { code } of LANGUAGES) {
    const own = compileAll(code, messages.get(code) ?? new Map());
    const missing = [...english.keys()].filter((key) => !own.has(key));
    if (missing.length > 0) console.warn(`${code}: ${missing.length} texts missing: ${missing.slice(0, 5).join(', ')}`);
    writeFileSync(join(GENERATED, `${code}.ts`), catalogueSource(english, own));
  }
}

generate();
