import type { MessageValues } from './generated/message-values';

/** A key of a text, `<namespace>.<key>`. */
export type MessageKey = keyof MessageValues;

/** The compiled texts of one language. */
export type Catalogue = Readonly<Record<MessageKey, CompiledText>>;

/** Tokens as the compiler wrote them: plain text, or a placeholder with its kind and cases. */
type CompiledText = (string | [name: string, kind?: string, format?: unknown])[];
