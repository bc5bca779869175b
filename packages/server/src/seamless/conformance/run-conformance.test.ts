import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { type DemoOperator, openDemoOperator, Wallet, type WalletCalls } from '@clutchline/demo-operator';
import { describe, expect, it } from 'vitest';

import { signatureOf } from '../../platform/network/sign-request';
import { type ConformanceReport, runConformance } from './run-conformance';

const SECRET = randomBytes(32);
const KEY = { id: 'a1b2c3d4e5f6', secret: SECRET.toString('base64url') };
const PLAYERS = [
  { id: 'ann', currency: 'CNY' },
  { id: 'ken', currency: 'JPY' },
  { id: 'nur', currency: 'KWD' },
] as const;

function newWallet(): Wallet {
  const wallet = new Wallet(null);
  for (const { id, currency } of PLAYERS) wallet.fund(id, currency, 10_000n);
  return wallet;
}

async function withOperator<Value>(wallet: WalletCalls, work: (operator: DemoOperator) => Promise<Value>) {
  const operator = await openDemoOperator({
    ...{ port: 0, key: KEY, wallet, product: null, webhookSecret: null, hasTestDoor: true },
  });
  try {
    return await work(operator);
  } finally {
    await operator.close();
  }
}

const runAt = (url: string): Promise<ConformanceReport> => {
  const [first, ...others] = PLAYERS;
  return runConformance({ url, keyId: KEY.id, secret: SECRET, timeoutMs: 2_000 }, [first, ...others]);
};
const faultsOf = ({ results }: ConformanceReport): string[] =>
  results.flatMap(({ name, fault }) => (fault === null ? [] : [`${name}: ${fault}`]));

type Money = Parameters<Wallet['debit']>[0];
const anew = (request: Money): Money => ({ ...request, transaction_id: randomUUID() });

/** What each defect replaces in a wallet that is right, and a check that has to find it. */
const DEFECTS: readonly (readonly [string, RegExp, (wallet: Wallet) => Partial<WalletCalls>])[] = [
  [
    'a debit is taken with each request',
    /^a debit takes its amount once/,
    (wallet) => ({
      debit: (request) => ({ ...wallet.debit(anew(request)), transaction_id: request.transaction_id }),
    }),
  ],
  [
    'a credit is paid with each request',
    /^a credit to an unknown bet/,
    (wallet) => ({
      credit: (request) => ({ ...wallet.credit(anew(request)), transaction_id: request.transaction_id }),
    }),
  ],
  [
    'a rollback returns the money with each request',
    /^a rollback returns the amount once/,
    (wallet) => ({
      rollback(request) {
        const isKnown = wallet
          .movements()
          .some(({ id, status }) => id === request.transaction_id && status === 'rolled_back');
        if (isKnown) wallet.fund(request.player_id, request.currency, BigInt(request.amount));
        return wallet.rollback(request);
      },
    }),
  ],
  [
    'a rollback of an unknown debit is refused',
    /^a rollback before its debit/,
    (wallet) => ({
      rollback(request) {
        if (!wallet.movements().some(({ id }) => id === request.transaction_id)) throw new Error('unknown debit');
        return wallet.rollback(request);
      },
    }),
  ],
  [
    'a rollback of an unknown debit is forgotten',
    /^a rollback before its debit/,
    (wallet) => ({
      rollback(request) {
        if (wallet.movements().some(({ id }) => id === request.transaction_id)) return wallet.rollback(request);
        const { balance } = wallet.balance(request.player_id, request.currency);
        return { transaction_id: request.transaction_id, status: 'done', balance };
      },
    }),
  ],
  [
    'a debit that was rolled back is taken again',
    /^a debit that was rolled back/,
    (wallet) => ({
      debit(request) {
        const isBack = wallet
          .movements()
          .some(({ id, status }) => id === request.transaction_id && status === 'rolled_back');
        return { ...wallet.debit(isBack ? anew(request) : request), transaction_id: request.transaction_id };
      },
    }),
  ],
  [
    'a debit above the balance is taken',
    /^a debit above the balance/,
    (wallet) => ({
      debit(request) {
        const answer = wallet.debit(request);
        if (answer.status === 'done') return answer;
        wallet.fund(request.player_id, request.currency, -BigInt(request.amount));
        return { ...answer, status: 'done' };
      },
    }),
  ],
  [
    'a declined debit is tried again',
    /^a debit above the balance/,
    (wallet) => ({
      debit(request) {
        const answer = wallet.debit(request);
        if (answer.status === 'done') return answer;
        return { ...wallet.debit(anew(request)), transaction_id: request.transaction_id };
      },
    }),
  ],
  [
    'an id moves another amount',
    /^an id that was used/,
    (wallet) => ({
      debit(request) {
        const known = wallet.movements().find(({ id }) => id === request.transaction_id);
        const isOther = known !== undefined && known.amount !== BigInt(request.amount);
        return { ...wallet.debit(isOther ? anew(request) : request), transaction_id: request.transaction_id };
      },
    }),
  ],
  [
    'amounts are floats',
    /^amounts beyond 2\^53/,
    (wallet) => ({
      credit: (request) => wallet.credit({ ...request, amount: String(BigInt(Number(request.amount))) }),
    }),
  ],
  [
    'amounts of a currency without decimals are hundredths',
    /^JPY: one minor unit/,
    (wallet) => ({
      debit(request) {
        const factor = request.currency === 'JPY' ? 100n : 1n;
        return wallet.debit({ ...request, amount: String(BigInt(request.amount) * factor) });
      },
    }),
  ],
  [
    'a credit needs a known bet',
    /^a credit to an unknown bet/,
    () => ({
      credit() {
        throw new Error('unknown bet');
      },
    }),
  ],
  [
    'a correction is refused',
    /^a correction/,
    (wallet) => ({
      debit(request) {
        if (!('kind' in request) || request.kind === 'stake') return wallet.debit(request);
        throw new Error('unknown kind');
      },
    }),
  ],
  [
    'answers name another movement',
    /was answered for/,
    (wallet) => ({ debit: (request) => ({ ...wallet.debit(request), transaction_id: 'another' }) }),
  ],
  [
    'balances are numbers of whole units',
    /not as described: balance/,
    (wallet) => ({ balance: (id, currency) => ({ ...wallet.balance(id, currency), balance: '100.00' }) }),
  ],
  ['the list is empty', /^the list/, () => ({ list: () => ({ items: [], next: null }) })],
  [
    'the list has debits that were rolled back as done',
    /^the list/,
    (wallet) => ({
      list(request) {
        const { items, next } = wallet.list(request);
        return { items: items.map((item) => ({ ...item, status: 'done' })), next };
      },
    }),
  ],
];

function withDefect(defect: (wallet: Wallet) => Partial<WalletCalls>): WalletCalls {
  const wallet = newWallet();
  return {
    players: () => wallet.players(),
    movements: () => wallet.movements(),
    balance: (id, currency) => wallet.balance(id, currency),
    debit: (request) => wallet.debit(request),
    credit: (request) => wallet.credit(request),
    rollback: (request) => wallet.rollback(request),
    list: (request) => wallet.list(request),
    ...defect(wallet),
  };
}

describe('wallet conformance', () => {
  it('ROLE-1 the wallet of the demo operator passes every check, and has its balances afterwards', async () => {
    const wallet = newWallet();
    const report = await withOperator(wallet, ({ url }) => runAt(`${url}/wallet`));
    expect(faultsOf(report)).toEqual([]);
    expect(report.results.length).toBeGreaterThan(20);
    expect(wallet.players().map(({ balance }) => balance)).toEqual([10_000n, 10_000n, 10_000n]);
    expect(report.latencies.map(({ call }) => call).toSorted()).toEqual([
      ...['balance', 'credit', 'debit', 'listMovements', 'rollback'],
    ]);
  });

  it.each(DEFECTS)('ROLE-1 finds a defect: %s', async (_name, found, defect) => {
    const report = await withOperator(withDefect(defect), ({ url }) => runAt(`${url}/wallet`));
    expect(faultsOf(report).filter((fault) => found.test(fault))).not.toEqual([]);
  });

  it.each(['dead', 'lost', 'failure', 'signature', 'json', 'negative'])(
    'ROLE-1 finds a wallet whose answers are: %s',
    async (fault) => {
      const report = await withOperator(newWallet(), async ({ url }) => {
        const body = JSON.stringify({ faults: [fault], only: ['debit', 'balance'] });
        expect((await fetch(`${url}/test/faults`, { method: 'POST', body })).status).toBe(200);
        return await runAt(`${url}/wallet`);
      });
      expect(faultsOf(report)).not.toEqual([]);
    },
  );

  it('ROLE-1 finds a wallet that does not verify signatures', async () => {
    const report = await withOperator(newWallet(), async ({ url }) => {
      // Signs whatever arrives.
      const server = createServer((request, response) => {
        void (async () => {
          let body = '';
          for await (const part of request) body += String(part);
          const at = String(Date.now());
          const signed = { method: 'POST', path: request.url ?? '', body: Buffer.from(body) };
          const headers = {
            ...{ 'clutchline-key': KEY.id, 'clutchline-timestamp': at },
            'clutchline-signature': signatureOf(SECRET, signed, at).toString('hex'),
          };
          const answer = await fetch(url + signed.path, { method: 'POST', headers, body });
          response.writeHead(answer.status).end(await answer.text());
        })();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      try {
        return await runAt(`http://127.0.0.1:${port}/wallet`);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
    expect(faultsOf(report).map((fault) => fault.split(':')[0])).toEqual([
      'a call with a wrong signature is refused',
      'a call that was signed more than five minutes ago is refused',
    ]);
  });
});
