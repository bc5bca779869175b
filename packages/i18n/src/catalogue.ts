import type { MessageValues } from './generated/message-values';

/** A key of a text, `<namespace>.<key>`. */
export type MessageKey = keyof MessageValues;

/**
 * Compiled texts of one language: those that an app shows, or all. That none is missing is
 * checked where they are written.
 */
export type Catalogue = Readonly<Partial<Record<MessageKey, CompiledText>>>;

/** Tokens as the compiler wrote them: plain text, or a placeholder with its kind and cases. */
type CompiledText = (string | [name: string, kind?: string, format?: unknown])[];
