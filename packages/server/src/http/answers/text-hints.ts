import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LANGUAGES, type LangId } from '@clutchline/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { likelyLanguage } from './likely-language';

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

/** Preload header: fetches the texts in parallel with the code. */
export function textHint(request: FastifyRequest, files: TextFiles): Record<string, string> {
  const file = files.get(likelyLanguage(request));
  return file === undefined ? {} : { link: `<${file}>; rel=modulepreload`, vary: 'accept-language' };
}
