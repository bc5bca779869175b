import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

import { WALLET_CALLS, type WalletAnswer, type WalletBody, type WalletCallName } from '@clutchline/contract/operator';
import * as z from 'zod/mini';

import { codeOf, postBytes, type PostedAnswer } from '../platform/network/post-bytes';
import { signatureOf } from '../platform/network/sign-request';
import type { Log } from '../platform/log/log';
import type { OperatorWallet, WalletReply } from '../platform/operator-wallet';
import { SECOND } from '../platform/time/durations';
import { CircuitBreaker } from './circuit-breaker';

export interface WalletConfig {
  /** Without a slash at the end. */
  readonly url: string;
  /** Of a key of the operator. */
  readonly keyId: string;
}

export interface WalletClientNeeds {
  readonly log: Log;
  /** Null: unknown or revoked. */
  readonly secretOf: (keyId: string) => Promise<Uint8Array | null>;
  readonly now: () => number;
  readonly timeoutMs?: number;
  readonly breaker?: CircuitBreaker;
}

export interface WalletClient extends OperatorWallet {
  close(): void;
}

const TIMEOUT_MS = 3 * SECOND;
/** Beyond it requests wait, and their time-out runs. */
const MOST_CONNECTIONS = 256;
const MOST_ANSWER_BYTES = 1024 * 1024;
const CERTIFICATE = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

type Answers = { readonly [Name in WalletCallName]: z.core.$ZodType<WalletAnswer<Name>> };
const ANSWERS: Answers = {
  balance: WALLET_CALLS.balance.answer,
  debit: WALLET_CALLS.debit.answer,
  credit: WALLET_CALLS.credit.answer,
  rollback: WALLET_CALLS.rollback.answer,
  listMovements: WALLET_CALLS.listMovements.answer,
};

const fields = z.record(z.string(), z.unknown());

/** Null: not what the call asked for (bad input rows 271, 272). */
function parseAnswer<Answer>(
  schema: z.core.$ZodType<Answer>,
  text: string,
  body: object,
): { readonly data: Answer; readonly isNegative: boolean } | null {
  const raw = readJson(text);
  const parsed = z.safeParse(schema, raw);
  const given = z.safeParse(fields, raw);
  if (!parsed.success || !given.success) return null;
  const echoed = ['transaction_id', 'player_id'].filter((name) => name in given.data);
  const sent = new Map<string, unknown>(Object.entries(body));
  if (echoed.some((name) => given.data[name] !== sent.get(name))) return null;
  return { data: parsed.data, isNegative: String(given.data['balance']).startsWith('-') };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Refusable {
  /** The wallet answers, but not for this player: other players can bet. */
  readonly isPlayerRefused?: boolean;
}

class HttpWalletClient implements WalletClient {
  readonly #agent: HttpAgent;
  readonly #breaker: CircuitBreaker;

  constructor(
    private readonly config: WalletConfig,
    private readonly needs: WalletClientNeeds,
  ) {
    const options = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
    this.#agent = config.url.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
    this.#breaker = needs.breaker ?? new CircuitBreaker();
  }

  acquirePermission(): boolean {
    return this.#breaker.acquirePermission();
  }

  close(): void {
    this.#agent.destroy();
  }

  async call<Name extends WalletCallName>(
    name: Name,
    body: WalletBody<Name>,
  ): Promise<WalletReply<WalletAnswer<Name>>> {
    const { log } = this.needs;
    const reply = await this.#ask(name, body).catch((error: unknown) => {
      if (CERTIFICATE.test(codeOf(error)))
        log.error(
          { alarm: 'operator-wallet', call: name, code: codeOf(error) },
          "the certificate of the operator's wallet is invalid",
        );
      return { kind: 'unknown', reason: codeOf(error) || String(error), isPlayerRefused: false } as const;
    });
    if (reply.kind === 'unknown') log.warn({ call: name, reason: reply.reason }, "operator's wallet did not answer");
    if (reply.kind === 'unknown' && reply.isPlayerRefused === true) return reply;
    if (this.#breaker.observe(reply.kind === 'answered')) {
      if (reply.kind === 'answered') log.warn({}, "operator's wallet answers again, bets are accepted");
      else
        log.error(
          { alarm: 'operator-wallet', reason: reply.reason },
          "operator's wallet does not answer, bets are refused",
        );
    }
    return reply;
  }

  async #ask<Name extends WalletCallName>(
    name: Name,
    body: WalletBody<Name>,
  ): Promise<WalletReply<WalletAnswer<Name>> & Refusable> {
    const raw = await this.#post(WALLET_CALLS[name].path, JSON.stringify(body));
    if (raw.status !== 200) {
      const isPlayerRefused = name === 'balance' && raw.status >= 400 && raw.status < 500;
      return { kind: 'unknown', reason: `status ${raw.status}`, isPlayerRefused };
    }
    const answer = parseAnswer(ANSWERS[name], raw.text, body);
    if (answer === null) return { kind: 'unknown', reason: 'the answer is invalid or of another request' };
    if (answer.isNegative)
      this.needs.log.error({ alarm: 'operator-wallet', call: name }, "operator's wallet answered a negative balance");
    return { kind: 'answered', answer: answer.data };
  }

  async #post(path: string, text: string): Promise<PostedAnswer> {
    const { keyId } = this.config;
    const secret = await this.needs.secretOf(keyId);
    if (secret === null) throw new Error('the key of the wallet is unknown or revoked');
    const target = new URL(this.config.url + path);
    const at = String(this.needs.now());
    const bytes = Buffer.from(text);
    const signature = signatureOf(secret, { method: 'POST', path: target.pathname, body: bytes }, at).toString('hex');
    const headers = {
      'content-type': 'application/json',
      'clutchline-key': keyId,
      'clutchline-timestamp': at,
      'clutchline-signature': signature,
    };
    const timeoutMs = this.needs.timeoutMs ?? TIMEOUT_MS;
    return await postBytes({ target, headers, bytes, agent: this.#agent, timeoutMs, mostBytes: MOST_ANSWER_BYTES });
  }
}

export const openWalletClient = (config: WalletConfig, needs: WalletClientNeeds): WalletClient =>
  new HttpWalletClient(config, needs);
