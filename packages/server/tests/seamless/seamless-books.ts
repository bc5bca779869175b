import { faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { OperatorWalletProcess } from '@clutchline/test-support/processes/start-operator-wallet';
import { type PlaceAnswer, type PlaceRequest, understood } from '@clutchline/test-support/server/bet-requests';

import { openSessionOf } from '../../src/integration/player-sessions';
import { OperatorKeys } from '../../src/integration/postgres-operator-keys';
import type { CallInfo } from '../../src/platform/calls';
import { CircuitBreaker } from '../../src/seamless/circuit-breaker';
import { placeThroughOperator } from '../../src/seamless/place-through-operator';
import { Deliveries } from '../../src/seamless/start-deliveries';
import { openWalletClient, type WalletClient } from '../../src/seamless/wallet-client';

export type Player = CallInfo & { readonly caller: { readonly accountId: number } };

export interface SeamlessBooks {
  readonly context: TestContext;
  readonly wallet: OperatorWalletProcess;
  readonly client: WalletClient;
  readonly logged: string[];
  clientWith(breaker: CircuitBreaker): WalletClient;
  /** Minor units of CNY in the wallet of the operator. */
  player(playerId: string, amount: string): Promise<Player>;
  place(request: PlaceRequest, info: CallInfo): Promise<PlaceAnswer>;
  deliveries(lostAfterMs?: number): Deliveries;
  /** Until nothing is open. */
  settleDown(): Promise<void>;
  close(): Promise<void>;
  /** Settles down and closes. Returns the faults of the books. */
  closeVerified(): Promise<readonly unknown[]>;
}

const TIMEOUT_MS = 1_000;

export async function openSeamlessBooks(): Promise<SeamlessBooks> {
  const context = await openTestContext();
  if (!(await context.stores.seamless.declareMode(true))) throw new Error('the database has players');
  const key = await new OperatorKeys(context.databaseUrl).create('wallet');
  if (key === null) throw new Error('no key');
  const wallet = new OperatorWalletProcess(key.secret);
  await wallet.start();
  const clientWith = (breaker: CircuitBreaker) =>
    openWalletClient(
      { url: wallet.url, keyId: key.id },
      {
        log: context.log,
        secretOf: (id) => context.stores.integration.secretOf(id),
        now: () => Date.now(),
        timeoutMs: TIMEOUT_MS,
        breaker,
      },
    );
  const client = clientWith(new CircuitBreaker(() => Infinity));
  const deliveries = (lostAfterMs = 60_000): Deliveries =>
    new Deliveries(context, client, { lostAfterMs, firstPauseMs: 1 });
  const isOpen = async (): Promise<boolean> => {
    const open = await context.stores.seamless.movements(0, Date.now() + 60_000);
    return open.some((movement) => movement.isOpen);
  };
  async function settleDown(): Promise<void> {
    const until = performance.now() + 30_000;
    const last = deliveries(0);
    while (performance.now() < until) {
      await last.run();
      if (!(await isOpen())) return;
    }
    throw new Error('movements stay open');
  }
  async function close(): Promise<void> {
    client.close();
    await wallet.kill();
    await context.close();
  }
  return {
    ...{ context, wallet, client, clientWith, deliveries, logged: context.logged, settleDown, close },
    async player(playerId, amount) {
      await wallet.fund(playerId, amount);
      const body = { player_id: playerId, currency: 'CNY' };
      await context.inTransaction((stores) => openSessionOf(context, stores, body));
      const accountId = (await context.stores.integration.accountOf(playerId)) ?? 0;
      const caller = { accountId, currencyId: 1, lang: 2, timeZone: 'UTC' } as const;
      return { lang: 2, caller: { ...caller, sessionStartedAt: context.clock.now() } };
    },
    place: async (request, info) => understood(await placeThroughOperator(context, client, request, info)),
    async closeVerified() {
      await wallet.fail([]);
      await settleDown();
      const held = await faultsOfHeldBooks(context.databaseUrl);
      const faults = [...held, ...(await context.stores.wallets.verify())];
      await close();
      return faults;
    },
  };
}
