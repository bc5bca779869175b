import * as z from 'zod/mini';

import type { DeskProblem } from '../desk-problems';
import type { DeskRight } from '../desk-rights';
import { reason, requestId } from '../desk-values';

interface Described<Payload, Preview> {
  /** What is proposed. */
  readonly payload: Payload;
  /** What it would do, as both persons see it. */
  readonly preview: Preview;
  /** Of `propose` and `preview`, beside those of every kind. */
  readonly problems: readonly DeskProblem[];
  /** How long another person may approve it. */
  readonly opensForMinutes: number;
}

/**
 * A kind of proposal (DESK-6). Its name is the right that both persons need.
 *
 * @example proposalKind('void_play', { payload, preview, problems: ['void_already'], opensForMinutes: 30 })
 */
export function proposalKind<Kind extends DeskRight, Payload extends z.core.$ZodType, Preview extends z.core.$ZodType>(
  kind: Kind,
  { payload, ...described }: Described<Payload, Preview>,
) {
  const body = z.strictObject({ request_id: requestId, reason, kind: z.literal(kind), payload });
  return { ...described, payload, body };
}

/** Minutes. */
export const HALF_AN_HOUR = 30;
export const A_DAY = 1_440;
