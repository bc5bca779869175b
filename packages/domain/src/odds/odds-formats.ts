/** Display formats of a price (product decision); nothing is computed with them. */
export const ODDS_FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hong_kong',
  'malay',
  'indonesian',
  'probability',
] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];
