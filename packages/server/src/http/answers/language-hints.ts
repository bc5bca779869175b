import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LANGUAGES, type LangId, DEFAULT_LANG, langId, languageOfTag } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const weightOf = (part: string): number => Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);

function tagsOf(header: string): string[] {
  const parts = header.split(',');
  return parts.toSorted((a, b) => weightOf(b) - weightOf(a)).map((part) => part.replace(/;.*/, '').trim());
}

/** By the address; null if it names none. */
export function askedLanguage({ raw }: FastifyRequest): LangId | null {
  const [, query] = (raw.url ?? '').split('?', 2);
  return langId.safeParse(Number(new URLSearchParams(query).get('lang'))).data ?? null;
}

/** Before the body is read (LANG-6). */
export function likelyLanguage(request: FastifyRequest): LangId {
  const asked = askedLanguage(request);
  if (asked !== null) return asked;
  const known = tagsOf(request.headers['accept-language'] ?? '').map(languageOfTag);
  return known.find((id) => id !== null) ?? DEFAULT_LANG;
}

const manifestSchema = z.record(z.string(), z.looseObject({ file: z.string() }));

export type TextFiles = ReadonlyMap<LangId, string>;

export async function readTextFiles(webFolder: string): Promise<TextFiles> {
  const text = await readFile(join(webFolder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const files = Object.entries(manifestSchema.parse(JSON.parse(text)));
  return new Map(
    LANGUAGES.flatMap(({ id, code }) => {
      const entry = files.find(([source]) => source.endsWith(`/generated/${code}.ts`));
      return entry === undefined ? [] : [[id, `/${entry[1].file}`] as const];
    }),
  );
}

export function textHint(langId: LangId, files: TextFiles): Record<string, string> {
  const file = files.get(langId);
  return file === undefined ? {} : { link: `<${file}>; rel=modulepreload`, vary: 'accept-language, cookie' };
}
