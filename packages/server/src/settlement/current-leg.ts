import { legOutcomeOf } from '@clutchline/domain';

import {
  VOIDED_TICKET,
  type LegState,
  type SettlingBatch,
  type SettlingBet,
  type SettlingLeg,
  type SettlingPoint,
} from './settlement-store';

export interface CurrentLeg {
  readonly leg: SettlingLeg;
  readonly state: LegState | null;
  readonly isChanged: boolean;
  readonly reason: string | null;
}

const POOL_RULE = 'pool@1';

export class LegReader {
  readonly #points: ReadonlyMap<number, SettlingPoint>;
  readonly #dividends: ReadonlyMap<string, SettlingBatch['dividends'][number]>;
  readonly #states = new Map<string, LegState>();

  constructor({ points, dividends }: Pick<SettlingBatch, 'points' | 'dividends'>) {
    this.#points = new Map(points.map((point) => [point.pointId, point]));
    this.#dividends = new Map(dividends.map((dividend) => [`${dividend.pointId} ${dividend.currencyId}`, dividend]));
  }

  read(bet: SettlingBet, leg: SettlingLeg): CurrentLeg {
    const point = this.#points.get(leg.pointId);
    const applied = leg.state?.decision;
    if (point === undefined || applied === point.decision || applied === VOIDED_TICKET)
      return { leg, state: leg.state, isChanged: false, reason: null };
    return { leg, state: this.#stateOf(bet, leg, point), isChanged: true, reason: point.reason };
  }

  #stateOf(bet: SettlingBet, { categoryId }: SettlingLeg, point: SettlingPoint): LegState {
    const { pointId, outcome, voidReason, deadHeat, result, rule, source, decision } = point;
    const decided = { point_id: pointId, outcome, void_reason: voidReason, dead_heat: deadHeat, result, rule };
    const leg = legOutcomeOf({ category_id: categoryId, placed_at: bet.betTime }, decided, point.startedAt);
    const isLate = leg !== decided;
    const key = `${pointId} ${isLate ? 'late' : ''} ${bet.isPool ? bet.currencyId : ''}`;
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const own: LegState = {
      outcome: leg.outcome,
      voidReason: leg.void_reason,
      deadHeat: leg.dead_heat,
      closingOdd: null,
      result: leg.result,
      rule: leg.rule,
      source,
      decision,
    };
    const state = bet.isPool && leg.outcome !== 'void' ? this.#poolState(own, bet.currencyId, pointId) : own;
    this.#states.set(key, state);
    return state;
  }

  #poolState(own: LegState, currencyId: number, pointId: number): LegState {
    const dividend = this.#dividends.get(`${pointId} ${currencyId}`);
    if (dividend === undefined) throw new Error(`The pool of point ${pointId} is decided and not counted.`);
    const { isRefund, odds } = dividend;
    const isCounted = own.outcome === 'won' || own.outcome === 'dead_heat' || own.outcome === 'lost';
    if (isCounted && !isRefund) return { ...own, closingOdd: odds };
    return { ...own, outcome: 'void', voidReason: 'pool_refund', deadHeat: 1, result: null, rule: POOL_RULE };
  }
}
