import type { AppHandle, LiveOptions, MountOptions } from './api';

/** Not validated yet. */
export type AsGiven<Options> = { readonly [Name in keyof Options]?: unknown };

/** Validates its options. */
export type MountAsGiven = (element: HTMLElement, options?: AsGiven<MountOptions>) => AppHandle<AsGiven<LiveOptions>>;
