import { timingSafeEqual } from 'node:crypto';

import type { Context } from './context';
import { signatureOf } from '../platform/network/sign-request';
import { MINUTE } from '../platform/time/durations';

export interface SignedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: Uint8Array;
  readonly keyId: string | undefined;
  /** Ms since 1970, as sent. */
  readonly timestamp: string | undefined;
  /** Hex. */
  readonly signature: string | undefined;
}

export const TOLERANCE_MS = 5 * MINUTE;
/** Unknown keys take as long. */
const NO_SECRET = Buffer.alloc(32);

/** Null if valid; otherwise the reason, for the log only (bad input rows 260 to 263). Valid once. */
export async function verifySignature(
  { stores, wallClock }: Pick<Context, 'stores' | 'wallClock'>,
  request: SignedRequest,
): Promise<string | null> {
  const { keyId = '', timestamp = '', signature = '' } = request;
  if (!/^[a-z0-9]{12}$/.test(keyId)) return 'no key id';
  if (!/^\d{13}$/.test(timestamp)) return 'no timestamp';
  if (!/^[0-9a-f]{64}$/.test(signature)) return 'no signature';
  const now = wallClock.now();
  if (Math.abs(now - Number(timestamp)) > TOLERANCE_MS) return 'timestamp outside the tolerance';
  const secret = await stores.integration.secretOf(keyId);
  const given = Buffer.from(signature, 'hex');
  const isRight = timingSafeEqual(signatureOf(secret ?? NO_SECRET, request, timestamp), given);
  if (secret === null) return 'unknown or revoked key';
  if (!isRight) return 'wrong signature';
  const times = { expiresAt: Number(timestamp) + TOLERANCE_MS + MINUTE, now };
  return (await stores.integration.useSignature(given, times)) ? null : 'signature used before';
}
