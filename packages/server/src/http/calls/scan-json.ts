const MAX_DEPTH = 16;
const MAX_MEMBERS = 1_000;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const LONE_SURROGATE = /\p{Cs}/u;

interface Level {
  /** Null in an array. */
  readonly keys: Set<string> | null;
  members: number;
}

/** -1 if the literal does not end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '"') return at + 1;
  }
  return -1;
}

function decode(literal: string): string | null {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Null if invalid. Without an escape there is no NUL or lone surrogate: the grammar and UTF-8 have none. */
function valueOf(literal: string): string | null {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  const value = decode(literal);
  return value === null || value.includes('\0') || LONE_SURROGATE.test(value) ? null : value;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return text[at] === ':';
}

function validateString(literal: string, asKey: boolean, level: Level | undefined): boolean {
  const value = valueOf(literal);
  if (value === null) return false;
  const keys = level?.keys ?? null;
  if (!asKey || keys === null) return true;
  if (FORBIDDEN.has(value) || keys.has(value)) return false;
  keys.add(value);
  return true;
}

function readMark(char: string, levels: Level[]): boolean {
  switch (char) {
    case '{':
    case '[':
      levels.push({ keys: char === '{' ? new Set() : null, members: 1 });
      return levels.length <= MAX_DEPTH;
    case '}':
    case ']':
      return levels.pop() !== undefined;
    case ',': {
      const level = levels.at(-1);
      if (level === undefined) return false;
      level.members += 1;
      return level.members <= MAX_MEMBERS;
    }
    default:
      return true;
  }
}

/**
 * Finds what `JSON.parse` accepts: repeated or prototype keys, NUL, lone surrogates, excessive depth or width (bad
 * input rows 9 to 13). Linear time; does not check the grammar.
 */
export function isPlainJson(text: string): boolean {
  const levels: Level[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char !== '"') {
      if (!readMark(char, levels)) return false;
      at += 1;
      continue;
    }
    const end = endOfString(text, at);
    if (end < 0 || !validateString(text.slice(at, end), isKey(text, end), levels.at(-1))) return false;
    at = end;
  }
  return true;
}
