import type { PoolInfo } from '@clutchline/contract';
import { formatAmount, parseAmount } from '@clutchline/domain';

/** Wire amounts have all decimals. */
export const decimalsOf = ({ gross }: Pick<PoolInfo, 'gross'>): number => gross.split('.')[1]?.length ?? 0;

/** 0 if invalid. */
export const minorOf = (amount: string, decimals: number): bigint => parseAmount(amount, decimals) ?? 0n;

export function takeoutIn(info: PoolInfo): string {
  const decimals = decimalsOf(info);
  if (info.closing !== null) return info.closing.takeout_amount;
  return formatAmount(minorOf(info.gross, decimals) - minorOf(info.net, decimals), decimals);
}

export function ticketsIn({ closing, points }: PoolInfo): number {
  return closing?.tickets ?? points.reduce((sum, { tickets }) => sum + tickets, 0);
}

/** 425 thousandths are 42.5 percent. */
export const percentOf = (thousandths: number): number => thousandths / 10;

/** One decimal; 0 of 0 is 0. */
export function percentOfCount(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1_000 * part) / whole) / 10;
}
