import { randomBytes } from 'node:crypto';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

import { WALLET_CALLS, type WalletAnswer, type WalletCallName } from '@clutchline/contract/operator';
import * as z from 'zod/mini';

import { postBytes, type PostedAnswer } from '../../platform/network/post-bytes';
import { signatureOf } from '../../platform/network/sign-request';

export interface ProbeConfig {
  /** Without a slash at the end. */
  readonly url: string;
  readonly keyId: string;
  readonly secret: Uint8Array;
  readonly timeoutMs: number;
}

/** What is wrong with the request, to see that it is refused. */
export interface Tampering {
  readonly secret?: Uint8Array;
  readonly ageMs?: number;
}

const MOST_BYTES = 4 * 1024 * 1024;
const CONNECTIONS = 32;

/** Calls a wallet as the server does, and measures each call. */
export class WalletProbe {
  readonly latencies = new Map<WalletCallName, number[]>();
  readonly #agent: HttpAgent;

  constructor(private readonly config: ProbeConfig) {
    const options = { keepAlive: true, maxSockets: CONNECTIONS };
    this.#agent = config.url.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
  }

  close(): void {
    this.#agent.destroy();
  }

  /** @throws without an answer in time. */
  async post(name: WalletCallName, body: object, tampering: Tampering = {}): Promise<PostedAnswer> {
    const { url, keyId, secret, timeoutMs } = this.config;
    const target = new URL(url + WALLET_CALLS[name].path);
    const bytes = Buffer.from(JSON.stringify(body));
    const at = String(Date.now() - (tampering.ageMs ?? 0));
    const signed = { method: 'POST', path: target.pathname, body: bytes };
    const headers = {
      'content-type': 'application/json',
      'clutchline-key': keyId,
      'clutchline-timestamp': at,
      'clutchline-signature': signatureOf(tampering.secret ?? secret, signed, at).toString('hex'),
    };
    const began = performance.now();
    const answer = await postBytes({ target, headers, bytes, agent: this.#agent, timeoutMs, mostBytes: MOST_BYTES });
    this.latencies.set(name, [...(this.latencies.get(name) ?? []), performance.now() - began]);
    return answer;
  }

  /** @throws if the answer is not as the contract has it. */
  async call<Name extends WalletCallName>(
    name: Name,
    schema: z.core.$ZodType<WalletAnswer<Name>>,
    body: object,
  ): Promise<WalletAnswer<Name>> {
    const { status, text } = await this.post(name, body);
    if (status !== 200) throw new Error(`${WALLET_CALLS[name].path} was answered with status ${status}`);
    const parsed = z.safeParse(schema, readJson(text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const place = issue === undefined || issue.path.length === 0 ? 'it is no object' : issue.path.join('.');
    throw new Error(`the answer of ${WALLET_CALLS[name].path} is not as described: ${place}`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface ProbedPlayer {
  readonly id: string;
  readonly currency: string;
}

export type MoveStatus = 'done' | 'declined';

/** Movements of one player, with ids that no wallet has seen. */
export class ProbedAccount {
  readonly #run = randomBytes(6).toString('hex');
  #count = 0;

  constructor(
    readonly probe: WalletProbe,
    readonly player: ProbedPlayer,
  ) {}

  newId(): string {
    return `conformance-${this.#run}-${(this.#count += 1)}`;
  }

  async balance(): Promise<bigint> {
    const { id: player_id, currency } = this.player;
    const answer = await this.probe.call('balance', WALLET_CALLS.balance.answer, { player_id, currency });
    if (answer.player_id !== player_id) throw new Error(`/balance was answered for the player ${answer.player_id}`);
    return BigInt(answer.balance);
  }

  debitBody(id: string, amount: bigint, kind: 'stake' | 'correction' = 'stake'): object {
    return { ...this.#moneyOf(id, amount), kind, bet_id: id };
  }

  debit(id: string, amount: bigint, kind: 'stake' | 'correction' = 'stake'): Promise<MoveStatus> {
    return this.#move('debit', id, this.debitBody(id, amount, kind));
  }

  credit(id: string, amount: bigint): Promise<MoveStatus> {
    return this.#move('credit', id, { ...this.#moneyOf(id, amount), bet_id: `bet-of-${id}` });
  }

  rollback(id: string, amount: bigint): Promise<MoveStatus> {
    return this.#move('rollback', id, this.#moneyOf(id, amount));
  }

  async #move(name: 'debit' | 'credit' | 'rollback', id: string, body: object): Promise<MoveStatus> {
    const { transaction_id, status } = await this.probe.call(name, WALLET_CALLS[name].answer, body);
    if (transaction_id !== id) throw new Error(`/${name} of ${id} was answered for ${transaction_id}`);
    return status;
  }

  #moneyOf(id: string, amount: bigint) {
    const { id: player_id, currency } = this.player;
    return { transaction_id: id, player_id, currency, amount: String(amount) };
  }
}
