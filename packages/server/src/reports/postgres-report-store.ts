import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { ReportKey, ReportQuery, ReportRow, ReportSeal, ReportSpan, ReportStore } from './report-store';
import { readInSnapshot } from '../database/column-types';
import type { Schema } from '../database/tables/schema';

const SLOT_S = 900;

type Sql = RawBuilder<unknown>;

/** Seconds since 1970. */
const beginOf = (day: Sql, zone: string): Sql => sql`extract(epoch from ${day} at time zone ${zone})::bigint`;
const firstOf = (from: string, zone: string): Sql => beginOf(sql`${from}::timestamp`, zone);
const endOf = (to: string, zone: string): Sql => beginOf(sql`(${to}::timestamp + interval '1 day')`, zone);

async function readUpTo(db: Kysely<Schema>): Promise<ReportSeal | null> {
  const { rows } = await sql<ReportSeal>`
    select s.number, s.at, encode(s.head, 'hex') as head
    from report_progress p join ledger_seals s on s.number = p.seal`.execute(db);
  return rows[0] ?? null;
}

async function readRows(db: Kysely<Schema>, { from, to, zone, by, most }: ReportQuery): Promise<ReportRow[]> {
  const keyed = (key: ReportKey, value: Sql): Sql => (by.includes(key) ? value : sql`null`);
  const { rows } = await sql<ReportRow>`
    select ${keyed('day', sql`to_char(to_timestamp(slot * ${sql.lit(SLOT_S)}) at time zone ${zone}, 'YYYY-MM-DD')`)} as day,
      ${keyed('game', sql`game_type_id`)}::integer as "gameTypeId", ${keyed('event', sql`event_id`)}::bigint as "eventId",
      ${keyed('market', sql`market`)}::text as market, currency_id as "currencyId", ${keyed('kind', sql`kind`)}::text as kind,
      sum(bets)::bigint as bets, sum(turnover) as turnover, sum(settled_stakes) as "settledStakes", sum(paid) as paid,
      sum(refunds) as refunds, sum(takeout) as takeout, sum(breakage) as breakage, sum(adjusted) as adjusted
    from report_sums
    where not is_simulated and slot >= ${firstOf(from, zone)} / ${sql.lit(SLOT_S)}
      and slot < ${endOf(to, zone)} / ${sql.lit(SLOT_S)}
    group by 1, 2, 3, 4, 5, 6 order by 1, 5, 2, 3, 4, 6 limit ${most}`.execute(db);
  return rows;
}

export function createReportStore(db: Kysely<Schema>): ReportStore {
  return {
    async addNext() {
      const { rows } = await sql<{ seal: number | null }>`select add_sealed_to_reports() as seal`.execute(db);
      return rows[0]?.seal ?? null;
    },
    read: (query) =>
      readInSnapshot(db, async (moment) => ({ rows: await readRows(moment, query), upTo: await readUpTo(moment) })),
    async span({ from, to, zone }) {
      const { rows } = await sql<ReportSpan>`
        select ${firstOf(from, zone)} * 1000 as from, ${endOf(to, zone)} * 1000 as to`.execute(db);
      if (rows[0] === undefined) throw new Error('A select without a row.');
      return rows[0];
    },
  };
}
