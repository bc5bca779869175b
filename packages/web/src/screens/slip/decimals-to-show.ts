/** 0 for "50.00", 2 for "0.50". For chips and limits. */
export function decimalsToShow(amount: string): number {
  const decimals = amount.split('.')[1] ?? '';
  return /^0*$/.test(decimals) ? 0 : decimals.length;
}
