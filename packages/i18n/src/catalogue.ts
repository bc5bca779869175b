import type { MessageValues } from './generated/message-values';

export type MessageKey = keyof MessageValues;

/** Compiled texts of one language, all or those of an app. `tools/check-messages` checks completeness. */
export type Catalogue = Readonly<Partial<Record<MessageKey, CompiledText>>>;

/** Compiler output: plain text, or a placeholder with its kind and cases. */
type CompiledText = (string | [name: string, kind?: string, format?: unknown])[];
