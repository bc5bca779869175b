import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import * as z from 'zod/mini';

import { answerWith, faultPlanSchema, type FaultPlan, NO_FAULTS, sendJson } from './faults';
import { isWay, playersPage, playPage } from './pages';
import { ProductClient, type ProductPlace } from './product-client';
import { ReceivedWebhooks } from './received-webhooks';
import { isSigned, type OperatorKey } from './signatures';
import { RefusedRequest, type WalletCalls } from './wallet';
import { REQUESTS } from './wallet-requests';

export interface DemoOperatorOptions {
  readonly port: number;
  readonly key: OperatorKey;
  readonly wallet: WalletCalls;
  /** Null: only the wallet and the receiver of webhooks. */
  readonly product: ProductPlace | null;
  readonly webhookSecret: string | null;
  /** Faults by `POST /test/faults`, and `GET /test/report`. */
  readonly hasTestDoor: boolean;
}

export interface DemoOperator {
  readonly url: string;
  close(): Promise<void>;
}

const WALLET = '/wallet/';
const MOST_BYTES = 1024 * 1024;
const playerBody = z.object({ player_id: z.string() });

type WalletCall = keyof typeof REQUESTS;
const isWalletCall = (name: string): name is WalletCall => Object.hasOwn(REQUESTS, name);

/** Throws for an invalid body. */
function callWallet(wallet: WalletCalls, name: WalletCall, body: unknown): object {
  switch (name) {
    case 'balance': {
      const { player_id, currency } = z.parse(REQUESTS.balance, body);
      return wallet.balance(player_id, currency);
    }
    case 'debit':
      return wallet.debit(z.parse(REQUESTS.debit, body));
    case 'credit':
      return wallet.credit(z.parse(REQUESTS.credit, body));
    case 'rollback':
      return wallet.rollback(z.parse(REQUESTS.rollback, body));
    case 'transactions':
      return wallet.list(z.parse(REQUESTS.transactions, body));
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MOST_BYTES) throw new RefusedRequest(413, 'the body is too large');
  }
  return text;
}

class Routes {
  readonly #webhooks: ReceivedWebhooks;
  readonly #product: ProductClient | null;
  #plan: FaultPlan = NO_FAULTS;

  constructor(private readonly options: DemoOperatorOptions) {
    const { webhookSecret, product, key } = options;
    this.#webhooks = new ReceivedWebhooks(webhookSecret);
    this.#product = product === null ? null : new ProductClient(product, key);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://operator');
    const text = await textOf(request);
    const route = `${request.method} ${pathname}`;
    if (route.startsWith(`POST ${WALLET}`)) await this.#answerWallet(request, response, text);
    else if (route === 'POST /webhooks')
      response.writeHead(this.#webhooks.receive(text, request.headers) ? 204 : 401).end();
    else if (route === 'POST /session') await this.#openSession(response, text);
    else if (route === 'GET /') sendHtml(response, playersPage(this.options.wallet.players()));
    else if (route === 'GET /play') this.#showApp(response, searchParams);
    else if (this.options.hasTestDoor && pathname.startsWith('/test/')) this.#answerTest(response, route, text);
    else sendJson(response, 404, {});
  }

  async #answerWallet(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const { key, wallet } = this.options;
    const path = request.url ?? '';
    const name = path.slice(WALLET.length);
    if (!isSigned(key, { method: 'POST', path, body: text }, request.headers, Date.now())) {
      sendJson(response, 401, {});
      return;
    }
    if (!isWalletCall(name)) throw new RefusedRequest(404, 'there is no such call');
    const body: unknown = JSON.parse(text);
    await answerWith(this.#plan, name, response, () => callWallet(wallet, name, body));
  }

  async #openSession(response: ServerResponse, text: string): Promise<void> {
    const { player_id } = z.parse(playerBody, JSON.parse(text));
    const player = this.options.wallet.players().find(({ id }) => id === player_id);
    if (player === undefined || this.#product === null) throw new RefusedRequest(404, 'there is no such player');
    sendJson(response, 200, { token: await this.#product.openSession(player.id, player.currency) });
  }

  #showApp(response: ServerResponse, query: URLSearchParams): void {
    const { product, wallet } = this.options;
    const way = query.get('way') ?? 'mount';
    const player = wallet.players().find(({ id }) => id === query.get('player'));
    if (product === null || player === undefined || !isWay(way)) throw new RefusedRequest(404, 'there is no such page');
    sendHtml(response, playPage(product.url, player.id, way));
  }

  #answerTest(response: ServerResponse, route: string, text: string): void {
    const { wallet } = this.options;
    if (route === 'POST /test/faults') this.#plan = z.parse(faultPlanSchema, JSON.parse(text));
    const printable = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
    const report = {
      ...{ players: wallet.players(), movements: wallet.movements(), faults: this.#plan },
      ...{ webhooks: this.#webhooks.list(), duplicates: this.#webhooks.duplicates },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(report, printable));
  }
}

function sendHtml(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}

function statusOf(error: unknown): number {
  if (error instanceof RefusedRequest) return error.status;
  return error instanceof SyntaxError || error instanceof z.core.$ZodError ? 422 : 500;
}

/** An operator for demonstrations and tests: wallet, players, pages with the app and a receiver of webhooks, on this machine. */
export async function openDemoOperator(options: DemoOperatorOptions): Promise<DemoOperator> {
  const routes = new Routes(options);
  const server = createServer((request, response) => {
    routes.answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, statusOf(error), { error: error instanceof Error ? error.message : String(error) });
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
