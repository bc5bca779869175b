import type { FrameEvents } from '../api';

/** Increases when a message changes its meaning; different versions do not connect. */
export const FRAME_VERSION = 1;

/** To the window, with the port. */
export const HELLO = 'hello';
export const READY = 'ready';

/** Fields of the same name (EMBED-2). */
export const LIVE_NAMES = ['token', 'lang', 'theme', 'route'] as const;
export type LiveName = (typeof LIVE_NAMES)[number];
export const START_NAMES = [
  ...LIVE_NAMES,
  'brand',
  'publicUrl',
  'confirmAbove',
  'resultDisplay',
  'storageKey',
  'selections',
] as const;
export type StartName = (typeof START_NAMES)[number];

/** Px; characters of an error message. */
export const MAX_HEIGHT = 100_000;
export const MAX_TEXT = 1_000;

/** Host events of the same name (EMBED-2). */
export type AppWord =
  | { readonly type: typeof READY }
  | { readonly type: 'balance'; readonly balance: FrameEvents['balance'] }
  | EventWord<Exclude<keyof FrameEvents, 'balance'>>;
type EventWord<Name extends keyof FrameEvents> = Name extends unknown
  ? { readonly type: Name } & FrameEvents[Name]
  : never;
