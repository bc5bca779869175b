import ts from 'typescript';

import { listFiles } from '../source/list-files';
import { parseSource, rootName, walk } from '../source/parse-source';

const TEST_FILE = /\.(test|e2e)\.tsx?$/;
export const INSERTED = '…';
const TEST_CALLS = new Set(['it', 'test', 'describe']);

/** Inserted values are `INSERTED`. */
export interface TestName {
  readonly name: string;
  readonly path: string;
}

export const listTestFiles = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) => listFiles(root, folder)).filter((file) => TEST_FILE.test(file));

export function findTestNames(root: string, folders: readonly string[]): TestName[] {
  const names: TestName[] = [];
  for (const path of listTestFiles(root, folders)) {
    walk(parseSource(root, path), (node) => {
      if (ts.isCallExpression(node) && TEST_CALLS.has(rootName(node.expression)))
        names.push({ name: nameOf(node.arguments[0]), path });
    });
  }
  return names;
}

function nameOf(node: ts.Expression | undefined): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) return nameOf(node.left) + nameOf(node.right);
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(INSERTED);
}
