import { sql, type RawBuilder } from 'kysely';

/** Independent of the time zone. */
export const microsOf = (time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${time}) * 1000000)::bigint`;

const digestOf = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`sha256(convert_to((${row})::text, 'UTF8'))`;

interface RecordSource {
  readonly table: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  readonly row: RawBuilder<unknown>;
}

const SOURCES: readonly RecordSource[] = [
  {
    table: sql`record_changes`,
    key: sql`r.id::text`,
    row: sql`json_build_array('change', r.id, r.xid::text, ${microsOf(sql`r.at`)}, r.subject, r.key, r.state::text)`,
  },
  {
    table: sql`placements`,
    key: sql`r.account_id || ' ' || r.request_id`,
    row: sql`json_build_array('placement', r.account_id, r.request_id, r.xid::text, r.body_hash, r.answer::text, r.at)`,
  },
  {
    table: sql`region_decisions`,
    key: sql`r.id::text`,
    row: sql`json_build_array('region', r.id, r.xid::text, r.account_id, r.request_id, r.network, r.country, r.allowed, r.at)`,
  },
];

/** Row by row, to bound the length. */
export function selectRecords(after: RawBuilder<unknown>, upTo: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = SOURCES.map(
    ({ table, key, row }, index) => sql`
      select r.xid, ${index}::integer as source, ${key} as key, ${digestOf(row)} as digest
      from ${table} r where r.xid > ${after} and r.xid <= ${upTo}`,
  );
  return sql`
    select count(*)::integer as records,
      coalesce(string_agg(digest, ''::bytea order by xid, source, key collate "C"), ''::bytea) as digests
    from (${sql.join(rows, sql` union all `)}) of_window`;
}

/** No later commit can precede them. */
export function selectNextXids(after: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  const xids = SOURCES.map(
    ({ table }) => sql`(
      select xid from ${table} where xid > ${after} and xid < (select pg_snapshot_xmin(pg_current_snapshot()))
      order by xid limit ${most})`,
  );
  return sql`select xid from (${sql.join(xids, sql` union all `)}) of_sources order by xid limit ${most}`;
}

export const LATER_RECORDS: RawBuilder<{ what: string }> = sql`${sql.join(
  SOURCES.map(
    ({ table, key }) => sql`
      select ${key} || ' of transaction ' || r.xid as what from ${table} r
      where r.xid >= pg_snapshot_xmax(pg_current_snapshot())`,
  ),
  sql` union all `,
)}`;
