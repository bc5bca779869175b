import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { PAGE } from './serve-web';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Elements for the head of a page whose markup has lazy parts of these sources: their styles, and early requests for their code. */
export type ScreenFiles = (sources: readonly string[]) => string;

/** Of an entry of the build with all that it imports. */
function filesOf(manifest: Manifest, entry: string, seen: Set<string> = new Set()): readonly string[] {
  const chunk = manifest[entry];
  if (chunk === undefined || seen.has(entry)) return [];
  seen.add(entry);
  const { file, css = [], imports = [] } = chunk;
  return [...imports.flatMap((other) => filesOf(manifest, other, seen)), file, ...css];
}

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** @param page as built: what it names is not repeated. */
export async function readScreenFiles(webFolder: string, page: string): Promise<ScreenFiles> {
  const text = await readFile(join(webFolder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const manifest = z.parse(manifestSchema, JSON.parse(text));
  const ofPage = filesOf(manifest, PAGE.slice(1));
  return (sources) => {
    const files = new Set(sources.flatMap((source) => filesOf(manifest, source)));
    return [...files]
      .filter((file) => !ofPage.includes(file) && !page.includes(file))
      .map(tagOf)
      .join('');
  };
}
