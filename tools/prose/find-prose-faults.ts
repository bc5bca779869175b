import type { Prose } from './read-prose';

/** A pattern, and the standard term for it (docs/glossary.md). */
export interface ListedWord {
  readonly pattern: string;
  readonly use: string;
}

/** The paths that begin with `path` may contain `text`. */
export interface Allowance {
  readonly path: string;
  readonly text: string;
  readonly reason: string;
}

/** Places, and the words that were read. */
export interface ProseCheck {
  readonly places: readonly string[];
  readonly words: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

export function findProseFaults(
  prose: readonly Prose[],
  listed: readonly ListedWord[],
  allowances: readonly Allowance[],
): ProseCheck {
  const patterns = listed.map(({ pattern, use }) => ({ pattern: new RegExp(pattern, 'giu'), use }));
  let words = 0;
  const places = prose.flatMap(({ path, line, text }) => {
    words += (text.match(WORD) ?? []).length;
    const allowed = allowances.filter((allowance) => path.startsWith(allowance.path));
    const rest = allowed.reduce((left, allowance) => left.replaceAll(allowance.text, ' '), text);
    return patterns.flatMap(({ pattern, use }) =>
      [...rest.matchAll(pattern)].map(([word]) => `${path}:${line}: "${word.trim()}": use ${use}`),
    );
  });
  return { places, words };
}
