import { appendFileSync, existsSync, readFileSync } from 'node:fs';

import * as z from 'zod/mini';

import type { ListRequest, MoneyRequest } from './wallet-requests';

const entrySchema = z.object({
  type: z.enum(['player', 'debit', 'credit', 'rollback']),
  id: z.string(),
  player: z.string(),
  currency: z.string(),
  amount: z.string(),
  status: z.enum(['done', 'declined']),
  at: z.int(),
});
type Entry = z.infer<typeof entrySchema>;

export interface Movement {
  readonly id: string;
  readonly kind: 'debit' | 'credit';
  readonly player: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly status: 'done' | 'rolled_back' | 'declined';
  /** Ms since 1970. */
  readonly at: number;
}

export interface Player {
  readonly id: string;
  readonly currency: string;
  /** Minor units. */
  readonly balance: bigint;
}

export interface MoveAnswer {
  readonly transaction_id: string;
  readonly status: 'done' | 'declined';
  readonly balance: string;
}

/** With the status of the answer. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const ON_PAGE = 500;

/** What the demo operator needs of a wallet. */
export type WalletCalls = Pick<Wallet, 'players' | 'movements' | 'balance' | 'debit' | 'credit' | 'rollback' | 'list'>;

/** The balances of the players. Each change is written to the journal before it is answered, and read from it at the start. */
export class Wallet {
  readonly #players = new Map<string, Player>();
  readonly #movements = new Map<string, Movement>();

  /** @param journal a file; null: nothing is stored. */
  constructor(
    private readonly journal: string | null,
    private readonly now: () => number = () => Date.now(),
  ) {
    if (journal === null || !existsSync(journal)) return;
    for (const line of readFileSync(journal, 'utf8').split('\n').filter(Boolean))
      this.#apply(z.parse(entrySchema, JSON.parse(line)));
  }

  players(): Player[] {
    return [...this.#players.values()];
  }

  movements(): Movement[] {
    return [...this.#movements.values()];
  }

  /** Adds to the balance of a player that exists. */
  fund(player: string, currency: string, amount: bigint): void {
    this.#record({ type: 'player', id: '', player, currency, amount, status: 'done' });
  }

  balance(playerId: string, currency: string): { readonly player_id: string; readonly balance: string } {
    return { player_id: playerId, balance: String(this.#playerOf(playerId, currency).balance) };
  }

  debit(request: MoneyRequest): MoveAnswer {
    const known = this.#knownOf('debit', request);
    if (known === null) {
      const { balance } = this.#playerOf(request.player_id, request.currency);
      this.#move('debit', request, balance >= BigInt(request.amount) ? 'done' : 'declined');
    }
    return this.#answer(request, this.#movements.get(request.transaction_id)?.status === 'done');
  }

  /** The bet may be unknown. */
  credit(request: MoneyRequest): MoveAnswer {
    const known = this.#knownOf('credit', request);
    if (known === null) this.#move('credit', request, 'done');
    return this.#answer(request, true);
  }

  /** Of a debit that is unknown: it is declined if it arrives. */
  rollback(request: MoneyRequest): MoveAnswer {
    const known = this.#knownOf('debit', request);
    if (known === null || known.status === 'done') {
      this.#playerOf(request.player_id, request.currency);
      const { transaction_id: id, player_id: player, currency, amount } = request;
      this.#record({ type: 'rollback', id, player, currency, amount: BigInt(amount), status: 'done' });
    }
    return this.#answer(request, true);
  }

  list({ from, to, cursor }: ListRequest): { readonly items: object[]; readonly next: string | null } {
    const first = Number(cursor ?? 0);
    const found = this.movements().filter(({ status, at }) => status !== 'declined' && at >= from && at < to);
    const items = found.slice(first, first + ON_PAGE).map(({ id, kind, status, player, currency, amount }) => {
      return { transaction_id: id, kind, status, player_id: player, currency, amount: String(amount) };
    });
    return { items, next: found.length > first + ON_PAGE ? String(first + ON_PAGE) : null };
  }

  /** An id that was used for something else moves nothing. */
  #knownOf(kind: Movement['kind'], request: MoneyRequest): Movement | null {
    const known = this.#movements.get(request.transaction_id);
    if (known === undefined) return null;
    const isSame =
      known.kind === kind &&
      known.player === request.player_id &&
      known.currency === request.currency &&
      known.amount === BigInt(request.amount);
    if (!isSame) throw new RefusedRequest(409, `${request.transaction_id} is of another movement`);
    return known;
  }

  #playerOf(id: string, currency: string): Player {
    const player = this.#players.get(id);
    if (player === undefined) throw new RefusedRequest(404, `there is no player ${id}`);
    if (player.currency !== currency) throw new RefusedRequest(422, `${id} has ${player.currency}, not ${currency}`);
    return player;
  }

  #move(kind: Movement['kind'], request: MoneyRequest, status: 'done' | 'declined'): void {
    const { transaction_id: id, player_id: player, currency, amount } = request;
    this.#playerOf(player, currency);
    this.#record({ type: kind, id, player, currency, amount: BigInt(amount), status });
  }

  #answer({ transaction_id, player_id, currency }: MoneyRequest, isDone: boolean): MoveAnswer {
    const { balance } = this.#playerOf(player_id, currency);
    return { transaction_id, status: isDone ? 'done' : 'declined', balance: String(balance) };
  }

  #record({ amount, ...given }: Omit<Entry, 'amount' | 'at'> & { readonly amount: bigint }): void {
    const entry = { ...given, amount: String(amount), at: this.now() };
    if (this.journal !== null) appendFileSync(this.journal, `${JSON.stringify(entry)}\n`);
    this.#apply(entry);
  }

  #apply({ type, id, player, currency, amount: text, status, at }: Entry): void {
    const amount = BigInt(text);
    const owner = this.#players.get(player) ?? { id: player, currency, balance: 0n };
    const add = (change: bigint): void => void this.#players.set(player, { ...owner, balance: owner.balance + change });
    const movement = { id, player, currency, amount, at } as const;
    if (type === 'player') add(amount);
    else if (type === 'rollback') {
      const isTaken = this.#movements.get(id)?.status === 'done';
      this.#movements.set(id, { ...movement, kind: 'debit', status: isTaken ? 'rolled_back' : 'declined' });
      if (isTaken) add(amount);
    } else {
      this.#movements.set(id, { ...movement, kind: type, status });
      if (status === 'done') add(type === 'credit' ? amount : -amount);
    }
  }
}
