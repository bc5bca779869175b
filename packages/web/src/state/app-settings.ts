import type { SKINS } from '../data/stored-values';

/** Host options that may change while the app runs. */
export interface AppSettings {
  /** Origin and path before `/api`; '' for the page's own. */
  readonly apiBase: string;
  readonly theme: (typeof SKINS)[number];
  /** Total stake in minor units above which a bet needs confirmation; null: the slip computes it. */
  readonly confirmAbove: number | null;
  /** `neutral`: won and lost tickets read as settled (BET-3). */
  readonly resultDisplay: 'normal' | 'neutral';
  /** For language 1, and for all others (NAV-6). */
  readonly brand: { readonly zh: string; readonly other: string };
}

export const DEFAULT_SETTINGS: AppSettings = {
  apiBase: '',
  theme: 'arena',
  confirmAbove: null,
  resultDisplay: 'normal',
  brand: { zh: '决胜线', other: 'Clutchline' },
};
