import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

import { expect, it } from 'vitest';

import { parseSource } from '../source/parse-source';
import { keyUseIn } from './find-key-use';
import { messageSources } from './message-sources';
import { readMessages } from './read-messages';

const ROOT = join(import.meta.dirname, '../..');
const START = 'packages/web/src/app/app.tsx';
/** Its names come from files that each screen imports for itself. */
const DOOR = 'packages/web/src/state/index.ts';
/** Names texts that `banner-line` draws, which loads later. */
const BANNER = 'packages/web/src/state/banner/banner-store.ts';

function isOfTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  const { phaseModifier, name, namedBindings } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (name !== undefined || namedBindings === undefined || ts.isNamespaceImport(namedBindings)) return false;
  return namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function importsOf(path: string): string[] {
  return parseSource(ROOT, path).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || isOfTypes(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
    const base = join(dirname(path), moduleSpecifier.text);
    return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter((file) => existsSync(join(ROOT, file)));
  });
}

/** With all that it imports at once. */
function withImports(start: string): Set<string> {
  const files = new Set([start]);
  for (const file of files)
    for (const imported of importsOf(file)) if (imported !== DOOR && imported !== BANNER) files.add(imported);
  return files;
}

it('LANG-2 the first view finds each of its texts in the first catalogue', () => {
  const messages = readMessages(join(ROOT, 'packages/i18n/messages'));
  const first = messageSources(messages).get('en-US.ts') ?? '';
  const files = withImports(START);
  expect(files).toContain('packages/web/src/screens/match-list/match-row.tsx');
  expect(files).not.toContain('packages/web/src/screens/slip/slip-panel.tsx');
  const { literals, patterns } = keyUseIn(ROOT, files);
  const used = [...(messages.get('en-US') ?? new Map<string, string>()).keys()].filter(
    (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)),
  );
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((key) => !first.includes(`  '${key}': `))).toEqual([]);
});
