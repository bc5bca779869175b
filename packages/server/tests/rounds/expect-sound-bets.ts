import { ask } from '@clutchline/test-support/server/held-books';
import { expect } from 'vitest';

import { auditLedger } from '../../src/ledger';
import type { Stores } from '../../src/composition/stores';

export interface BettingAccount {
  readonly accountId: number;
  /** At the beginning, minor units. */
  readonly money: bigint;
  /** Order numbers that the server acknowledged. */
  readonly accepted: readonly string[];
  /** How often, by reason. */
  readonly refused: ReadonlyMap<string, number>;
  /** Whether its bets were placed by the clock of the leader. */
  readonly isExact: boolean;
}

interface BetBooks {
  readonly databaseUrl: string;
  readonly wallets: Pick<Stores['wallets'], 'read'>;
  /** Refusals that may happen beside those of the phases and limits. */
  readonly alsoRefused?: readonly string[];
}

const REASONS = ['suspended', 'past_cut_off', 'bet_closed', 'match_limit'];

/** V6, V8: the acknowledged bets are those that are stored, none after its lock, each settled once; balances agree. */
export async function expectSoundBets(books: BetBooks, accounts: readonly BettingAccount[]): Promise<void> {
  const { databaseUrl, alsoRefused = [] } = books;
  const stored = await ask<{ account_id: string; order_no: string; late: boolean; settled: boolean; revision: number }>(
    databaseUrl,
    `select b.account_id::text, b.order_no, b.settle_time is not null as settled, b.revision::integer,
      b.bet_time >= (l.game_id - 8000000000000000) * 120000 + 50000 as late
    from bets b join bet_legs l on l.order_no = b.order_no where b.account_id = any($1)`,
    [accounts.map(({ accountId }) => accountId)],
  );
  for (const { accountId, accepted, refused, isExact } of accounts) {
    const own = stored.filter(({ account_id }) => Number(account_id) === accountId);
    expect(own.map(({ order_no }) => order_no).sort()).toEqual(accepted.toSorted());
    expect(own.filter(({ settled, revision, late }) => !settled || revision !== 1 || (isExact && late))).toEqual([]);
    expect([...REASONS, ...alsoRefused]).toEqual(expect.arrayContaining([...refused.keys()]));
  }
  expect(await balancesDiffer(books, accounts)).toEqual([]);
  expect((await auditLedger(databaseUrl))?.faults).toEqual([]);
}

/** Against stakes and payouts of the bets. */
async function balancesDiffer({ databaseUrl, wallets }: BetBooks, accounts: readonly BettingAccount[]) {
  const rows = await ask<{ account_id: string; net: string }>(
    databaseUrl,
    'select account_id, sum(payout - stake)::text as net from bets group by account_id',
  );
  const balances = await Promise.all(
    accounts.map(async ({ accountId, money }) => {
      const net = rows.find(({ account_id }) => Number(account_id) === accountId)?.net ?? '0';
      return { expected: money + BigInt(net), balance: (await wallets.read(accountId))?.balance };
    }),
  );
  return balances.filter(({ expected, balance }) => expected !== balance);
}

export const acceptedBy = (accounts: readonly Pick<BettingAccount, 'accepted'>[]): number =>
  accounts.reduce((sum, { accepted }) => sum + accepted.length, 0);

export const openBets = async (databaseUrl: string): Promise<number> =>
  (
    await ask<{ count: number }>(databaseUrl, 'select count(*)::integer as count from bets where settle_time is null')
  )[0]?.count ?? 0;
