import type { ColumnType, JSONColumnType } from 'kysely';

export type Money = bigint;
/** Written as text, read as parsed JSON. */
export type Json<T extends object> = JSONColumnType<T>;
export type NullableJson<T extends object> = ColumnType<T | null, string | null, string | null>;
