import type { LegOutcome, PlayStatus } from '@clutchline/contract';
import {
  auditPool,
  closePool,
  indicativeOdds,
  legOutcomeOf,
  type SettledPoint,
  type PoolClosing,
} from '@clutchline/domain';

import type { PoolCount, PoolTicketRecord } from './pool-store';

export interface DecidedPool {
  readonly playId: number;
  readonly status: PlayStatus;
  readonly startedAt: number | null;
  readonly play: {
    /** Null unless a pool. */
    readonly takeout: number | null;
    readonly points: readonly {
      readonly point_id: number;
      readonly decided: { readonly outcome: LegOutcome } | null;
    }[];
  };
  readonly points: readonly { readonly pointId: number; readonly outcome: LegOutcome }[];
}

export type PoolResult = Omit<PoolCount, 'revision' | 'reversalId' | 'at'>;

/** Not void; late tickets get another outcome. */
const NOT_VOID: SettledPoint = { point_id: 0, outcome: 'won', void_reason: null, dead_heat: 1, result: null, rule: '' };

/** Later tickets are void. */
export function countedTickets(startedAt: number | null, tickets: readonly PoolTicketRecord[]): PoolTicketRecord[] {
  return tickets.filter(
    ({ betTime }) => legOutcomeOf({ category_id: 1, placed_at: betTime }, NOT_VOID, startedAt) === NOT_VOID,
  );
}

/** BET-2, R32. */
export function countPool(decided: DecidedPool, currencyId: number, tickets: readonly PoolTicketRecord[]): PoolResult {
  const takeout = decided.play.takeout ?? 0;
  const { points, winners, withdrawn, isVoid } = pointsOf(decided, tickets);
  const closing = closePool({ takeout, points, winners, withdrawn, is_void: isVoid });
  const audit = auditPool(
    closing,
    tickets.map(({ pointId, stake }) => ({ point_id: pointId, stake })),
  );
  const odds = oddsOf(closing, { takeout, points: points.filter(({ point_id }) => !withdrawn.includes(point_id)) });
  return {
    playId: decided.playId,
    currencyId,
    isRefund: closing.kind === 'refund',
    takeout,
    tickets: tickets.length,
    gross: closing.kind === 'refund' ? audit.refunded : closing.gross,
    takeoutAmount: audit.takeout,
    breakage: audit.breakage,
    paid: audit.paid,
    refunded: audit.refunded,
    dividends: points.map(({ point_id, stakes }) => ({ pointId: point_id, stakes, odds: odds(point_id) })),
  };
}

function pointsOf({ play, points: decisions }: DecidedPool, tickets: readonly PoolTicketRecord[]) {
  const outcomes = new Map(decisions.map(({ pointId, outcome }) => [pointId, outcome]));
  const outcomesByPoint = play.points.map(({ point_id, decided }) => ({
    point_id,
    outcome: outcomes.get(point_id) ?? decided?.outcome,
    stakes: tickets.reduce((sum, { pointId, stake }) => (pointId === point_id ? sum + stake : sum), 0n),
  }));
  const idsOf = (...wanted: readonly string[]) =>
    outcomesByPoint
      .filter(({ outcome }) => outcome !== undefined && wanted.includes(outcome))
      .map(({ point_id }) => point_id);
  const winners = idsOf('won', 'dead_heat');
  const counted = new Set([...winners, ...idsOf('lost')]);
  const withdrawn = outcomesByPoint.map(({ point_id }) => point_id).filter((id) => !counted.has(id));
  return { points: outcomesByPoint, winners, withdrawn, isVoid: counted.size === 0 };
}

function oddsOf(closing: PoolClosing, left: Parameters<typeof indicativeOdds>[0]): (pointId: number) => number | null {
  if (closing.kind === 'refund') return () => null;
  const paid = new Map(closing.dividends.map(({ point_id, odds }) => [point_id, odds]));
  return (pointId) => {
    const odds = paid.get(pointId) ?? indicativeOdds(left, pointId);
    return odds === null ? null : Number(odds);
  };
}
