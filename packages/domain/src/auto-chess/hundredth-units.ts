/** Minor units of one hundredth of the base amount, by ISO code (CHESS-5). */
const HUNDREDTHS: Readonly<Record<string, bigint>> = {
  CNY: 1n,
  USD: 1n,
  THB: 1n,
  TWD: 1n,
  JPY: 1n,
  KRW: 10n,
  KWD: 10n,
  VND: 100n,
  IDR: 100n,
};

/**
 * Minor units of one hundredth of the base amount of a currency: 1 CNY, USD, THB, TWD or KWD, 100 JPY, 1,000 KRW, 10,000
 * VND or IDR. Every price is a whole number of hundredths, so no amount of the game is rounded (CHESS-5).
 *
 * @returns null for a currency without a base amount: the game is not offered in it.
 * @example hundredthOf('KRW') // 10n: a refresh for 1.80 costs 1,800 won
 */
export function hundredthOf(code: string): bigint | null {
  return HUNDREDTHS[code] ?? null;
}

/** Minor units of an amount in hundredths. */
export function minorUnits(hundredths: number, hundredth: bigint): bigint {
  return BigInt(hundredths) * hundredth;
}
