import type { MessageValues } from './generated/message-values';

export type MessageKey = keyof MessageValues;

/** One language, whole or of an app; `tools/check-messages` checks completeness. */
export type Catalogue = Readonly<Partial<Record<MessageKey, CompiledText>>>;

/** Text, or a placeholder with kind and cases. */
type CompiledText = (string | [name: string, kind?: string, format?: unknown])[];
