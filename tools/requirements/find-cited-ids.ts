import ts from 'typescript';

import { listFiles } from '../source/list-files';
import { parseSource, walk } from '../source/parse-source';

const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const LEADING_IDS = /^[A-Z]+-\d+(?:(?:, | and )[A-Z]+-\d+)*(?=[ :])/;
const TEST_CALLS = new Set(['it', 'test', 'describe']);

/** The requirement ids that names of tests begin with, each with the first file that names it. */
export function findCitedIds(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const cited = new Map<string, string>();
  for (const path of folders.flatMap((folder) => listFiles(root, folder)).filter((file) => TEST_FILE.test(file))) {
    walk(parseSource(root, path), (node) => {
      for (const id of idsOf(node)) if (!cited.has(id)) cited.set(id, path);
    });
  }
  return cited;
}

function idsOf(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || !TEST_CALLS.has(rootName(node.expression))) return [];
  const name = nameOf(node.arguments[0]);
  return LEADING_IDS.exec(name)?.[0].split(/, | and /) ?? [];
}

/** The `it` of `it('…')`, `it.each(rows)('…')` and `it.skipIf(reason)('…')`. */
function rootName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootName(expression.expression);
  return '';
}

function nameOf(node: ts.Expression | undefined): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : '';
}
