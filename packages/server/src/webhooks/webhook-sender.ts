import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

import { Webhook } from 'standardwebhooks';

import { codeOf, postBytes } from '../platform/network/post-bytes';
import { SECOND } from '../platform/time/durations';
import { currencyOf } from '../players';
import { addressFault, publicLookup, resolveHost, type ResolveHost } from './target-address';
import type { DueWebhook, WebhookTarget } from './webhook-store';

const TIMEOUT_MS = 15 * SECOND;
const MOST_ANSWER_BYTES = 64 * 1024;
export const CONNECTIONS_PER_TARGET = 8;

export interface SenderOptions {
  readonly timeoutMs?: number;
  readonly resolve?: ResolveHost;
}

/** Signs and sends by Standard Webhooks. */
export class WebhookSender {
  readonly #http: HttpAgent;
  readonly #https: HttpsAgent;
  readonly #public: HttpsAgent;

  constructor(private readonly options: SenderOptions = {}) {
    const pooled = { keepAlive: true, maxSockets: CONNECTIONS_PER_TARGET };
    this.#http = new HttpAgent(pooled);
    this.#https = new HttpsAgent(pooled);
    this.#public = new HttpsAgent({ ...pooled, lookup: publicLookup(options.resolve ?? resolveHost) });
  }

  /** Null: received, which is a status of 200 to 299. Otherwise what failed. Never rejects. */
  async send(target: WebhookTarget, event: DueWebhook, signal: AbortSignal): Promise<string | null> {
    const fault = addressFault(target.url, target.allowsPrivate);
    if (fault !== null) return `the address ${fault}`;
    const text = bodyOf(event);
    const sentAt = new Date();
    const headers = {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / SECOND)),
      'webhook-signature': new Webhook(target.secret, { format: 'raw' }).sign(event.id, sentAt, text),
    };
    const url = new URL(target.url);
    const limits = { timeoutMs: this.options.timeoutMs ?? TIMEOUT_MS, mostBytes: MOST_ANSWER_BYTES, signal };
    const request = { target: url, headers, bytes: Buffer.from(text), agent: this.#agentOf(target, url), ...limits };
    try {
      const { status } = await postBytes(request);
      return status >= 200 && status < 300 ? null : `status ${status}`;
    } catch (error) {
      return codeOf(error) || String(error);
    }
  }

  close(): void {
    for (const agent of [this.#http, this.#https, this.#public]) agent.destroy();
  }

  #agentOf({ allowsPrivate }: WebhookTarget, { protocol }: URL): HttpAgent {
    if (protocol === 'http:') return this.#http;
    return allowsPrivate ? this.#https : this.#public;
  }
}

/** The same text with every attempt. */
function bodyOf({ type, at, data: { currency_id, ...data } }: DueWebhook): string {
  const currency = typeof currency_id === 'number' ? { currency: currencyOf(currency_id).code } : {};
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: { ...data, ...currency } });
}
