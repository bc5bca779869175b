import { LANGUAGES, balanceInfoSchema } from '@clutchline/contract';
import * as z from 'zod/mini';

import { lenient } from '../lenient';
import { OPTION_FIELDS as FIELDS } from '../option-fields';
import { isSmall } from './is-small';

/** Grows when a message changes its meaning; a page and a loader of two versions do not talk. */
export const FRAME_VERSION = 1;

const HEAD = { v: z.literal(FRAME_VERSION), nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)) };
const route = FIELDS.route;
const langCode = z.enum(LANGUAGES.map(({ code }) => code));

const start = z.strictObject({
  token: z.optional(FIELDS.token),
  lang: z.optional(FIELDS.lang),
  theme: z.optional(FIELDS.theme),
  route: z.optional(route),
  brand: z.optional(FIELDS.brand),
  confirmAbove: z.optional(FIELDS.confirmAbove),
  resultDisplay: z.optional(FIELDS.resultDisplay),
  storageKey: z.optional(FIELDS.storageKey),
  selections: z.optional(FIELDS.selections),
});

const lenientStart = z.object({
  token: lenient(FIELDS.token),
  lang: lenient(FIELDS.lang),
  theme: lenient(FIELDS.theme),
  route: lenient(route),
  brand: lenient(FIELDS.brand),
  confirmAbove: lenient(FIELDS.confirmAbove),
  resultDisplay: lenient(FIELDS.resultDisplay),
  storageKey: lenient(FIELDS.storageKey),
  selections: lenient(FIELDS.selections),
});

/** The first message, to the window; it carries a port, and everything after it goes through that. */
const helloSchema = z.strictObject({ ...HEAD, type: z.literal('hello'), options: start });

/** Host to app (EMBED-2). Nothing here bets: that takes a press inside the frame (bad input row 119). */
const hostSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...HEAD, type: z.literal('token'), token: FIELDS.token }),
  z.strictObject({ ...HEAD, type: z.literal('lang'), lang: FIELDS.lang }),
  z.strictObject({ ...HEAD, type: z.literal('theme'), theme: FIELDS.theme }),
  z.strictObject({ ...HEAD, type: z.literal('route'), route }),
]);

/** App to host (EMBED-2). */
const appSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...HEAD, type: z.literal('ready') }),
  z.strictObject({ ...HEAD, type: z.literal('sign-in-required'), route }),
  z.strictObject({ ...HEAD, type: z.literal('balance'), balance: z.nullable(balanceInfoSchema) }),
  z.strictObject({
    ...HEAD,
    type: z.literal('bet-placed'),
    orderNumbers: z.array(z.string().check(z.maxLength(64))),
  }),
  z.strictObject({ ...HEAD, type: z.literal('route'), route }),
  z.strictObject({ ...HEAD, type: z.literal('lang'), lang: langCode }),
  z.strictObject({ ...HEAD, type: z.literal('height'), height: z.int().check(z.gte(0), z.lte(100_000)) }),
  z.strictObject({
    ...HEAD,
    type: z.literal('error'),
    kind: z.enum(['network', 'region', 'page', 'crash', 'version']),
    message: z.string().check(z.maxLength(1_000)),
  }),
]);

type Headless<Message> = Message extends unknown ? Omit<Message, 'v' | 'nonce'> : never;
export type Hello = z.infer<typeof helloSchema>;
export type FrameStart = z.infer<typeof start>;
export type HostMessage = z.infer<typeof hostSchema>;
export type AppMessage = z.infer<typeof appSchema>;
/** What the bridge is given; it adds version and nonce. */
export type HostWord = Headless<HostMessage>;
export type AppWord = Headless<AppMessage>;

function reader<Schema extends z.core.$ZodType>(schema: Schema): (data: unknown) => z.output<Schema> | null {
  return (data) => {
    if (!isSmall(data)) return null;
    const parsed = z.safeParse(schema, data);
    return parsed.success ? parsed.data : null;
  };
}

function readerOf<Schema extends z.core.$ZodType<{ readonly nonce: string }>>(
  schema: Schema,
): (data: unknown, nonce: string) => z.output<Schema> | null {
  const read = reader(schema);
  return (data, nonce) => {
    const message = read(data);
    return message?.nonce === nonce ? message : null;
  };
}

/** The options of a hello without what the host got wrong: that is as if it were left out. */
export function cleanStart(options: object): FrameStart {
  return z.parse(lenientStart, options);
}

/** Null for everything that is none of this version's messages, or not of this conversation (bad input row 116). */
export const readHello = reader(helloSchema);
export const readHostMessage = readerOf(hostSchema);
export const readAppMessage = readerOf(appSchema);
