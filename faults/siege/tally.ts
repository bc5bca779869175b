import { envelopeSchema } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { TimedAnswer } from './send-request';

export type Tally = Map<string, number>;

export const count = (tally: Tally, kind: string): void => void tally.set(kind, (tally.get(kind) ?? 0) + 1);

const refusal = z.object({ results: z.array(z.object({ error: z.nullable(z.object({ refusal: z.string() })) })) });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `ok`, the refusal of the first bet, the envelope's message key, the status, or the reason for no response. */
export function kindOf({ status, text }: TimedAnswer): string {
  if (status === 0) return text;
  if (status !== 200) return String(status);
  const envelope = z.safeParse(envelopeSchema, readJson(text));
  if (!envelope.success) return 'malformed';
  const { code, msg, data } = envelope.data;
  if (code !== 1) return msg;
  const placed = z.safeParse(refusal, data);
  return placed.success ? (placed.data.results.find(({ error }) => error !== null)?.error?.refusal ?? 'ok') : 'ok';
}
