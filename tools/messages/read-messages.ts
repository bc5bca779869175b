import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';

import { LANGUAGES, type LangCode } from '@clutchline/contract';

/** By `<namespace>.<key>`. */
export type Texts = ReadonlyMap<string, string>;

const namespaceSchema = z.record(z.string().check(z.regex(/^[a-z0-9_]+$/)), z.string());
/** Of the desk, where a key may end in the name of a call. */
const deskSchema = z.record(z.string().check(z.regex(/^\w+$/)), z.string());

/** `<folder>/<language>/<namespace>.json`; a missing folder is an empty language. */
export function readMessages(folder: string): ReadonlyMap<LangCode, Texts> {
  return new Map(LANGUAGES.map(({ code }) => [code, readLanguage(join(folder, code), namespaceSchema)]));
}

/** English. */
export const readDeskMessages = (folder: string): Texts => readLanguage(join(folder, 'en-US'), deskSchema);

function readLanguage(folder: string, schema: typeof namespaceSchema): Texts {
  return new Map(namespaceFiles(folder).flatMap((file) => readNamespace(join(folder, file), schema)));
}

function namespaceFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}

function readNamespace(path: string, schema: typeof namespaceSchema): [string, string][] {
  const parsed = z.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: one flat object of texts, keys in snake_case`);
  return Object.entries(parsed.data).map(([key, text]) => [`${basename(path, '.json')}.${key}`, text]);
}
