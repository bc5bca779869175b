import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  isDynamicEntry: z._default(z.boolean(), false),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
});
const schema = z.record(z.string(), chunk);

export type BuildManifest = z.infer<typeof schema>;

export function readManifest(folder: string): BuildManifest {
  return schema.parse(JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
}

/** With their static imports. */
export function filesOf(manifest: BuildManifest, starts: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const pending = [...starts];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const found = manifest[key];
    if (found === undefined) throw new Error(`the build has no chunk ${key}`);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const file of [found.file, ...found.css]) files.add(file);
    pending.push(...found.imports);
  }
  return files;
}
