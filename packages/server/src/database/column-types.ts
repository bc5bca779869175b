import pg from 'pg';

const { INT8, NUMERIC } = pg.types.builtins;

/**
 * bigint columns (ids, times, counts, versions) become numbers, which must be safe integers; numeric columns (money in
 * minor units and sums) become bigints.
 */
export function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, toSafeInteger);
  types.setTypeParser(NUMERIC, BigInt);
  return types;
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A whole number is too large to be exact: ${text}`);
  return value;
}
