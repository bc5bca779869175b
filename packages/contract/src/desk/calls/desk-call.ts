import * as z from 'zod/mini';

import type { DeskProblem } from '../desk-problems';
import type { DeskRight } from '../desk-rights';

export interface DeskCall {
  /** Null: the call needs no session. */
  readonly right: DeskRight | null;
  /** Needs a code or passkey not older than five minutes. */
  readonly needsStepUp: boolean;
  readonly body: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  /** Problems that this call can answer with, besides those that every call can. */
  readonly problems: readonly DeskProblem[];
}

export const nothing = z.strictObject({});
export const done = z.strictObject({});
export const open = { right: null, needsStepUp: false } as const;
export const own = { right: 'sign_in', needsStepUp: false } as const;
