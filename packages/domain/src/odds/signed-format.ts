/**
 * A format that writes the profit of one unit as it is on one side of even money, and on the other as minus the stake
 * for a profit of one unit: American per 100, Malay and Indonesian per 1.
 */
export interface SignedFormat {
  /** What even money, 2.000, is written as. */
  readonly unit: number;
  /** Whether the profit stands as it is above even money, and below it as a negative; Malay has it the other way. */
  readonly directAbove: boolean;
  readonly plus: '+' | '';
}

export const SIGNED_FORMATS = {
  american: { unit: 100, directAbove: true, plus: '+' },
  malay: { unit: 1, directAbove: false, plus: '' },
  indonesian: { unit: 1, directAbove: true, plus: '' },
} as const satisfies Record<string, SignedFormat>;
