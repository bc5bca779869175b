import * as z from 'zod/mini';

import { REFUSAL_CODE, type Refusal } from './reply-codes';

export function isRefusal(value: string): value is Refusal {
  return Object.hasOwn(REFUSAL_CODE, value);
}

/** Key of a refusal. */
export const refusalKey = z.string().check(z.refine(isRefusal));
