import { BOARD_KEYS, type LimitRule, type LimitScope } from '@clutchline/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { ExposureQuery, LargeExposure } from './overview-store';
import type { Schema } from '../../database/tables/schema';
import { groupBy } from '../../platform/group-by';
import { JOIN_TEAMS, MATCH_NAMES, PLAY_NAMES } from '../names/postgres-name-fields';

const SCOPE_KEYS = [...BOARD_KEYS, 'currencyId'] as const;
type ScopeKey = (typeof SCOPE_KEYS)[number];

const COLUMN_OF = {
  pointId: sql`point_id`,
  playId: sql`play_id`,
  gameId: sql`game_id`,
  eventId: sql`event_id`,
  gameTypeId: sql`game_type_id`,
  categoryId: sql`category_id`,
  currencyId: sql`currency_id`,
} as const satisfies Readonly<Record<ScopeKey, RawBuilder<unknown>>>;

const keysOf = (scope: LimitScope): ScopeKey[] => SCOPE_KEYS.filter((key) => scope[key] !== null);

/** The largest shares of the caps of these rules, whose scopes give the same ids. */
function largestByRules(rules: readonly LimitRule[], keys: readonly ScopeKey[], limit: number): RawBuilder<unknown> {
  const ids = keys.map((key) => sql`${rules.map(({ scope }) => scope[key])}::bigint[]`);
  const values = sql`${rules.map(({ value }) => String(value))}::numeric[]`;
  const columns = keys.map((key) => COLUMN_OF[key]);
  const fits = columns.map((column) => sql`x.${column} = r.${column}`);
  return sql`(
    select x.point_id, x.currency_id from open_exposures x
    join unnest(${sql.join([...ids, values])}) as r (${sql.join([...columns, sql`cap`])})
      on ${fits.length === 0 ? sql`true` : sql.join(fits, sql` and `)}
    order by x.amount / r.cap desc, x.share desc, x.point_id limit ${limit})`;
}

/**
 * The cap of a point is the strictest of that of the settings and those of the rules that fit. So each of the largest shares is one
 * of the largest by the settings, or one of the largest by the rules whose scopes give the same ids.
 */
export async function selectLargeExposures(
  db: Kysely<Schema>,
  { caps, rules, limit }: ExposureQuery,
): Promise<LargeExposure[]> {
  const currencies = caps.map(({ currencyId }) => currencyId);
  const amounts = caps.map(({ liability }) => String(liability));
  const byKeys = groupBy(rules, ({ scope }) => keysOf(scope).join());
  const ofRules = [...byKeys.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [sql` union ${largestByRules(same, keysOf(first.scope), limit)}`];
  });
  const { rows } = await sql<LargeExposure>`
    with sums as materialized (
      select point_id, currency_id, sum(amount) as amount from exposures where amount > 0 group by 1, 2
    ), open_exposures as materialized (
      select s.point_id, p.id as play_id, p.game_id, m.event_id, m.game_type_id, p.category_id, s.currency_id,
        s.amount, s.amount / greatest(div(c.cap * p.limit_scale, 1000), 1) as share
      from sums s join points o on o.id = s.point_id join plays p on p.id = o.play_id join matches m on m.id = p.game_id
      join unnest(${currencies}::integer[], ${amounts}::numeric[]) as c (currency_id, cap) on c.currency_id = s.currency_id
      where p.status < 4 and o.outcome is null
    ), largest as (
      (select point_id, currency_id from open_exposures order by share desc, point_id limit ${limit})${sql.join(ofRules, sql``)}
    )
    select x.game_id as "gameId", x.event_id as "eventId", x.game_type_id as "gameTypeId", x.category_id as "categoryId",
      m.team_id_1 as "teamId1", m.team_id_2 as "teamId2", ${MATCH_NAMES},
      x.play_id as "playId", x.point_id as "pointId", x.currency_id as "currencyId",
      p.market, p.round, p.line, ${PLAY_NAMES} as names, o.pick, o.line as "pointLine", p.limit_scale as "limitScale", x.amount
    from largest join open_exposures x using (point_id, currency_id) join points o on o.id = x.point_id
    join plays p on p.id = x.play_id join matches m on m.id = x.game_id ${JOIN_TEAMS}
    order by x.share desc, x.point_id`.execute(db);
  return rows;
}
