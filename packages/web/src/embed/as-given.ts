import type { AppHandle, LiveOptions, MountOptions } from './api';

/** Options as the host passed them, not validated. */
export type AsGiven<Options> = { readonly [Name in keyof Options]?: unknown };

/** A mount that validates its options, so it can replace one that expects valid options. */
export type MountAsGiven = (element: HTMLElement, options?: AsGiven<MountOptions>) => AppHandle<AsGiven<LiveOptions>>;
