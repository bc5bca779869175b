import pg from 'pg';

import type { SecretStore } from './seed-chains';

const ANSWER_MS = 5_000;

/**
 * Secrets of rounds by a short connection of the owner, because the server's role has no right to them: SQL that is
 * injected into the server cannot read an outcome (ROUND-5, S25).
 *
 * @param ownerUrl of the role that owns the database.
 */
export function createSecretStore(ownerUrl: string): SecretStore {
  const query = async (text: string, values: readonly unknown[]): Promise<Uint8Array | null> => {
    const client = new pg.Client({
      ...{ connectionString: ownerUrl, application_name: 'clutchline rounds' },
      ...{ connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS },
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ secret: Buffer }>(text, [...values]);
      return rows[0]?.secret ?? null;
    } finally {
      await client.end();
    }
  };
  return {
    async keep(anchor, secret) {
      await query('insert into round_secrets (anchor, secret) values ($1, $2)', [anchor, Buffer.from(secret)]);
    },
    read: (anchor) => query('select secret from round_secrets where anchor = $1', [anchor]),
  };
}
