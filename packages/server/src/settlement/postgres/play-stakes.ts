import { sql, type Kysely } from 'kysely';

import type { PlayStakes, StakesOnPlay } from '../result-store';
import type { Schema } from '../../database/tables/schema';

type PlayRow = Omit<PlayStakes, 'tickets'>;

/** Excludes rejected and swapped bets; groups by settled or not. */
export async function stakesOnPlay(db: Kysely<Schema>, playId: number): Promise<PlayStakes | null> {
  const { rows: plays } = await sql<PlayRow>`
    select p.game_id as "gameId", p.market, p.round, p.line, p.status,
      (select t.names->>'en' from teams t where t.id = m.team_id_1) as "team1",
      (select t.names->>'en' from teams t where t.id = m.team_id_2) as "team2"
    from plays p join matches m on m.id = p.game_id where p.id = ${playId}`.execute(db);
  const [play] = plays;
  if (play === undefined) return null;
  const { rows: tickets } = await sql<StakesOnPlay>`
    select b.currency_id as "currencyId", b.kind, b.settle_time is not null as "isSettled",
      count(*) as tickets, sum(b.stake) as stakes, coalesce(sum(b.payout), 0) as paid
    from bets b
    where b.receive_status <> 2 and b.swapped_to is null
      and b.order_no in (select l.order_no from bet_legs l where l.play_id = ${playId})
    group by 1, 2, 3 order by 1, 2 desc, 3`.execute(db);
  return { ...play, tickets };
}
