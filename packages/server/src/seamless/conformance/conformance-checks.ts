import { WALLET_CALLS, type WalletMovement } from '@clutchline/contract/operator';

import { MINUTE } from '../../platform/time/durations';
import type { MoveStatus, ProbedAccount } from './wallet-probe';

export interface ConformanceCheck {
  readonly name: string;
  /** @throws with what the wallet did wrong. */
  readonly run: (account: ProbedAccount) => Promise<void>;
}

const AT_ONCE = 20;
const AMOUNT = 7n;
/** Not a multiple of what a float of 64 bits can hold. */
const LARGE = 9_007_199_254_740_993n;
const LONGEST_LIST = 1_000;

function requireAll(statuses: readonly MoveStatus[], wanted: MoveStatus, what: string): void {
  const wrong = statuses.find((status) => status !== wanted);
  if (wrong !== undefined) throw new Error(`${what} was answered with ${wrong}, not ${wanted}`);
}

/** Compares the balance before and after. */
async function requireChange(account: ProbedAccount, change: bigint, work: () => Promise<void>): Promise<void> {
  const before = await account.balance();
  await work();
  const changed = (await account.balance()) - before;
  if (changed !== change) throw new Error(`the balance changed by ${changed}, not by ${change}`);
}

/** The work takes the amount once; afterwards the player has it again. */
async function requireTaken(account: ProbedAccount, amount: bigint, work: () => Promise<void>): Promise<void> {
  await requireChange(account, -amount, work);
  requireAll([await account.credit(account.newId(), amount)], 'done', 'a credit');
}

const many = (work: () => Promise<MoveStatus>): Promise<MoveStatus[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, work));

async function requireRefused(
  account: ProbedAccount,
  tampering: { secret?: Uint8Array; ageMs?: number },
  what: string,
) {
  const body = account.debitBody(account.newId(), AMOUNT);
  await requireChange(account, 0n, async () => {
    const { status } = await account.probe.post('debit', body, tampering);
    if (status < 400) throw new Error(`${what} was answered with status ${status}`);
  });
}

const SIGNATURES: readonly ConformanceCheck[] = [
  {
    name: 'a call with a wrong signature is refused',
    run: (account) => requireRefused(account, { secret: Buffer.alloc(32, 1) }, 'a call with a wrong signature'),
  },
  {
    name: 'a call that was signed more than five minutes ago is refused',
    run: (account) => requireRefused(account, { ageMs: 6 * MINUTE }, 'a call of six minutes ago'),
  },
];

const DEBITS: readonly ConformanceCheck[] = [
  {
    name: 'a debit takes its amount once, however often it is repeated',
    run: (account) =>
      requireTaken(account, AMOUNT, async () => {
        const id = account.newId();
        for (let time = 0; time < 3; time += 1)
          requireAll([await account.debit(id, AMOUNT)], 'done', time === 0 ? 'a debit' : 'a repeated debit');
      }),
  },
  {
    name: `${AT_ONCE} equal debits at once take the amount once`,
    run: (account) =>
      requireTaken(account, AMOUNT, async () => {
        const id = account.newId();
        requireAll(await many(() => account.debit(id, AMOUNT)), 'done', 'one of several equal debits');
      }),
  },
  {
    name: `${AT_ONCE} different debits at once are all taken`,
    run: (account) =>
      requireTaken(account, AMOUNT * BigInt(AT_ONCE), async () =>
        requireAll(await many(() => account.debit(account.newId(), AMOUNT)), 'done', 'one of several debits'),
      ),
  },
  {
    name: 'an id that was used does not move another amount',
    run: (account) =>
      requireTaken(account, AMOUNT, async () => {
        const id = account.newId();
        await account.debit(id, AMOUNT);
        await account.probe.post('debit', account.debitBody(id, AMOUNT + 1n));
      }),
  },
  {
    name: 'a debit above the balance is declined, also later when there is money',
    run: async (account) => {
      const id = account.newId();
      const amount = (await account.balance()) + AMOUNT;
      await requireChange(account, AMOUNT, async () => {
        requireAll([await account.debit(id, amount)], 'declined', 'a debit above the balance');
        await account.credit(account.newId(), AMOUNT);
        requireAll([await account.debit(id, amount)], 'declined', 'a declined debit that was repeated');
      });
      await account.debit(account.newId(), AMOUNT);
    },
  },
  {
    name: 'a correction is taken like a stake',
    run: (account) =>
      requireTaken(account, AMOUNT, async () =>
        requireAll([await account.debit(account.newId(), AMOUNT, 'correction')], 'done', 'a correction'),
      ),
  },
];

const ROLLBACKS: readonly ConformanceCheck[] = [
  {
    name: 'a rollback returns the amount once, however often it is repeated',
    run: (account) =>
      requireChange(account, 0n, async () => {
        const id = account.newId();
        await account.debit(id, AMOUNT);
        for (let time = 0; time < 3; time += 1)
          requireAll([await account.rollback(id, AMOUNT)], 'done', time === 0 ? 'a rollback' : 'a repeated rollback');
      }),
  },
  {
    name: `${AT_ONCE} equal rollbacks at once return the amount once`,
    run: (account) =>
      requireChange(account, 0n, async () => {
        const id = account.newId();
        await account.debit(id, AMOUNT);
        requireAll(await many(() => account.rollback(id, AMOUNT)), 'done', 'one of several equal rollbacks');
      }),
  },
  {
    name: 'a rollback before its debit is done, and the debit is declined when it arrives',
    run: (account) =>
      requireChange(account, 0n, async () => {
        const id = account.newId();
        requireAll([await account.rollback(id, AMOUNT)], 'done', 'a rollback of an unknown debit');
        requireAll([await account.debit(id, AMOUNT)], 'declined', 'a debit after its rollback');
      }),
  },
  {
    name: 'a debit that was rolled back is declined if it is repeated',
    run: (account) =>
      requireChange(account, 0n, async () => {
        const id = account.newId();
        await account.debit(id, AMOUNT);
        await account.rollback(id, AMOUNT);
        requireAll([await account.debit(id, AMOUNT)], 'declined', 'a debit that was rolled back');
      }),
  },
  {
    name: 'debits and their rollbacks at the same time leave the balance',
    run: (account) =>
      requireChange(account, 0n, async () => {
        const pairs = Array.from({ length: AT_ONCE / 2 }, async () => {
          const id = account.newId();
          const [, rolledBack] = await Promise.all([account.debit(id, AMOUNT), account.rollback(id, AMOUNT)]);
          return rolledBack;
        });
        requireAll(await Promise.all(pairs), 'done', 'a rollback');
      }),
  },
  {
    name: 'a rollback of a declined debit is done and returns nothing',
    run: async (account) => {
      const amount = (await account.balance()) + AMOUNT;
      await requireChange(account, 0n, async () => {
        const id = account.newId();
        await account.debit(id, amount);
        requireAll([await account.rollback(id, amount)], 'done', 'a rollback of a declined debit');
      });
    },
  },
];

async function requirePaid(account: ProbedAccount, amount: bigint, work: () => Promise<void>): Promise<void> {
  await requireChange(account, amount, work);
  requireAll([await account.debit(account.newId(), amount, 'correction')], 'done', 'a correction');
}

const CREDITS: readonly ConformanceCheck[] = [
  {
    name: 'a credit to an unknown bet is paid once, however often it is repeated',
    run: (account) =>
      requirePaid(account, AMOUNT, async () => {
        const id = account.newId();
        for (let time = 0; time < 3; time += 1)
          requireAll([await account.credit(id, AMOUNT)], 'done', time === 0 ? 'a credit' : 'a repeated credit');
      }),
  },
  {
    name: `${AT_ONCE} equal credits at once are paid once`,
    run: (account) =>
      requirePaid(account, AMOUNT, async () => {
        const id = account.newId();
        requireAll(await many(() => account.credit(id, AMOUNT)), 'done', 'one of several equal credits');
      }),
  },
  {
    name: 'amounts beyond 2^53 are exact',
    run: async (account) => {
      await requireChange(account, LARGE, async () => {
        requireAll([await account.credit(account.newId(), LARGE)], 'done', 'a large credit');
      });
      await requireChange(account, -LARGE, async () => {
        requireAll([await account.debit(account.newId(), LARGE, 'correction')], 'done', 'a large correction');
      });
    },
  },
];

async function listOf({ probe }: ProbedAccount, from: number): Promise<Map<string, WalletMovement>> {
  const found = new Map<string, WalletMovement>();
  let cursor: string | null = null;
  for (let pages = 0; pages < LONGEST_LIST; pages += 1) {
    const body: object = { from, to: Date.now() + 5 * MINUTE, ...(cursor !== null && { cursor }) };
    const page = await probe.call('listMovements', WALLET_CALLS.listMovements.answer, body);
    for (const item of page.items) found.set(item.transaction_id, item);
    if (page.next === null) return found;
    cursor = page.next;
  }
  throw new Error(`/transactions has more than ${LONGEST_LIST} pages`);
}

const LIST: ConformanceCheck = {
  name: 'the list has what was moved, with its status, and nothing that was declined',
  run: async (account) => {
    const from = Date.now() - 5 * MINUTE;
    const [taken, back, paid, declined] = [account.newId(), account.newId(), account.newId(), account.newId()];
    const tooMuch = (await account.balance()) + AMOUNT;
    await account.debit(taken, AMOUNT);
    await account.debit(back, AMOUNT);
    await account.rollback(back, AMOUNT);
    await account.debit(declined, tooMuch);
    await account.credit(paid, AMOUNT);
    const found = await listOf(account, from);
    const expected = [
      [taken, 'debit done'],
      [back, 'debit rolled_back'],
      [paid, 'credit done'],
    ] as const;
    for (const [id, wanted] of expected) {
      const { kind, status, amount, player_id } = found.get(id) ?? {};
      if (kind === undefined) throw new Error(`/transactions lacks ${id}`);
      if (`${kind} ${status}` !== wanted)
        throw new Error(`/transactions has ${id} as ${kind} ${status}, not ${wanted}`);
      if (amount !== String(AMOUNT) || player_id !== account.player.id)
        throw new Error(`/transactions has ${id} with ${amount} of ${player_id}`);
    }
    const listed = found.get(declined);
    // The rollback before a debit is of no interest to the list either.
    if (listed?.status === 'done') throw new Error('/transactions has a declined debit as done');
  },
};

/** For the first player; the balance is the same after each. */
export const CHECKS: readonly ConformanceCheck[] = [...SIGNATURES, ...DEBITS, ...ROLLBACKS, ...CREDITS, LIST];

/** For every player: the amounts are minor units, however many decimals the currency has. */
export const CURRENCY_CHECK: ConformanceCheck = {
  name: 'one minor unit is taken and paid',
  run: async (account) => {
    await requireChange(account, -1n, async () => {
      requireAll([await account.debit(account.newId(), 1n)], 'done', 'a debit of one minor unit');
    });
    await requireChange(account, 1n, async () => {
      requireAll([await account.credit(account.newId(), 1n)], 'done', 'a credit of one minor unit');
    });
  },
};

/** What the checks take at once at most. */
export const NEEDED_BALANCE = AMOUNT * BigInt(AT_ONCE);
