/**
 * Writes the profit per unit on one side of even money, minus the stake per unit of profit on the other; American per
 * 100, Malay and Indonesian per 1.
 */
export interface SignedFormat {
  /** Value at even money, 2.000. */
  readonly unit: number;
  /** Profit above even money; Malay below. */
  readonly directAbove: boolean;
  readonly plus: '+' | '';
}

export const SIGNED_FORMATS = {
  american: { unit: 100, directAbove: true, plus: '+' },
  malay: { unit: 1, directAbove: false, plus: '' },
  indonesian: { unit: 1, directAbove: true, plus: '' },
} as const satisfies Record<string, SignedFormat>;
