import { PLAY_STATUS, type VoidReason } from '@clutchline/contract';

import { countEach, type CountedAgain } from '../../pools';
import { computeBatch } from '../compute-batch';
import { Debts } from '../compute-settlement';
import { computeVoid } from '../compute-void';
import type { SettledPlay } from '../determine-outcomes';
import type { DueBet, SettlingBatch, SettlingDividend, SettlingPoint } from '../settlement-store';
import { EffectSums, type EffectOnTicket, type EffectSum } from './effect-sums';
import type { PreviewReader } from './preview-reader';

export interface PoolEffect extends CountedAgain {
  readonly playId: number;
}

/** What a decision would do, computed as the settlement would. */
export interface DecisionEffect {
  readonly plays: readonly SettledPlay[];
  readonly sums: readonly EffectSum[];
  readonly largest: readonly EffectOnTicket[];
  readonly pools: readonly PoolEffect[];
  /** The ticket that was to be void is refunded already. */
  readonly isVoidAlready: boolean;
}

export interface VoidedTicket {
  readonly orderNo: string;
  readonly voidReason: VoidReason;
  readonly reason: string;
}

const PAGE = 2_000;

/** @param voided ticket that no longer counts. */
export async function previewDecision(
  reader: PreviewReader,
  plays: readonly SettledPlay[],
  voided: VoidedTicket | null = null,
): Promise<DecisionEffect> {
  const pools = await countPools(reader, plays, voided);
  const sums = new EffectSums();
  const debts = new Debts(null);
  const isVoidAlready = voided !== null && !(await addVoided(reader, voided, sums));
  const overlay = overlayOf(plays, pools);
  let after: DueBet = { accountId: 0, orderNo: '' };
  for (;;) {
    const due = await reader.affected({ pointIds: [...overlay.points.keys()], after, limit: PAGE });
    const orderNos = due.map(({ orderNo }) => orderNo).filter((orderNo) => orderNo !== voided?.orderNo);
    addBatch(sums, laidOver(await reader.batch(orderNos), overlay), debts);
    if (due.length < PAGE) return { plays, sums: sums.sums(), largest: sums.largest(), pools, isVoidAlready };
    after = due.at(-1) ?? after;
  }
}

async function countPools(
  reader: PreviewReader,
  plays: readonly SettledPlay[],
  voided: VoidedTicket | null,
): Promise<PoolEffect[]> {
  const pools: PoolEffect[] = [];
  for (const decided of plays) {
    const { playId, status, play } = decided;
    if (play.takeout === null || (status !== PLAY_STATUS.settled && status !== PLAY_STATUS.cancelled)) continue;
    const tickets = (await reader.poolTickets(playId)).filter(({ orderNo }) => orderNo !== voided?.orderNo);
    const counted = countEach(decided, await reader.poolCounts(playId), tickets);
    pools.push(...counted.map((count) => ({ playId, ...count })));
  }
  return pools;
}

/** False: refunded already. */
async function addVoided(
  reader: PreviewReader,
  { orderNo, voidReason, reason }: VoidedTicket,
  sums: EffectSums,
): Promise<boolean> {
  const batch = await reader.batch([orderNo]);
  const computed = computeVoid(batch, voidReason, reason);
  for (const bet of batch.bets) sums.add(bet, computed?.settlement ?? null);
  return computed !== null;
}

interface Overlay {
  readonly points: ReadonlyMap<number, Omit<SettlingPoint, 'decision'>>;
  readonly dividends: readonly SettlingDividend[];
}

function overlayOf(plays: readonly SettledPlay[], pools: readonly PoolEffect[]): Overlay {
  const points = plays.flatMap(({ points: decided, startedAt }) => decided.map((point) => ({ ...point, startedAt })));
  return {
    points: new Map(points.map((point) => [point.pointId, point])),
    dividends: pools.flatMap(({ result: { currencyId, isRefund, dividends } }) =>
      dividends.map(({ pointId, odds }) => ({ pointId, currencyId, isRefund, odds })),
    ),
  };
}

/** Later dividends of a point and currency replace earlier ones. */
function laidOver(batch: SettlingBatch, { points, dividends }: Overlay): SettlingBatch {
  const stored = new Map(batch.points.map((point) => [point.pointId, point.decision]));
  const decided = [...points.values()].map((point) => ({
    ...point,
    decision: (stored.get(point.pointId) ?? 0) + 1,
  }));
  const others = batch.points.filter(({ pointId }) => !points.has(pointId));
  return { ...batch, points: [...others, ...decided], dividends: [...batch.dividends, ...dividends] };
}

function addBatch(sums: EffectSums, batch: SettlingBatch, debts: Debts): void {
  debts.add(batch.wallets ?? []);
  const { touched, settlements } = computeBatch(batch, debts);
  const byOrder = new Map(settlements.map((settlement) => [settlement.orderNo, settlement]));
  const changed = new Set(touched.map(({ orderNo }) => orderNo));
  for (const bet of batch.bets) if (changed.has(bet.orderNo)) sums.add(bet, byOrder.get(bet.orderNo) ?? null);
}
