import type { FrameEvents } from '../api';

/** Increases when a message changes its meaning; different versions do not connect. */
export const FRAME_VERSION = 1;

/** To the window; it transfers the port for all later messages. */
export const HELLO = 'hello';
/** The app's first answer. */
export const READY = 'ready';

/** Each has a message and a field of the same name (EMBED-2). */
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

/** In px, and in characters of an error message. */
export const MAX_HEIGHT = 100_000;
export const MAX_TEXT = 1_000;

/** Each is the host event of the same name, with the balance in a field (EMBED-2). */
export type AppWord =
  | { readonly type: typeof READY }
  | { readonly type: 'balance'; readonly balance: FrameEvents['balance'] }
  | EventWord<Exclude<keyof FrameEvents, 'balance'>>;
type EventWord<Name extends keyof FrameEvents> = Name extends unknown
  ? { readonly type: Name } & FrameEvents[Name]
  : never;
