import ts from 'typescript';

import { parseSource, walk } from '../source/parse-source';

/** Declarations under `path` may contain `word` in another sense. */
export interface NameAllowance {
  readonly word: string;
  readonly path: string;
  readonly reason: string;
}

const HEAD = /^\|.*\| Not \|$/;
const SUFFIX = / in (code|identifiers)$/;

/** Words of the last column of the tables of `docs/glossary.md`, in lower case, two words joined. */
export function readExcludedWords(glossary: string): ReadonlySet<string> {
  const words = new Set<string>();
  let isTable = false;
  for (const line of glossary.split('\n')) {
    isTable = HEAD.test(line) || (isTable && line.startsWith('|'));
    if (!isTable || HEAD.test(line) || line.startsWith('|--')) continue;
    const cell = line.split('|').at(-2) ?? '';
    for (const entry of cell.split(',')) {
      const word = entry.trim().replace(SUFFIX, '').toLowerCase();
      if (/^[a-z]+( [a-z]+)?$/.test(word)) words.add(word.replace(' ', ''));
    }
  }
  return words;
}

/** Declared names that contain an excluded word. Names with an underscore are those of the wire and of SQL. */
export function findNameFaults(
  root: string,
  path: string,
  words: ReadonlySet<string>,
  allowances: readonly NameAllowance[],
): string[] {
  const allowed = new Set(allowances.filter((entry) => path.startsWith(entry.path)).map(({ word }) => word));
  const source = parseSource(root, path);
  const faults = new Map<string, string>();
  walk(source, (node) => {
    const name = declaredName(node);
    if (name === null || /[a-z]_/.test(name.text)) return;
    const word = wordsOf(name.text).find((part) => words.has(part) && !allowed.has(part));
    if (word === undefined || faults.has(name.text)) return;
    const line = source.getLineAndCharacterOfPosition(name.getStart()).line + 1;
    faults.set(name.text, `${path}:${line}: name ${name.text} contains "${word}", see docs/glossary.md`);
  });
  return [...faults.values()];
}

function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | null {
  const isDeclaration =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node);
  if (!isDeclaration || node.name === undefined) return null;
  return ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name) ? node.name : null;
}

/** Parts of a camelCase name, without a plural s, and each two neighbours joined. */
function wordsOf(name: string): string[] {
  const parts = (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());
  const singular = parts.map((part) => part.replace(/(?<!s)s$/, ''));
  return [...parts, ...singular, ...parts.slice(1).map((part, index) => `${parts[index] ?? ''}${part}`)];
}
