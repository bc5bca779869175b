import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readLibraryTypes } from '../library/library-types';
import { snippetsOf } from './snippets-of';

const ROOT = join(import.meta.dirname, '..', '..');
const LIBRARY = /https:\/\/bets\.example\/embed\//g;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-guide-'));
  await mkdir(join(folder, 'embed'));
  const types = await readLibraryTypes(join(ROOT, 'packages/web/src/embed'));
  for (const [file, text] of types) await writeFile(join(folder, 'embed', file), text);
});
afterAll(() => rm(folder, { recursive: true }));

/** With the library's types only. */
async function faultsOf(codes: readonly string[]): Promise<string[]> {
  const files = codes.map((_code, index) => join(folder, `snippet-${index}.ts`));
  for (const [index, file] of files.entries()) await writeFile(file, codes[index]?.replace(LIBRARY, './embed/') ?? '');
  const program = ts.createProgram(files, {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('EMBED-1 every piece of code in the guide compiles against the published types', async () => {
  const snippets = snippetsOf(await readFile(join(ROOT, 'docs/embedding.md'), 'utf8'), 'ts');
  expect(snippets).toHaveLength(3);
  expect(await faultsOf(snippets)).toEqual([]);
});

it('EMBED-2 the published types know what is wrong', async () => {
  const wrong = [
    "import { mount } from 'https://bets.example/embed/mount.js'; mount(document.body, { lang: 'xx' });",
    "import { embedFrame } from 'https://bets.example/embed/frame.js'; embedFrame(document.body, {});",
    "import 'https://bets.example/embed/element.js'; document.createElement('clutchline-app').token = 5;",
  ];
  expect(await faultsOf(wrong)).toHaveLength(3);
});
