import type { Currency } from '@clutchline/contract';

/** Decimals while the currency is unknown. */
const USUAL_DECIMALS = 2;

/** Decimals of the player's amounts. */
export const decimalsOf = ({ currency }: { readonly currency: Pick<Currency, 'decimals'> | null }): number =>
  currency?.decimals ?? USUAL_DECIMALS;
