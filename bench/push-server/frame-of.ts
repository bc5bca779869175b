import type { Change } from '@clutchline/contract';

/** The version is the publishing time in µs. */
export const priceOf = (point: number, at: number): Change => ({
  ...{ type: 'odds', point_id: point, delta: `1.${String(100 + (at % 900))}`, status: 1, version: at },
});
