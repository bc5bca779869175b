import * as z from 'zod/mini';

import { minorUnits } from './desk-values';

/** What a count of the tickets of a pool gives, in one currency. */
export const poolCount = z.strictObject({
  tickets: z.int(),
  is_refund: z.boolean(),
  gross: minorUnits,
  takeout_amount: minorUnits,
  breakage: minorUnits,
  paid: minorUnits,
  refunded: minorUnits,
});
