import type { FrameEvents } from '../api';

/** Increases when a message changes its meaning; page and loader of different versions do not connect. */
export const FRAME_VERSION = 1;

/** The first message, to the window; it transfers the port for all later messages. */
export const HELLO = 'hello';
/** The first answer of the app. */
export const READY = 'ready';

/** Options that the host may change: each has a message and a field of the same name (EMBED-2). */
export const LIVE_NAMES = ['token', 'lang', 'theme', 'route'] as const;
export type LiveName = (typeof LIVE_NAMES)[number];
/** Options of the hello. */
export const START_NAMES = [
  ...LIVE_NAMES,
  'brand',
  'confirmAbove',
  'resultDisplay',
  'storageKey',
  'selections',
] as const;
export type StartName = (typeof START_NAMES)[number];

/** Greatest height that an app may request, in px, and longest error message, in characters. */
export const MAX_HEIGHT = 100_000;
export const MAX_TEXT = 1_000;

/** Messages of the app: the host event of the same name, with the balance in a field (EMBED-2). */
export type AppWord =
  | { readonly type: typeof READY }
  | { readonly type: 'balance'; readonly balance: FrameEvents['balance'] }
  | EventWord<Exclude<keyof FrameEvents, 'balance'>>;
type EventWord<Name extends keyof FrameEvents> = Name extends unknown
  ? { readonly type: Name } & FrameEvents[Name]
  : never;
