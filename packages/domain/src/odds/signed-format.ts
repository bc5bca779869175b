/** Profit per unit on one side of even money, minus the stake per unit of profit on the other. */
export interface SignedFormat {
  /** At even money, 2.000. */
  readonly unit: number;
  readonly directAbove: boolean;
  readonly plus: '+' | '';
}

export const SIGNED_FORMATS = {
  american: { unit: 100, directAbove: true, plus: '+' },
  malay: { unit: 1, directAbove: false, plus: '' },
  indonesian: { unit: 1, directAbove: true, plus: '' },
} as const satisfies Record<string, SignedFormat>;
