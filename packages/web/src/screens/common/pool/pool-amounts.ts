import type { PoolInfo } from '@clutchline/contract';
import { formatAmount, parseAmount } from '@clutchline/domain';

/** Every amount of the wire has all decimals of its currency. */
export const decimalsOf = ({ gross }: Pick<PoolInfo, 'gross'>): number => gross.split('.')[1]?.length ?? 0;

/** A wire amount in minor units; what cannot be read is none. */
export const minorOf = (amount: string, decimals: number): bigint => parseAmount(amount, decimals) ?? 0n;

/** What the house keeps of a pool, or would keep of it now, as a wire amount. */
export function takeoutIn(info: PoolInfo): string {
  const decimals = decimalsOf(info);
  if (info.closing !== null) return info.closing.takeout_amount;
  return formatAmount(minorOf(info.gross, decimals) - minorOf(info.net, decimals), decimals);
}

/** How many tickets are in a pool. */
export function ticketsIn({ closing, points }: PoolInfo): number {
  return closing?.tickets ?? points.reduce((sum, { tickets }) => sum + tickets, 0);
}

/** 42.5 of 425 thousandths. */
export const percentOf = (thousandths: number): number => thousandths / 10;

/** A part of a whole in percent, one decimal; 0 of nothing. */
export function percentOfCount(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1_000 * part) / whole) / 10;
}
