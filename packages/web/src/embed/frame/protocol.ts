import * as z from 'zod/mini';

import { lenient } from '../lenient';
import { OPTION_FIELDS as FIELDS } from '../option-fields';
import { FRAME_VERSION, HELLO, type StartName } from './frame-words';
import { isSmall } from './is-small';

const HEAD = { v: z.literal(FRAME_VERSION), nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)) };

/** An invalid value counts as omitted; an unknown option invalidates the hello. */
const START = {
  token: lenient(FIELDS.token),
  lang: lenient(FIELDS.lang),
  theme: lenient(FIELDS.theme),
  route: lenient(FIELDS.route),
  brand: lenient(FIELDS.brand),
  confirmAbove: lenient(FIELDS.confirmAbove),
  resultDisplay: lenient(FIELDS.resultDisplay),
  storageKey: lenient(FIELDS.storageKey),
  selections: lenient(FIELDS.selections),
} satisfies Record<StartName, unknown>;

const helloSchema = z.strictObject({ ...HEAD, type: z.literal(HELLO), options: z.strictObject(START) });

/** Host to app (EMBED-2). No message places a bet: that needs a press inside the frame (bad input row 119). */
const hostSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...HEAD, type: z.literal('token'), token: FIELDS.token }),
  z.strictObject({ ...HEAD, type: z.literal('lang'), lang: FIELDS.lang }),
  z.strictObject({ ...HEAD, type: z.literal('theme'), theme: FIELDS.theme }),
  z.strictObject({ ...HEAD, type: z.literal('route'), route: FIELDS.route }),
]);

export type FrameStart = z.infer<typeof helloSchema>['options'];
export type HostMessage = z.infer<typeof hostSchema>;

function read<Schema extends z.core.$ZodType>(schema: Schema, data: unknown): z.output<Schema> | null {
  if (!isSmall(data)) return null;
  const parsed = z.safeParse(schema, data);
  return parsed.success ? parsed.data : null;
}

/** Null if not a hello of this version (bad input row 116). */
export const readHello = (data: unknown): z.infer<typeof helloSchema> | null => read(helloSchema, data);

/** Null if not of this version and conversation (bad input row 116). */
export function readHostMessage(data: unknown, nonce: string): HostMessage | null {
  const message = read(hostSchema, data);
  return message?.nonce === nonce ? message : null;
}
