import type { IncomingHttpHeaders } from 'node:http';

import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';

const body = z.object({ type: z.string(), timestamp: z.string(), data: z.record(z.string(), z.unknown()) });

export interface ReceivedWebhook extends z.infer<typeof body> {
  readonly id: string;
}

const MOST = 1_000;

/** Each once, newest last. */
export class ReceivedWebhooks {
  readonly #received = new Map<string, ReceivedWebhook>();
  /** Ids that came again. */
  duplicates = 0;

  /** @param secret as `npm run webhooks` prints it; null: none is accepted. */
  constructor(private readonly secret: string | null) {}

  /** False: not signed by the product. */
  receive(text: string, headers: IncomingHttpHeaders): boolean {
    if (this.secret === null) return false;
    const id = String(headers['webhook-id']);
    const signed = {
      'webhook-id': id,
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    };
    try {
      new Webhook(this.secret).verify(text, signed);
    } catch {
      return false;
    }
    if (this.#received.has(id)) this.duplicates += 1;
    else this.#received.set(id, { id, ...z.parse(body, JSON.parse(text)) });
    const [oldest] = this.#received.keys();
    if (this.#received.size > MOST && oldest !== undefined) this.#received.delete(oldest);
    return true;
  }

  list(): ReceivedWebhook[] {
    return [...this.#received.values()];
  }
}
