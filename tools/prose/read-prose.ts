import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { parseSource, walk } from '../source/parse-source';

export interface Prose {
  readonly path: string;
  readonly line: number;
  readonly kind: 'comment' | 'message' | 'document';
  readonly text: string;
}

const LOG_METHOD = /(?:^|\.)log\.(?:trace|debug|info|warn|error|fatal)$/;
const HELP_KEYS = new Set(['help', 'what', 'describe', 'description']);
const API_REFERENCE = 'packages/contract/src/reference/';
/** Three words: shorter texts are keys and examples. */
const LEAST_SENTENCE = /\S+ \S+ \S+/;

/** Comments, log messages, help texts and descriptions of the API in code, running text of Markdown. */
export function readProse(root: string, path: string): Prose[] {
  if (path.endsWith('.md')) return readMarkdown(path, readFileSync(join(root, path), 'utf8'));
  if (path.endsWith('.sql')) return readSql(path, readFileSync(join(root, path), 'utf8'));
  return readCode(path, parseSource(root, path));
}

function readMarkdown(path: string, text: string): Prose[] {
  let isFenced = false;
  return text.split('\n').flatMap((content, index) => {
    if (content.trimStart().startsWith('```')) isFenced = !isFenced;
    if (isFenced || content.trimStart().startsWith('```')) return [];
    return [{ path, line: index + 1, kind: 'document' as const, text: withoutCode(content) }];
  });
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, ' ').replace(/\]\([^)]*\)/g, ' ');

function readSql(path: string, text: string): Prose[] {
  return text.split('\n').flatMap((content, index) => {
    const [, comment] = /--(.*)$/.exec(content) ?? [];
    return comment === undefined
      ? []
      : [{ path, line: index + 1, kind: 'comment' as const, text: withoutCode(comment) }];
  });
}

function readCode(path: string, source: ts.SourceFile): Prose[] {
  return [...commentsOf(path, source), ...messagesOf(path, source)];
}

function commentsOf(path: string, source: ts.SourceFile): Prose[] {
  const found = new Map<number, Prose>();
  const { text } = source;
  walk(source, (node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) {
      const line = source.getLineAndCharacterOfPosition(pos).line + 1;
      const comment = text.slice(pos, end).replace(/^\/\*+|\*\/$|^\/\/|^\s*\* ?/gm, ' ');
      found.set(pos, { path, line, kind: 'comment', text: withoutCode(comment) });
    }
  });
  return [...found.values()];
}

function messagesOf(path: string, source: ts.SourceFile): Prose[] {
  const found: Prose[] = [];
  const add = (node: ts.Node): void => {
    if (!isText(node)) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ path, line, kind: 'message', text: withoutCode(node.text) });
  };
  if (path.startsWith(API_REFERENCE)) {
    walk(source, (node) => {
      if (isText(node) && LEAST_SENTENCE.test(node.text)) add(node);
    });
    return found;
  }
  walk(source, (node) => {
    if (ts.isCallExpression(node) && LOG_METHOD.test(node.expression.getText())) node.arguments.forEach(add);
    if (ts.isPropertyAssignment(node) && HELP_KEYS.has(node.name.getText())) add(node.initializer);
  });
  return found;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
