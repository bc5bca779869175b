import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';

const body = z.object({ type: z.string(), timestamp: z.string(), data: z.record(z.string(), z.unknown()) });

export interface ReceivedWebhook extends z.infer<typeof body> {
  readonly id: string;
  readonly text: string;
}

const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

/** An operator's address. Keeps what is validly signed; without a secret everything. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  /** With every request, also those that are refused. */
  requests = 0;
  secret: string | null = null;
  /** Of the answer; `lost`: received, then the connection ends. */
  answer: (webhook: ReceivedWebhook) => number | 'lost' = () => 204;
  #port = 0;
  #server: ReturnType<typeof createServer> | null = null;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/webhooks`;
  }

  /** Again on the same port. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void this.#receive(request).then((status) => {
        if (status === 'lost') response.destroy();
        else response.writeHead(status, status === 307 ? { location: `${this.url}/elsewhere` } : {}).end();
      });
    });
    this.#server = server;
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  async #receive(request: IncomingMessage): Promise<number | 'lost'> {
    this.requests += 1;
    let text = '';
    for await (const part of request) text += String(part);
    const [id, at, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
      header(request, name),
    );
    if (this.secret !== null) {
      const headers = { 'webhook-id': id ?? '', 'webhook-timestamp': at ?? '', 'webhook-signature': signature ?? '' };
      new Webhook(this.secret).verify(text, headers);
    }
    const webhook = { ...z.parse(body, JSON.parse(text)), id: id ?? '', text };
    const status = this.answer(webhook);
    if (status === 'lost' || status < 300) this.received.push(webhook);
    return status;
  }
}
