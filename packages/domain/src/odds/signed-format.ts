/**
 * A format that writes the profit of one unit on one side of even money, and minus the stake for a profit of one unit
 * on the other: American per 100, Malay and Indonesian per 1.
 */
export interface SignedFormat {
  /** Value of even money, 2.000. */
  readonly unit: number;
  /** Whether the profit is written above even money; Malay writes it below. */
  readonly directAbove: boolean;
  readonly plus: '+' | '';
}

export const SIGNED_FORMATS = {
  american: { unit: 100, directAbove: true, plus: '+' },
  malay: { unit: 1, directAbove: false, plus: '' },
  indonesian: { unit: 1, directAbove: true, plus: '' },
} as const satisfies Record<string, SignedFormat>;
