import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

import { parseSource, walk } from '../source/parse-source';

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? node.arguments[0] : undefined;
}

export function readSpecifiers(root: string, path: string): string[] {
  const specifiers: string[] = [];
  walk(parseSource(root, path), (node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) specifiers.push(specifier.text);
  });
  return specifiers;
}

/** Null for a package, or if no file matches. */
export function resolveSpecifier(path: string, specifier: string, files: ReadonlySet<string>): string | null {
  if (!specifier.startsWith('.')) return null;
  const target = join(dirname(path), specifier);
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((file) => files.has(file)) ?? null;
}
