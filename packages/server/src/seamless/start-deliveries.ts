import { debtAccount, entriesOf, OPERATOR_CLEARING, OPERATOR_PAYABLE, playerAccount } from '../ledger';
import { startPolling } from '../platform/concurrency/poll';
import { runInLanes } from '../platform/concurrency/run-in-lanes';
import type { OperatorWallet, WalletReply } from '../platform/operator-wallet';
import { MINUTE, SECOND } from '../platform/time/durations';
import { currencyOf } from '../players';
import type { Context, Stores } from './context';
import { resolveDebit } from './resolve-debit';
import type { Delivery } from './seamless-store';

type Needs = Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>;

const TICK_MS = 250;
/** Longer than a call and the transaction after it last. */
const LOST_AFTER_MS = 10 * SECOND;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5 * MINUTE;
const ALARM_AFTER_MS = 5 * MINUTE;
const AT_ONCE = 16;
const BATCH = 200;

export interface DeliveryOptions {
  readonly lostAfterMs?: number;
  readonly firstPauseMs?: number;
}

type MoveReply = WalletReply<{ readonly status: 'done' | 'declined'; readonly balance: string }>;

/** Rolls back lost debits and delivers what players are owed, at least once, with one id (ROLE-1). */
export class Deliveries {
  readonly #alarmed = new Set<number>();
  readonly #unread = new Map<number, number>();

  constructor(
    private readonly context: Needs,
    private readonly wallet: OperatorWallet,
    private readonly options: DeliveryOptions = {},
  ) {}

  async run(): Promise<void> {
    const { seamless } = this.context.stores;
    for (const orderNo of await seamless.lostDebits(this.options.lostAfterMs ?? LOST_AFTER_MS, BATCH))
      await this.#rollBackLost(orderNo);
    await runInLanes(await seamless.due(BATCH), AT_ONCE, (delivery) => this.#deliver(delivery));
    await this.#readBalances();
  }

  /** A failure leaves it for the next run, and does not keep the deliveries waiting. */
  async #rollBackLost(orderNo: string): Promise<void> {
    const { context } = this;
    try {
      if (await resolveDebit(context, { orderNo, outcome: 'unknown', balance: null }))
        context.log.warn({ orderNo }, 'debit without an answer is rolled back');
    } catch (error) {
      context.log.error({ orderNo, error: String(error) }, 'lost debit could not be recorded, will retry');
    }
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const reply = await this.#call(delivery);
    const isDone = reply.kind === 'answered' && (reply.answer.status === 'done' || delivery.kind === 'collect');
    if (!isDone) {
      await this.#postpone(delivery, reply.kind === 'unknown' ? reply.reason : 'declined');
      return;
    }
    const { status, balance } = reply.answer;
    await this.context.inTransaction((stores) => this.#end(stores, delivery, { status, balance: BigInt(balance) }));
    this.#alarmed.delete(delivery.number);
    if (status === 'declined')
      this.context.log.warn(
        { orderNo: delivery.orderNo, playerId: delivery.playerId },
        "operator's wallet declined a correction, the player owes it",
      );
  }

  async #call({ kind, movementId, playerId, currencyId, amount, orderNo }: Delivery): Promise<MoveReply> {
    const money = { player_id: playerId, currency: currencyOf(currencyId).code, amount: amount.toString() };
    const movement = { transaction_id: movementId, ...money };
    if (kind === 'rollback') return await this.wallet.call('rollback', movement);
    if (kind === 'credit') return await this.wallet.call('credit', { ...movement, bet_id: orderNo });
    return await this.wallet.call('debit', { ...movement, kind: 'correction', bet_id: orderNo });
  }

  async #postpone(delivery: Delivery, reason: string): Promise<void> {
    const { number, kind, orderNo, attempts, ageMs } = delivery;
    const wait = Math.min(
      (this.options.firstPauseMs ?? FIRST_PAUSE_MS) * 2 ** Math.min(attempts, 20),
      LONGEST_PAUSE_MS,
    );
    await this.context.stores.seamless.postponeDelivery(number, wait, reason);
    if (ageMs < ALARM_AFTER_MS || this.#alarmed.has(number)) return;
    this.#alarmed.add(number);
    this.context.log.error(
      { alarm: 'operator-wallet', kind, orderNo, attempts, reason },
      "operator's wallet does not acknowledge a movement",
    );
  }

  async #end(
    stores: Stores,
    delivery: Delivery,
    { status, balance }: { readonly status: 'done' | 'declined'; readonly balance: bigint },
  ): Promise<void> {
    const { number, accountId, kind } = delivery;
    if (!(await stores.seamless.lockDelivery(number))) return;
    if (status === 'declined') await stores.seamless.endDelivery(number, 'refused', null);
    else {
      const transactionId = kind === 'rollback' ? null : await this.#post(stores, delivery);
      await stores.seamless.endDelivery(number, 'done', transactionId);
    }
    await stores.wallets.setOperatorBalances(new Map([[accountId, balance]]));
    await stores.outbox.add([{ kind: 'player', accountId, orderNos: [] }]);
  }

  async #post(stores: Stores, { kind, accountId, currencyId, amount }: Delivery): Promise<number> {
    const at = this.context.clock.now();
    const debt = kind === 'collect' ? await stores.seamless.lockDebt(accountId) : 0n;
    const repaid = debt < amount ? debt : amount;
    // What payouts have repaid since then goes back to the player.
    const entries =
      kind === 'credit'
        ? entriesOf(currencyId, [
            [OPERATOR_PAYABLE, -amount],
            [OPERATOR_CLEARING, amount],
          ])
        : entriesOf(currencyId, [
            [OPERATOR_CLEARING, -amount],
            [debtAccount(accountId), repaid],
            [playerAccount(accountId), amount - repaid],
          ]);
    const ledgerKind = kind === 'credit' ? 'wallet-credit' : 'wallet-collect';
    const [transactionId] = await stores.wallets.post([{ kind: ledgerKind, orderNo: null, at, entries }]);
    if (transactionId === undefined) throw new Error('A movement without its ledger transaction.');
    return transactionId;
  }

  /** Of new players, so that the app shows it before the first bet. */
  async #readBalances(): Promise<void> {
    const now = performance.now();
    const owners = await this.context.stores.seamless.withoutBalance(BATCH);
    const due = owners.filter(({ accountId }) => (this.#unread.get(accountId) ?? 0) <= now);
    await runInLanes(due, AT_ONCE, async ({ accountId, playerId, currencyId }) => {
      const body = { player_id: playerId, currency: currencyOf(currencyId).code };
      const reply = await this.wallet.call('balance', body);
      if (reply.kind === 'unknown') {
        this.#unread.set(accountId, now + 10 * SECOND);
        return;
      }
      this.#unread.delete(accountId);
      await this.context.inTransaction(async ({ wallets, outbox }) => {
        await wallets.setOperatorBalances(new Map([[accountId, BigInt(reply.answer.balance)]]));
        await outbox.add([{ kind: 'player', accountId, orderNos: [] }]);
      });
    });
  }
}

/** Nothing to do with the internal wallet. */
export function startDeliveries(context: Needs & Pick<Context, 'operatorWallet'>): () => Promise<void> {
  const { operatorWallet, log } = context;
  if (operatorWallet === undefined) return () => Promise.resolve();
  const deliveries = new Deliveries(context, operatorWallet);
  const job = startPolling(() => deliveries.run(), {
    pauseMs: TICK_MS,
    onFailure: (error) => log.error({ error: String(error) }, "deliveries to the operator's wallet failed, will retry"),
  });
  return () => job.stop();
}
