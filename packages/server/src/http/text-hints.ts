import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LANGUAGES, type LangId } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { likelyLanguage } from './likely-language';

/** What is read of the list of files that the build writes. */
const manifestSchema = z.record(z.string(), z.looseObject({ file: z.string() }));

/** The address of the first texts in each language. */
export type TextFiles = ReadonlyMap<LangId, string>;

/** Empty where the build left no list of its files. */
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

/** The header by which a browser fetches the texts of a page beside its code, not after it. */
export function textHint(request: FastifyRequest, files: TextFiles): Record<string, string> {
  const file = files.get(likelyLanguage(request));
  return file === undefined ? {} : { link: `<${file}>; rel=modulepreload`, vary: 'accept-language' };
}
