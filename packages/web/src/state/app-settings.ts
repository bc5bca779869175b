import type { SKINS } from '../data/stored-values';

/** What the host decides about the app and may change while it runs. */
export interface AppSettings {
  /** Origin and path before `/api`; '' for the page's own. */
  readonly apiBase: string;
  readonly theme: (typeof SKINS)[number];
  /** Above this total stake the button asks again, minor units; null: the slip decides. */
  readonly confirmAbove: number | null;
  /** How a won or lost ticket reads: as that, or as settled (BET-3). */
  readonly resultDisplay: 'normal' | 'neutral';
  /** Brand names: of language 1, and of all others (NAV-6). */
  readonly brand: { readonly zh: string; readonly other: string };
}

export const DEFAULT_SETTINGS: AppSettings = {
  apiBase: '',
  theme: 'arena',
  confirmAbove: null,
  resultDisplay: 'normal',
  brand: { zh: '决胜线', other: 'Clutchline' },
};
