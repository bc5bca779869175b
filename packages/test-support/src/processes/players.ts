import pg from 'pg';

import { addPlayers } from '../bench/bench-players';
import { hashToken } from '../../../server/src/platform/hash-token';
import { DAY } from '../../../../tools/time/durations';

const tokenOf = (accountId: number): string => `token-of-player-${String(accountId).padStart(8, '0')}`;

export async function playersOn(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const query = async (statement: string, values: readonly unknown[] = []) =>
    (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  const accountIds = await addPlayers({ query }, count);
  const tokens = accountIds.map(tokenOf);
  await query(
    `insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at)
     select hash, account_id, $3::bigint, $3::bigint, $3::bigint + $4::bigint
     from unnest($1::text[], $2::bigint[]) as player (hash, account_id)`,
    [tokens.map(hashToken), accountIds, Date.now(), DAY],
  );
  await client.end();
  return tokens;
}
