import type { SKINS } from '../data/stored-values';

/** Options of the host that may change while the app runs. */
export interface AppSettings {
  /** Origin and path before `/api`; '' for the page's own. */
  readonly apiBase: string;
  readonly theme: (typeof SKINS)[number];
  /** A total stake above this needs confirmation, minor units; null: the slip computes the limit. */
  readonly confirmAbove: number | null;
  /** A won or lost ticket reads won or lost (`normal`), or settled (`neutral`) (BET-3). */
  readonly resultDisplay: 'normal' | 'neutral';
  /** Brand names: for language 1, and for all others (NAV-6). */
  readonly brand: { readonly zh: string; readonly other: string };
}

export const DEFAULT_SETTINGS: AppSettings = {
  apiBase: '',
  theme: 'arena',
  confirmAbove: null,
  resultDisplay: 'normal',
  brand: { zh: '决胜线', other: 'Clutchline' },
};
