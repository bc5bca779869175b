import type pg from 'pg';

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Pages of 8 KB that PostgreSQL reads to run a statement, from its memory or from disk. */
export async function pagesReadBy(client: pg.Client | pg.Pool, { sql, parameters }: Statement): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `explain (analyze, buffers, format json) ${sql}`,
    [...parameters],
  );
  const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
  if (explained === undefined) throw new Error('The statement has no plan.');
  return explained.Plan['Shared Hit Blocks'] + explained.Plan['Shared Read Blocks'];
}
