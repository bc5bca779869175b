import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { columnTypes } from '../../src/database/column-types';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres`, types: columnTypes() });
  await client.connect();
});
afterAll(() => client.end());

const value = async (expression: string): Promise<unknown> => {
  const { rows } = await client.query(`select ${expression} as value`);
  return rows[0].value;
};

it('BET-9 money and its sums come out of the database as whole bigints, however large', async () => {
  expect(await value('900719925474099312345::numeric(30, 0)')).toBe(900_719_925_474_099_312_345n);
  expect(await value('(select sum(n) from generate_series(1::numeric, 3) as n)')).toBe(6n);
});

it('ids and counts come out as exact numbers; one too large is an error, not a wrong id', async () => {
  expect(await value('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
  await expect(value('9007199254740993::bigint')).rejects.toThrow('too large to be exact');
});
