import type { SettlingBatch, SettlingPoint, BetSettlement } from '../../../src/settlement/settlement-store';
import { onStore, type Defect } from './defect';

const inSettleBets = (name: string, part: string, becomes: string, sql: readonly string[] = []): Defect => ({
  name,
  edits: [{ functionName: 'settle_bets', part, becomes }],
  sql,
});

const mistaken = (name: string, change: (batch: SettlingBatch) => Partial<SettlingBatch>): Defect =>
  onStore(name, 'settlements', (settlements) => ({
    lockBets: async (orderNos) => {
      const batch = await settlements.lockBets(orderNos);
      return { ...batch, ...change(batch) };
    },
  }));

const mistakenPoints = (name: string, change: (point: SettlingPoint) => Partial<SettlingPoint>): Defect =>
  mistaken(name, ({ points }) => ({ points: points.map((point) => ({ ...point, ...change(point) })) }));

const miswritten = (name: string, change: (ending: BetSettlement) => Partial<BetSettlement>): Defect =>
  onStore(name, 'settlements', (settlements) => ({
    settle: (batch) =>
      settlements.settle({
        ...batch,
        settlements: batch.settlements.map((ending) => ({ ...ending, ...change(ending) })),
      }),
  }));

export const SETTLING_DEFECTS: readonly Defect[] = [
  mistakenPoints('a void leg is lost', ({ outcome }) => (outcome === 'void' ? { outcome: 'lost' } : {})),
  mistakenPoints('a void leg wins', ({ outcome }) => (outcome === 'void' ? { outcome: 'won' } : {})),
  mistakenPoints('a half win is a whole one', ({ outcome }) => (outcome === 'half_won' ? { outcome: 'won' } : {})),
  mistakenPoints('a bet after the real start is valid', () => ({ startedAt: null })),
  mistaken('a system is settled as one combination', ({ bets }) => ({
    bets: bets.map((bet) => ({ ...bet, sizes: [bet.legs.length] })),
  })),
  miswritten('a payout is rounded up', ({ payout, legs }) =>
    payout > 0n && legs.length > 1 ? { payout: payout + 1n } : {},
  ),
  inSettleBets(
    'a payout is credited twice',
    'select account_id, sum(payout - repaid - coalesce(before, 0) + owed) as amount',
    'select account_id, sum(2 * payout - repaid - coalesce(before, 0) + owed) as amount',
  ),
  inSettleBets("the house's entry of a settlement is missing", `('house:stakes', -stake), `, '', [
    'alter table ledger_entries disable trigger adds_up_to_zero',
  ]),
  inSettleBets('a correction takes nothing back', 'where reversal_id is not null and side.amount <> 0', 'where false'),
  inSettleBets('a debt is forgiven', 'debt = w.debt + m.debt', 'debt = w.debt'),
  mistaken('a correction settles nothing again', ({ bets }) => ({
    bets: bets.filter(({ revision }) => revision === 0),
  })),
  onStore('the last bet is never settled', 'settlements', (settlements) => ({
    dueBets: async (query) => {
      const due = await settlements.dueBets(query);
      return due.length > 1 ? due.slice(0, -1) : due;
    },
  })),
];
