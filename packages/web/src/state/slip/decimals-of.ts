import type { Currency } from '@clutchline/contract';

const USUAL_DECIMALS = 2;

export const decimalsOf = ({ currency }: { readonly currency: Pick<Currency, 'decimals'> | null }): number =>
  currency?.decimals ?? USUAL_DECIMALS;
