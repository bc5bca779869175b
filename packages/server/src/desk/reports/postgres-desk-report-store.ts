import { sql, type Kysely } from 'kysely';

import type { Correction, DeskReportStore, OpenLiability, OperatorDecision, PlayerBalance } from './desk-report-store';
import type { Schema } from '../../database/tables/schema';

/** Of a system all combinations win at the mean of their odds. */
const PAYABLE = sql`case when b.is_pool then b.stake else least(b.cap, ceil(b.stake * b.odds::numeric)) end`;

const NOT_SIMULATED = sql`b.account_id not in (select account_id from simulated_accounts)`;

export function createDeskReportStore(db: Kysely<Schema>): DeskReportStore {
  return {
    async liability(at) {
      const { rows } = await sql<OpenLiability>`
        select b.currency_id as "currencyId", case when b.is_pool then 'pool' else b.kind end as kind, count(*) as bets,
          sum(b.stake) as stakes, sum(${PAYABLE}) as liability
        from bets b
        where b.bet_time <= ${at} and (b.settle_time is null or b.settle_time > ${at}) and ${NOT_SIMULATED}
        group by 1, 2 order by 1, 2`.execute(db);
      return rows;
    },
    async resettlements({ from, to }, most) {
      const { rows } = await sql<Correction>`
        select s.order_no as "orderNo", a.player_id as "playerId", b.currency_id as "currencyId", s.revision, s.at,
          p.payout as before, s.payout as after, s.reason
        from settlements s join settlements p on p.order_no = s.order_no and p.revision = s.revision - 1
          join bets b on b.order_no = s.order_no join accounts a on a.id = b.account_id
        where s.revision > 1 and s.at >= ${from} and s.at < ${to} and ${NOT_SIMULATED}
        order by s.at, s.order_no limit ${most}`.execute(db);
      return rows;
    },
    async decisions({ from, to }, most) {
      const { rows } = await sql<OperatorDecision>`
        select game_id as "gameId", round, at, reason, approved_by as by, (facts->>'voided_play')::bigint as "playId"
        from result_revisions where at >= ${from} and at < ${to} order by at, game_id limit ${most}`.execute(db);
      return rows;
    },
    async balances(after, most) {
      const { rows } = await sql<PlayerBalance>`
        select b.id as "accountId", b.player_id as "playerId", b.nickname, w.currency_id as "currencyId", w.balance, w.debt
        from accounts b join wallets w on w.account_id = b.id
        where b.id > ${after} and b.id not in (select account_id from simulated_accounts) order by b.id limit ${most}`.execute(
        db,
      );
      return rows;
    },
  };
}
