import type { AppHandle, LiveOptions, MountOptions } from './api';

/** Options as a host wrote them: nobody has looked yet whether they are right. */
export type AsGiven<Options> = { readonly [Name in keyof Options]?: unknown };

/** A mount that looks at its options itself; it can stand wherever one is wanted that is given right ones alone. */
export type MountAsGiven = (element: HTMLElement, options?: AsGiven<MountOptions>) => AppHandle<AsGiven<LiveOptions>>;
