import type { Currency } from '@clutchline/contract';

/** Decimals while the currency is not known. */
const USUAL_DECIMALS = 2;

/** How many decimals the amounts of a player have. */
export const decimalsOf = ({ currency }: { readonly currency: Pick<Currency, 'decimals'> | null }): number =>
  currency?.decimals ?? USUAL_DECIMALS;
