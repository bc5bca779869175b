import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from '../source/list-files';

const DEFINED = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const LATER = /^\| ([A-Z]+-\d+) \|/gm;

export interface Requirements {
  readonly ids: readonly string[];
  readonly later: ReadonlySet<string>;
}

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
