import { formatAmount, parseAmount, parseOdd, possibleReturn } from '@clutchline/domain';

/** Used only if an answer breaks the contract: every accepted bet has a price. */
export const NO_PRICE = '1.000';

/**
 * By the rule of the settlement (U15); the payout limit was checked at placement.
 * @param stake wire amount; the result has its decimals.
 * @param odds wire prices.
 * @example returnIfAllWin('50.00', ['1.955']) // '97.75'
 */
export function returnIfAllWin(stake: string, odds: readonly string[], sizes?: readonly number[]): string {
  const decimals = stake.split('.')[1]?.length ?? 0;
  return formatAmount(possibleReturn(parseAmount(stake, decimals) ?? 0n, odds.map(parseOdd), null, sizes), decimals);
}
