import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A part of the built pages, in bytes after gzip, and what it may weigh. */
export interface Weight {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** Bytes after gzip of the files of a kind. Each file is packed by itself, as it travels. */
export function weighFiles(folder: string, files: Iterable<string>, kind: '.js' | '.css'): number {
  const chosen = [...files].filter((file) => file.endsWith(kind));
  return chosen.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
}
