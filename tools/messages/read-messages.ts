import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

import { LANGUAGES, type LangCode } from '@clutchline/contract';

/** By `<namespace>.<key>`. */
export type Texts = ReadonlyMap<string, string>;

const namespaceSchema = z.record(z.string().check(z.regex(/^[a-z0-9_]+$/)), z.string());

/** `<folder>/<language>/<namespace>.json`; a missing folder is an empty language. */
export function readMessages(folder: string): ReadonlyMap<LangCode, Texts> {
  return new Map(LANGUAGES.map(({ code }) => [code, readLanguage(join(folder, code))]));
}

function readLanguage(folder: string): Texts {
  return new Map(namespaceFiles(folder).flatMap((file) => readNamespace(folder, file)));
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

function readNamespace(folder: string, file: string): [string, string][] {
  const namespace = file.slice(0, -'.json'.length);
  const parsed = z.safeParse(namespaceSchema, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (!parsed.success) throw new Error(`${join(folder, file)}: one flat object of texts, keys in snake_case`);
  return Object.entries(parsed.data).map(([key, text]) => [`${namespace}.${key}`, text]);
}
