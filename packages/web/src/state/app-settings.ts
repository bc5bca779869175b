import type { SKINS } from '../data/stored-values';

/** What the host decides about the app and may change while it runs. */
export interface AppSettings {
  /** Origin and path before `/api`; '' for the page's own. */
  readonly apiBase: string;
  readonly theme: (typeof SKINS)[number];
  /** Brand names: of language 1, and of all others (NAV-6). */
  readonly brand: { readonly zh: string; readonly other: string };
}

export const DEFAULT_SETTINGS: AppSettings = {
  apiBase: '',
  theme: 'arena',
  brand: { zh: '决胜线', other: 'Clutchline' },
};
