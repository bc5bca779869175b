import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TOLERANCE_MS = 300_000;

export interface OperatorKey {
  readonly id: string;
  /** As `npm run operator-key` prints it. */
  readonly secret: string;
}

interface SignedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: string;
}

function signatureOf({ secret }: OperatorKey, { method, path, body }: SignedRequest, at: string): string {
  const digest = createHash('sha256').update(body).digest('hex');
  const key = Buffer.from(secret, 'base64url');
  return createHmac('sha256', key).update([method, path, at, digest].join('\n')).digest('hex');
}

export function signedHeaders(key: OperatorKey, request: SignedRequest, at: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'clutchline-key': key.id,
    'clutchline-timestamp': String(at),
    'clutchline-signature': signatureOf(key, request, String(at)),
  };
}

/** Of a call of the product. */
export function isSigned(key: OperatorKey, request: SignedRequest, headers: IncomingHttpHeaders, now: number): boolean {
  const at = String(headers['clutchline-timestamp']);
  const isOfThisTime = /^\d{1,16}$/.test(at) && Math.abs(now - Number(at)) <= TOLERANCE_MS;
  const given = Buffer.from(String(headers['clutchline-signature']));
  const expected = Buffer.from(signatureOf(key, request, at));
  const isEqual = given.length === expected.length && timingSafeEqual(given, expected);
  return isOfThisTime && headers['clutchline-key'] === key.id && isEqual;
}
