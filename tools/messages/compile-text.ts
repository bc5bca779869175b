import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

export type PlaceholderType = 'string | number' | 'number' | 'string';

export interface CompiledText {
  readonly tokens: CompiledMessage;
  readonly placeholders: ReadonlyMap<string, PlaceholderType>;
}

/** Throws on a syntax error. */
export function compileText(text: string): CompiledText {
  const tokens = compileMessageOrThrow(text);
  const placeholders = new Map<string, PlaceholderType>();
  collect(tokens, placeholders);
  return { tokens, placeholders };
}

function collect(tokens: CompiledMessage, into: Map<string, PlaceholderType>): void {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, kind, format] = token;
    into.set(name, narrower(into.get(name), typeOf(kind)));
    for (const nested of casesOf(kind, format)) collect(nested, into);
  }
}

function typeOf(kind: string | undefined): PlaceholderType {
  if (kind === undefined) return 'string | number';
  return kind === 'select' ? 'string' : 'number';
}

function narrower(known: PlaceholderType | undefined, found: PlaceholderType): PlaceholderType {
  return known === undefined || known === 'string | number' ? found : known;
}

function casesOf(kind: string | undefined, format: unknown): CompiledMessage[] {
  const hasCases = kind === 'plural' || kind === 'selectordinal' || kind === 'select';
  if (!hasCases || typeof format !== 'object' || format === null) return [];
  return Object.entries(format)
    .map(([, value]): unknown => value)
    .filter(isCompiled);
}

function isCompiled(value: unknown): value is CompiledMessage {
  return Array.isArray(value);
}
