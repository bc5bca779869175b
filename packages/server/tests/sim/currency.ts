/** One unit of the published limits. */
export interface ModelCurrency {
  readonly id: number;
  readonly decimals: number;
  readonly unit: bigint;
}

export const YUAN: ModelCurrency = { id: 1, decimals: 2, unit: 100n };
/** Yen: no decimals, hundredfold limits; dinar: three decimals. */
export const CURRENCIES: readonly ModelCurrency[] = [
  YUAN,
  { id: 3, decimals: 0, unit: 100n },
  { id: 9, decimals: 3, unit: 1_000n },
];

/** Hundredths of a limit unit. */
export const inMinor = ({ unit }: ModelCurrency, hundredths: bigint): bigint => (hundredths * unit) / 100n;

export function amountOf(minor: bigint, { decimals }: ModelCurrency): string {
  if (decimals === 0) return `${minor}`;
  const whole = 10n ** BigInt(decimals);
  return `${minor / whole}.${(minor % whole).toString().padStart(decimals, '0')}`;
}

/** Null: not representable. */
export function minorOf(text: string, { decimals }: ModelCurrency): bigint | null {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(text);
  const [, whole = '0', part = ''] = parts ?? [];
  return parts === null || part.length > decimals ? null : BigInt(whole + part.padEnd(decimals, '0'));
}
