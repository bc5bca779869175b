import ts from 'typescript';

import { parseSource, walk } from '../source/parse-source';

export interface FileSizes {
  readonly path: string;
  readonly lines: number;
  /** Of every function with a body. */
  readonly functions: readonly number[];
  readonly components: readonly ComponentSizes[];
  /** `any`, `!`, casts other than `as const`, and comments that disable a checker. */
  readonly escapes: number;
}

export interface ComponentSizes {
  readonly lines: number;
  readonly props: number;
  readonly effects: number;
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

export function measureFile(root: string, path: string): FileSizes {
  const source = parseSource(root, path);
  const functions: FunctionNode[] = [];
  let escapes = (source.text.match(/eslint-disable|@ts-(ignore|expect-error|nocheck)/g) ?? []).length;
  walk(source, (node) => {
    if (isFunction(node)) functions.push(node);
    if (isEscape(node)) escapes += 1;
  });
  return {
    path,
    lines: source.text.split('\n').length - (source.text.endsWith('\n') ? 1 : 0),
    functions: functions.map((node) => linesOf(source, node)),
    components: functions.filter(isComponent).map((node) => measureComponent(source, node)),
    escapes,
  };
}

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

function isEscape(node: ts.Node): boolean {
  if (ts.isAsExpression(node)) return node.type.getText() !== 'const';
  return node.kind === ts.SyntaxKind.AnyKeyword || ts.isNonNullExpression(node);
}

function linesOf(source: ts.SourceFile, node: ts.Node): number {
  const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
  return source.getLineAndCharacterOfPosition(node.getEnd()).line - first + 1;
}

function isComponent(node: FunctionNode): boolean {
  return /^[A-Z]/.test(nameOf(node)) && count(node, isJsx) > 0;
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function nameOf(node: FunctionNode): string {
  if (node.name !== undefined) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '';
}

function measureComponent(source: ts.SourceFile, node: FunctionNode): ComponentSizes {
  return { lines: linesOf(source, node), props: propsOf(source, node), effects: count(node, isEffect) };
}

function isEffect(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^use(Layout|Insertion)?Effect$/.test(node.expression.getText());
}

/** Of a props type in the file, otherwise the destructured names. */
function propsOf(source: ts.SourceFile, { parameters }: FunctionNode): number {
  const props = parameters[0];
  if (props === undefined) return 0;
  const declared = props.type === undefined ? null : membersOf(source, props.type);
  return declared ?? (ts.isObjectBindingPattern(props.name) ? props.name.elements.length : 1);
}

function membersOf(source: ts.SourceFile, type: ts.TypeNode): number | null {
  if (ts.isTypeLiteralNode(type)) return type.members.length;
  const name = type.getText();
  const declared = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  return declared !== undefined && ts.isInterfaceDeclaration(declared) ? declared.members.length : null;
}

function count(node: ts.Node, matches: (node: ts.Node) => boolean): number {
  let found = 0;
  walk(node, (child) => {
    if (matches(child)) found += 1;
  });
  return found;
}
