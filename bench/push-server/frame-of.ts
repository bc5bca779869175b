import type { Change } from '@clutchline/contract';

/** A price of a point; the version carries when it was published, in microseconds of the machine's steady clock. */
export const priceOf = (point: number, at: number): Change => ({
  ...{ type: 'odds', point_id: point, delta: `1.${String(100 + (at % 900))}`, status: 1, version: at },
});
