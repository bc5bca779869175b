import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

import ts from 'typescript';
import type { Plugin } from 'vite';

const SOURCES = ['api', 'library/mount', 'library/element', 'library/frame'];

/**
 * By file name; one file without imports per export.
 *
 * @throws if a file's types cannot be emitted in isolation
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
  if (diagnostics.length > 0) throw new Error(`${fileName}: types cannot be emitted in isolation`);
  return outputText.replaceAll("'../api'", "'./api.js'");
}

export function libraryTypes(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'library-types',
    configResolved(config) {
      root = join(config.root, 'src', 'embed');
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const [file, types] of await readLibraryTypes(root)) await writeFile(join(folder, file), types);
    },
  };
}
