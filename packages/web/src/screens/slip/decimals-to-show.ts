/** How many decimals of an amount say something: none of "50.00", two of "0.50". For chips and limits. */
export function decimalsToShow(amount: string): number {
  const decimals = amount.split('.')[1] ?? '';
  return /^0*$/.test(decimals) ? 0 : decimals.length;
}
