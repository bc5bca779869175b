import * as z from 'zod/mini';

import { currencyId } from '../ids';

/** ISO 4217 code and decimals of the minor unit (0, 2 or 3). */
export const currencySchema = z.object({
  id: currencyId,
  code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  decimals: z.literal([0, 2, 3]),
});
export type Currency = z.infer<typeof currencySchema>;
