import ts from 'typescript';

import { parseSource, walk } from '../source/parse-source';

export interface KeyUse {
  readonly literals: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
  readonly usedKeys: ReadonlyMap<string, string>;
}

const FIXED_NAMESPACE = /^[a-z-]+\.[a-z0-9_]*$/;

/** Any literal `namespace.key`, or a template with a fixed namespace. */
export function keyUseIn(root: string, paths: Iterable<string>): KeyUse {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const usedKeys = new Map<string, string>();
  for (const path of paths) {
    walk(parseSource(root, path), (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node) && FIXED_NAMESPACE.test(node.head.text)) patterns.push(patternOf(node));
      const key = usedKey(node);
      if (key !== null) usedKeys.set(key, path);
    });
  }
  return { literals, patterns, usedKeys };
}

function patternOf(template: ts.TemplateExpression): RegExp {
  const parts = [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('\\w+')}$`);
}

function usedKey(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 't') return null;
  const first = node.arguments[0];
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : null;
}
