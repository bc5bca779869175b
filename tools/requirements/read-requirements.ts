import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from '../source/list-files';

const DEFINED = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const LATER = /^\| ([A-Z]+-\d+) \|/gm;

/** `later`: not built yet. */
export interface Requirements {
  readonly ids: readonly string[];
  readonly later: ReadonlySet<string>;
}

/** From `docs/spec/*.md` and `docs/spec/later.md`. */
export function readRequirements(root: string): Requirements {
  const pages = listFiles(root, 'docs/spec').filter((path) => path.endsWith('.md'));
  const ids = pages.flatMap((path) => idsOf(root, path, DEFINED));
  const later = pages.filter((path) => path.endsWith('/later.md')).flatMap((path) => idsOf(root, path, LATER));
  return { ids, later: new Set(later) };
}

function idsOf(root: string, path: string, pattern: RegExp): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
