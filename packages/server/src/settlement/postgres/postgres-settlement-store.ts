import { type Kysely, sql } from 'kysely';

import type { SettlementStore, LegState, SettledBatch } from '../settlement-store';
import type { Schema } from '../../database/tables/schema';
import { dueBets, lockSettlingBets } from './lock-settling-bets';
import { lockTicket, selectTicket, storeBetVoid } from './void-bet-rows';

export function createSettlementStore(db: Kysely<Schema>): SettlementStore {
  return {
    dueBets: (query) => dueBets(db, query),
    lockBets: (orderNos) => lockSettlingBets(db, orderNos),
    lastTransaction: () => selectLastTransaction(db),
    settle: (batch) => settleBets(db, batch),
    ticket: (orderNo) => selectTicket(db, orderNo),
    lockTicket: (orderNo) => lockTicket(db, orderNo),
    storeVoid: (betVoid) => storeBetVoid(db, betVoid),
  };
}

async function selectLastTransaction(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('ledger_transactions', 'id')), 0) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function settleBets(db: Kysely<Schema>, batch: SettledBatch): Promise<void> {
  if (batch.legs.length === 0) return;
  await sql`select settle_bets(${JSON.stringify(toJson(batch))}::jsonb)`.execute(db);
}

function toJson({ at, noticeBefore, legs, settlements, holdsWallets }: SettledBatch) {
  const states = new Map<LegState, number>();
  return {
    at,
    notice_before: noticeBefore,
    holds_wallets: holdsWallets,
    corrects: settlements.some(({ revision }) => revision > 1),
    legs: legs.map(({ orderNo, position, state }) => {
      const number = states.get(state) ?? states.size;
      states.set(state, number);
      return { order_no: orderNo, position, state: number };
    }),
    states: [...states].map(([state, number]) => ({
      state: number,
      outcome: state.outcome,
      void_reason: state.voidReason,
      dead_heat: state.deadHeat,
      closing_odd: state.closingOdd,
      result: state.result,
      rule: state.rule,
      source: state.source,
      decision: state.decision,
    })),
    endings: settlements.map((settlement) => ({
      order_no: settlement.orderNo,
      revision: settlement.revision,
      is_cancel: settlement.isCancel,
      prize_status: settlement.prizeStatus,
      settlement_odds: settlement.settlementOdds,
      payout: settlement.payout.toString(),
      repaid: settlement.repaid.toString(),
      owed: settlement.owed.toString(),
      rules: settlement.rules,
      legs: settlement.legs,
      source: settlement.source,
      reason: settlement.reason,
    })),
  };
}
