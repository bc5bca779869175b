import { randomUUID } from 'node:crypto';

import * as z from 'zod/mini';

import { type OperatorKey, signedHeaders } from './signatures';

const sessionSchema = z.object({ token: z.string() });

export interface ProductPlace {
  /** For players. */
  readonly url: string;
  /** Of the operator API. */
  readonly operatorUrl: string;
}

/** Calls of the operator to the product. */
export class ProductClient {
  #last = 0;

  constructor(
    private readonly place: ProductPlace,
    private readonly key: OperatorKey,
  ) {}

  /** The token of a new session. */
  async openSession(playerId: string, currency: string): Promise<string> {
    const body = JSON.stringify({ player_id: playerId, currency });
    const path = '/operator/v1/sessions';
    // A signature is valid once, and two equal requests of one ms would have the same.
    this.#last = Math.max(this.#last + 1, Date.now());
    const headers = signedHeaders(this.key, { method: 'POST', path, body }, this.#last);
    const response = await fetch(this.place.operatorUrl + path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    });
    if (!response.ok) throw new Error(`the product answered with status ${response.status}`);
    return z.parse(sessionSchema, await response.json()).token;
  }
}
