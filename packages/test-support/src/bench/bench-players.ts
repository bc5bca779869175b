import type { BenchDatabase } from './bench-database';

const CREDIT = 1_000_000_00;
const SIGNED_IN_MS = 86_400_000;

export const tokenOf = (player: number): string => `bench-token-${player}`;

/** @param credit of the internal wallet, in minor units; 0: of a seamless one, which has no money here. */
export async function addPlayers(
  { query }: Pick<BenchDatabase, 'query'>,
  count: number,
  credit = CREDIT,
): Promise<number[]> {
  const now = Date.now();
  const rows = await query(
    `with fresh as (
      insert into accounts (username, password_hash, nickname, currency_id, lang, created_at)
      select 'bench-' || n, '-', 'Bench', 1, 2, $2 from generate_series(1, $1::integer) n returning id, username
    ), wallet as (
      insert into wallets (account_id, currency_id, balance) select id, 1, $3::numeric from fresh
    ), session as (
      insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at)
      select encode(sha256(convert_to('bench-token-' || substr(username, 7), 'UTF8')), 'hex'), id, $2, $2, $2 + ${SIGNED_IN_MS}
      from fresh
    ), header as (
      insert into ledger_transactions (kind, order_no, at) select 'demo-credit', null, $2 where $3::numeric > 0 returning id
    ), line as (
      insert into ledger_entries (transaction_id, account, currency_id, amount)
      select header.id, 'player:' || fresh.id, 1, $3::numeric from header, fresh
      union all select header.id, 'house:demo-credit', 1, -$3::numeric * $1::integer from header
    )
    select id from fresh order by substr(username, 7)::integer`,
    [count, now, credit],
  );
  return rows.map(({ id }) => Number(id));
}

/** In a database of an earlier run (`openBenchDatabase`). */
export async function signInAgain({ query }: Pick<BenchDatabase, 'query'>): Promise<void> {
  await query(
    `update sessions set created_at = $1::bigint, last_used_at = $1::bigint, expires_at = $1::bigint + ${SIGNED_IN_MS} from accounts
    where id = account_id and username like 'bench-%'`,
    [Date.now()],
  );
}
