import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf, readManifest } from './build-manifest';
import { weighFiles, type Weight } from './weigh-files';

/** In the host page (goal P14). */
export const LOADER_LIMIT = 3_000;

const WAYS = ['frame', 'element', 'mount'] as const;

export function weighLoaders(library: string): Weight[] {
  const manifest = readManifest(library);
  return WAYS.map((way) => {
    const loader = `${way}-loader.js`;
    const files = [...filesOf(manifest, [`src/embed/library/${way}.ts`])];
    const all = existsSync(join(library, loader)) ? [loader, ...files] : files;
    return { name: `embedded ${way}, at once`, bytes: weighFiles(library, all, '.js'), limit: LOADER_LIMIT };
  });
}
