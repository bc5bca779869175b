import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** After gzip, each compressed separately. */
export function weighFiles(folder: string, files: Iterable<string>, kind: '.js' | '.css'): number {
  const chosen = [...files].filter((file) => file.endsWith(kind));
  return chosen.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
}
