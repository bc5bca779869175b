import { readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface LibraryFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Files under /embed/: built as for production, at the first request after a change. */
export class EmbedLibrary {
  #built: Promise<void> | null = null;

  constructor(
    private readonly configFile: string,
    private readonly folder: string,
  ) {}

  invalidate(): void {
    this.#built = null;
  }

  async read(path: string): Promise<LibraryFile | null> {
    await (this.#built ??= this.#build());
    const type = TYPES[extname(path)];
    if (type === undefined || path.split('/').includes('..')) return null;
    const bytes = await readFile(join(this.folder, path)).catch(() => null);
    return bytes === null ? null : { type, bytes };
  }

  async #build(): Promise<void> {
    const places = { build: { outDir: this.folder, emptyOutDir: true } };
    await build({ configFile: this.configFile, logLevel: 'error', ...places });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
