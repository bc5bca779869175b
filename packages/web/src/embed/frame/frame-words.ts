import type { FrameEvents } from '../api';

/** Grows when a message changes its meaning; a page and a loader of two versions do not talk. */
export const FRAME_VERSION = 1;

/** The first message, to the window; it carries a port, and everything after it goes through that. */
export const HELLO = 'hello';
/** The first answer of the app. */
export const READY = 'ready';

/** Options that the host may change: each has a message of its name, with a field of its name (EMBED-2). */
export const LIVE_NAMES = ['token', 'lang', 'theme', 'route'] as const;
export type LiveName = (typeof LIVE_NAMES)[number];
/** Options that the hello brings. */
export const START_NAMES = [
  ...LIVE_NAMES,
  'brand',
  'confirmAbove',
  'resultDisplay',
  'storageKey',
  'selections',
] as const;
export type StartName = (typeof START_NAMES)[number];

/** Greatest height that an app may ask for, in px, and longest message of an error, in characters. */
export const MAX_HEIGHT = 100_000;
export const MAX_TEXT = 1_000;

/** What each message of the app brings: the event of the host that has its name, the balance in a field (EMBED-2). */
export type AppWord =
  | { readonly type: typeof READY }
  | { readonly type: 'balance'; readonly balance: FrameEvents['balance'] }
  | EventWord<Exclude<keyof FrameEvents, 'balance'>>;
type EventWord<Name extends keyof FrameEvents> = Name extends unknown
  ? { readonly type: Name } & FrameEvents[Name]
  : never;
