import * as z from 'zod/mini';

import { REFUSAL_CODE, type Refusal } from './reply-codes';

/** Whether a text is the key of a refusal. */
export function isRefusal(value: string): value is Refusal {
  return Object.hasOwn(REFUSAL_CODE, value);
}

/** Key of a {@link Refusal}. */
export const refusalKey = z.string().check(z.refine(isRefusal));
