import { FIRST_VIRTUAL_ID, roundGameId, roundOfGame } from '@clutchline/domain/virtual-round';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { JOIN_TEAMS, TEAM_NAMES } from '../names/postgres-name-fields';
import { wallTimeOf } from '../postgres-business-time';
import { selectOpenStakes } from '../sheets/postgres-open-stakes';
import type { CardMoney, GameStore, OfferedRound, RoundRefusals, RoundTickets, StoredStop } from './game-store';

async function selectStops(db: Kysely<Schema>, where: RawBuilder<unknown>, limit: number): Promise<StoredStop[]> {
  const { rows } = await sql<StoredStop>`
    select s.id as stop_id, s.game, s.reason, o.name as set_by, s.set_at, s.end_reason, e.name as ended_by, s.ended_at
    from virtual_game_stops s join desk_operators o on o.id = s.set_by left join desk_operators e on e.id = s.ended_by
    where ${where} order by s.id desc limit ${limit}`.execute(db);
  return rows;
}

async function isTrue(db: Kysely<Schema>, value: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ value: boolean }>`select ${value} as value`.execute(db);
  return rows[0]?.value === true;
}

const idsOf = (rounds: readonly number[]): number[] => rounds.map(roundGameId);

type RoundBooks = Pick<GameStore, 'offeredRounds' | 'openStakes' | 'tickets' | 'refusals'>;

const createRoundBooks = (db: Kysely<Schema>): RoundBooks => ({
  async offeredRounds(limit) {
    const { rows } = await sql<Omit<OfferedRound, 'round'> & { readonly gameId: number }>`
      select m.id as "gameId", ${TEAM_NAMES}, r.id is not null as is_finished, r.void_reason is not null as is_void
      from matches m ${JOIN_TEAMS} left join rounds r on r.id = m.id - ${FIRST_VIRTUAL_ID}::bigint
      where m.id >= ${FIRST_VIRTUAL_ID} order by m.id desc limit ${limit}`.execute(db);
    return rows.map(({ gameId, ...round }) => ({ ...round, round: roundOfGame(gameId) }));
  },
  openStakes: (round) => selectOpenStakes(db, [roundGameId(round)]),
  async tickets(rounds) {
    const { rows } = await sql<Omit<RoundTickets, 'round'> & { readonly gameId: number }>`
      select l.game_id as "gameId", b.currency_id as "currencyId", count(*) as tickets, sum(b.stake) as stake,
        count(*) filter (where b.settle_time is null) as "openTickets",
        coalesce(sum(b.stake) filter (where b.settle_time is not null), 0) as "settledStake",
        coalesce(sum(b.payout) filter (where b.settle_time is not null), 0) as paid
      from bet_legs l cross join lateral (select * from bets where order_no = l.order_no offset 0) b
      where l.game_id = any(${idsOf(rounds)}::bigint[]) and b.receive_status <> 2
      group by 1, 2 order by 1, 2`.execute(db);
    return rows.map(({ gameId, ...sums }) => ({ ...sums, round: roundOfGame(gameId) }));
  },
  async refusals(rounds) {
    const { rows } = await sql<RoundRefusals>`
      select round, currency_id as "currencyId", count(*) as bets, sum(stake) as stake
      from round_refusals where round = any(${[...rounds]}::bigint[]) group by 1, 2 order by 1, 2`.execute(db);
    return rows;
  },
});

export function createGameStore(db: Kysely<Schema>): GameStore {
  return {
    stops: (limit) => selectStops(db, sql`true`, limit),
    async activeStop(game) {
      const [stop = null] = await selectStops(db, sql`s.game = ${game} and s.ended_at is null`, 1);
      return stop;
    },
    stop: ({ game, reason, operatorId, at }) =>
      isTrue(db, sql`stop_virtual_game(${game}, ${reason}, ${operatorId}, ${at})`),
    async endStop(stopId, { game, reason, operatorId, at }) {
      const isEnded = sql`end_virtual_game_stop(${stopId}, ${game}, ${reason}, ${operatorId}, ${at})`;
      if (!(await isTrue(db, isEnded))) return null;
      const [ended = null] = await selectStops(db, sql`s.id = ${stopId}`, 1);
      return ended;
    },
    async chessPlayersSince(at) {
      const { rows } = await sql<{ accountId: number }>`
        select account_id as "accountId" from chess_players where seen_at >= ${at} order by account_id`.execute(db);
      return rows.map(({ accountId }) => accountId);
    },
    async wallTimes(at) {
      const { rows } = await sql<{ at: number }>`
        select ${wallTimeOf(sql`t.at`)} as at from unnest(${[...at]}::bigint[]) with ordinality t (at, place)
        order by t.place`.execute(db);
      return rows.map((row) => row.at);
    },
    async cardMoney(since) {
      const { rows } = await sql<CardMoney>`
        select a.currency_id as "currencyId", count(*) filter (where c.kind = 'refresh') as refreshes,
          count(*) filter (where c.kind = 'buy') as bought,
          count(*) filter (where c.kind in ('sell', 'sell_directly')) as sold,
          count(*) filter (where c.kind = 'rent_slot') as rents,
          coalesce(-sum(c.amount) filter (where c.amount < 0), 0) as paid,
          coalesce(sum(c.amount) filter (where c.amount > 0), 0) as received
        from chess_actions c join accounts a on a.id = c.account_id
        where c.at >= ${since} and c.transaction_id is not null group by 1 order by 1`.execute(db);
      return rows;
    },
    ...createRoundBooks(db),
  };
}
