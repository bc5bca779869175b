import type { MessageValues } from './generated/message-values';

export type MessageKey = keyof MessageValues;

/** One language, whole or of an app; `tools/check-messages` checks completeness. */
export type Catalogue = Readonly<Partial<Record<MessageKey, CompiledText>>>;

/** Text, or a placeholder with kind and cases. */
export type CompiledText = readonly (string | readonly [name: string, kind?: 'number'] | Choice)[];

/** In the cases of a plural, `#` is its number. */
type Choice = readonly [
  name: string,
  kind: 'plural' | 'select',
  cases: { readonly other: CompiledText; readonly [name: string]: CompiledText },
];
