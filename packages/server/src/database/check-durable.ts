import pg from 'pg';

import { PlainError } from '../platform/errors';

/** Lose confirmed bets on power failure (R1). */
const UNSAFE: Readonly<Record<string, readonly string[]>> = {
  fsync: ['off'],
  full_page_writes: ['off'],
  synchronous_commit: ['off', 'local'],
};

async function readSetting(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [name]);
  return rows[0]?.value ?? '';
}

/** With `mustBeDurable`, fails on unsafe settings. */
export async function checkDatabase(url: string, mustBeDurable: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : 'no answer';
    throw new PlainError(`The database of --database-url cannot be reached: ${reason}.`, { cause });
  }
  try {
    for (const [name, bad] of mustBeDurable ? Object.entries(UNSAFE) : []) {
      const value = await readSetting(client, name);
      if (bad.includes(value))
        throw new PlainError(`The database runs with ${name}=${value}, which could lose confirmed bets: enable it.`);
    }
  } finally {
    await client.end();
  }
}
