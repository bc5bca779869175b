import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import ts from 'typescript';
import type { Plugin } from 'vite';

const SOURCES = ['api', 'library/mount', 'library/element', 'library/frame'];

/**
 * The types of the library by file name: what it exports is typed by one file, which imports nothing. `root` is the
 * folder of the embedding's sources.
 *
 * @throws where a file does not say its types by itself
 */
export async function readLibraryTypes(root: string): Promise<ReadonlyMap<string, string>> {
  const types = new Map<string, string>();
  for (const source of SOURCES) {
    const file = `${source}.ts`;
    types.set(`${basename(source)}.d.ts`, typesOf(file, await readFile(join(root, file), 'utf8')));
  }
  return types;
}

function typesOf(fileName: string, source: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, { fileName });
  if (diagnostics.length > 0) throw new Error(`${fileName} does not say its types by itself`);
  return outputText.replaceAll("'../api'", "'./api.js'");
}

/** Writes the types beside the code. */
export function libraryTypes(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'library-types',
    configResolved(config) {
      root = join(config.root, 'src', 'embed');
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const [file, types] of await readLibraryTypes(root)) await writeFile(join(folder, file), types);
    },
  };
}
