import ts from 'typescript';

import { parseSource, rootName, walk } from '../source/parse-source';

export interface TestFile {
  readonly path: string;
  readonly project: string;
}

export interface TestCount {
  readonly project: string;
  readonly files: number;
  readonly tests: number;
}

const TEST_CALLS: ReadonlySet<string> = new Set(['it', 'test']);

/** `it.each` counts once, tests that another file defines do not. */
export function countTests(root: string, files: readonly TestFile[]): TestCount[] {
  const projects = [...new Set(files.map(({ project }) => project))].sort();
  return projects.map((project) => {
    const own = files.filter((file) => file.project === project);
    return { project, files: own.length, tests: own.reduce((sum, { path }) => sum + testsOf(root, path), 0) };
  });
}

function testsOf(root: string, path: string): number {
  let tests = 0;
  walk(parseSource(root, path), (node) => {
    if (!ts.isCallExpression(node) || !TEST_CALLS.has(rootName(node.expression))) return;
    // The first call of `it.each(rows)('name', run)`.
    const isCallee = ts.isCallExpression(node.parent) && node.parent.expression === node;
    if (!isCallee) tests += 1;
  });
  return tests;
}
