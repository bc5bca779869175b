import * as z from 'zod/mini';

import { OPTION_FIELDS } from '../mount-options';
import { FRAME_VERSION, HELLO, type StartName } from './frame-words';
import { isSmall } from './message-limits';

const HEAD = { v: z.literal(FRAME_VERSION), nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)) };

/** Invalid values count as omitted; unknown options invalidate the hello. */
const START = {
  token: lenient(OPTION_FIELDS.token),
  lang: lenient(OPTION_FIELDS.lang),
  theme: lenient(OPTION_FIELDS.theme),
  route: lenient(OPTION_FIELDS.route),
  brand: lenient(z.looseObject({ zh: z.string(), other: z.string() })),
  publicUrl: lenient(OPTION_FIELDS.publicUrl),
  confirmAbove: lenient(OPTION_FIELDS.confirmAbove),
  resultDisplay: lenient(OPTION_FIELDS.resultDisplay),
  storageKey: lenient(OPTION_FIELDS.storageKey),
  selections: lenient(OPTION_FIELDS.selections),
} satisfies Record<StartName, unknown>;

const helloSchema = z.strictObject({ ...HEAD, type: z.literal(HELLO), options: z.strictObject(START) });

/** EMBED-2. No message places a bet: that needs a press in the frame (bad input row 119). */
const hostSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...HEAD, type: z.literal('token'), token: OPTION_FIELDS.token }),
  z.strictObject({ ...HEAD, type: z.literal('lang'), lang: OPTION_FIELDS.lang }),
  z.strictObject({ ...HEAD, type: z.literal('theme'), theme: OPTION_FIELDS.theme }),
  z.strictObject({ ...HEAD, type: z.literal('route'), route: OPTION_FIELDS.route }),
]);

export type FrameStart = z.infer<typeof helloSchema>['options'];
export type HostMessage = z.infer<typeof hostSchema>;

function read<Schema extends z.core.$ZodType>(schema: Schema, data: unknown): z.output<Schema> | null {
  if (!isSmall(data)) return null;
  const parsed = z.safeParse(schema, data);
  return parsed.success ? parsed.data : null;
}

/** Null if not of this version (bad input row 116). */
export const readHello = (data: unknown): z.infer<typeof helloSchema> | null => read(helloSchema, data);

/** Null if not of this version and conversation (bad input row 116). */
export function readHostMessage(data: unknown, nonce: string): HostMessage | null {
  const message = read(hostSchema, data);
  return message?.nonce === nonce ? message : null;
}

/** No `z.catch`: the app of other pages would load it with the first list. */
function lenient<Schema extends z.core.$ZodType>(schema: Schema) {
  const read = (value: unknown): z.output<Schema> | undefined => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : undefined;
  };
  return z.optional(z.pipe(z.unknown(), z.transform(read)));
}
