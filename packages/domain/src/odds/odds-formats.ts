/** Display only (product decision). */
export const ODDS_FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hong_kong',
  'malay',
  'indonesian',
  'probability',
] as const;
/** How a price is displayed (USER-5). */
export type OddsFormat = (typeof ODDS_FORMATS)[number];
