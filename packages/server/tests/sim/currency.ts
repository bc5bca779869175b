/** A currency of players: its decimals, and the minor units in what the published limits count as one. */
export interface ModelCurrency {
  readonly id: number;
  readonly decimals: number;
  readonly unit: bigint;
}

export const YUAN: ModelCurrency = { id: 1, decimals: 2, unit: 100n };
/** Yen, without decimals and with limits a hundred times as high, and dinars with three decimals. */
export const CURRENCIES: readonly ModelCurrency[] = [
  YUAN,
  { id: 3, decimals: 0, unit: 100n },
  { id: 9, decimals: 3, unit: 1_000n },
];

/** Minor units of hundredths of one. */
export const inMinor = ({ unit }: ModelCurrency, hundredths: bigint): bigint => (hundredths * unit) / 100n;

/** Minor units as the wire shows them. */
export function amountOf(minor: bigint, { decimals }: ModelCurrency): string {
  if (decimals === 0) return `${minor}`;
  const whole = 10n ** BigInt(decimals);
  return `${minor / whole}.${(minor % whole).toString().padStart(decimals, '0')}`;
}

/** Minor units of an amount as a player types it; null where the currency has none such. */
export function minorOf(text: string, { decimals }: ModelCurrency): bigint | null {
  const parts = /^(\d+)(?:\.(\d+))?$/.exec(text);
  const [, whole = '0', part = ''] = parts ?? [];
  return parts === null || part.length > decimals ? null : BigInt(whole + part.padEnd(decimals, '0'));
}
