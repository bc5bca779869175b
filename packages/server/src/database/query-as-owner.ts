import pg from 'pg';

export type OwnerValue = string | number | boolean | Buffer | readonly (string | Buffer)[] | null;

/** Of a command, with the rights of the database's owner. */
export async function queryAsOwner<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  text: string,
  values: readonly OwnerValue[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
