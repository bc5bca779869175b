import pg from 'pg';

/** Serialises migrations, clock anchor and demo players. */
const START_LOCK = 460_002;

export async function withStartLock<Value>(databaseUrl: string, work: () => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'clutchline start' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
