import type { ColumnType, JSONColumnType } from 'kysely';

/** Money goes in as bigint and comes out as bigint (column-types.ts). */
export type Money = bigint;
/** Goes in as text and comes out parsed. */
export type Json<T extends object> = JSONColumnType<T>;
export type NullableJson<T extends object> = ColumnType<T | null, string | null, string | null>;
