import type pg from 'pg';

/** As little as possible; # is the column. */
const CHANGED: Readonly<Record<string, string>> = {
  bigint: '# + 1',
  integer: '# + 1',
  smallint: '# + 1',
  boolean: 'not #',
  numeric: '# + 1',
  xid8: '(#::text::bigint + 1)::text::xid8',
  date: '# + 1',
  bytea: 'set_bit(#, 77, 1 - get_bit(#, 77))',
  text: "case when # <> '' then overlay(# placing chr(ascii(#) + 1) from 1 for 1) else 'x' end",
  hex_32:
    "case when # is null then repeat('0', 64) else translate(left(#, 1), '0123456789abcdef', '123456789abcdef0') || substr(#, 2) end",
  ARRAY: '# || #[1:1]',
  jsonb: 'jsonb_build_array(#)',
  json: 'json_build_array(#)',
  cidr: 'network(set_masklen(#, masklen(#) - 1))',
  uuid: 'gen_random_uuid()',
  'timestamp with time zone': "# + interval '1 us'",
};

/** By "table.column". */
export async function readChanges(client: pg.Client): Promise<(table: string, column: string) => string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select table_name || '.' || column_name as name, case when domain_name = 'hex_32' then 'hex_32' else data_type end as type from information_schema.columns
     where table_schema = 'public'`,
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  return (table, column) => {
    const changed = CHANGED[types.get(`${table}.${column}`) ?? ''];
    if (changed === undefined) throw new Error(`no change is known for ${table}.${column}`);
    return changed.replaceAll('#', column);
  };
}
