import { formatAmount, parseAmount, parseOdd, possibleReturn } from '@clutchline/domain';

/**
 * What a bet pays if every leg wins, by the rule of the settlement (U15). The payout limit was checked when the bet was
 * placed.
 *
 * @param stake wire amount; its decimals are those of the result.
 * @param odds wire prices.
 * @example returnIfAllWin('50.00', ['1.955']) // '97.75'
 */
export function returnIfAllWin(stake: string, odds: readonly string[], sizes?: readonly number[]): string {
  const decimals = stake.split('.')[1]?.length ?? 0;
  return formatAmount(possibleReturn(parseAmount(stake, decimals) ?? 0n, odds.map(parseOdd), null, sizes), decimals);
}
