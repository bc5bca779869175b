import { createHash, createHmac, randomUUID } from 'node:crypto';

import * as z from 'zod/mini';

export interface OperatorReply {
  readonly status: number;
  readonly type: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Ask {
  readonly body?: unknown;
  /** Sent instead of `body`, which is signed. */
  readonly sent?: string;
  readonly at?: number;
  readonly idempotencyKey?: string;
  readonly keyId?: string;
  readonly signature?: string;
}

let last = 0;

/** No two requests of a client have one time: a signature is valid once. */
const nextTime = (): number => (last = Math.max(last + 1, Date.now()));

/** As an operator's system would call. */
export class OperatorClient {
  constructor(
    private readonly url: string,
    private readonly key: { readonly id: string; readonly secret: string },
  ) {}

  async ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, given: Ask = {}): Promise<OperatorReply> {
    const { at = nextTime(), idempotencyKey = randomUUID() } = given;
    const target = `/operator/v1${path}`;
    const text = given.body === undefined ? '' : JSON.stringify(given.body);
    const digest = createHash('sha256').update(text).digest('hex');
    const secret = Buffer.from(this.key.secret, 'base64url');
    const signed = createHmac('sha256', secret).update([method, target, at, digest].join('\n')).digest('hex');
    const response = await fetch(this.url + target, {
      method,
      headers: {
        'clutchline-key': given.keyId ?? this.key.id,
        'clutchline-timestamp': String(at),
        'clutchline-signature': given.signature ?? signed,
        ...(method === 'GET' ? {} : { 'idempotency-key': idempotencyKey, 'content-type': 'application/json' }),
      },
      ...(text === '' && given.sent === undefined ? {} : { body: given.sent ?? text }),
    });
    const data = z.parse(z.record(z.string(), z.unknown()), await response.json());
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      data,
    };
  }
}
