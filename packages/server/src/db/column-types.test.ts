import pg from 'pg';
import { expect, it } from 'vitest';

import { columnTypes } from './column-types';

const { INT8, NUMERIC } = pg.types.builtins;

it('BET-9 money comes out of the database as a whole bigint, however large', () => {
  expect(columnTypes().getTypeParser(NUMERIC, 'text')('900719925474099312345')).toBe(900_719_925_474_099_312_345n);
});

it('ids come out as exact numbers; one too large is an error, not a wrong id', () => {
  const parse = columnTypes().getTypeParser(INT8, 'text');
  expect(parse('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => parse('9007199254740993')).toThrow('too large to be exact');
});
