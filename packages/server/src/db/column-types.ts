import pg from 'pg';

const { INT8, NUMERIC } = pg.types.builtins;

/**
 * How whole columns come out of the database, decided here alone: bigint columns (ids, times, counts, versions) are
 * numbers and must be safe ones, numeric columns (money in minor units and its sums) are bigints.
 */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, toSafeInteger);
  types.setTypeParser(NUMERIC, BigInt);
  return types;
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A whole number too large to be exact: ${text}`);
  return value;
}
