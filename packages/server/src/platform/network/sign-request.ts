import { createHash, createHmac } from 'node:crypto';

export interface RequestToSign {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: Uint8Array;
}

/** Of the calls between operator and server, in both directions. `at`: ms since 1970. */
export function signatureOf(secret: Uint8Array, request: RequestToSign, at: string) {
  const digest = createHash('sha256').update(request.body).digest('hex');
  return createHmac('sha256', secret).update([request.method, request.path, at, digest].join('\n')).digest();
}
