import { refusalOf, type BetError, type BetResult } from '@clutchline/contract';
import { applyPush, combinedOdds, countCombinations, parseOdd, removeItem, type SlipState } from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import { eachOnce } from '../queries/fetch-data';
import { returnIfAllWin } from './return-if-all-win';
import type { PendingPlacement } from './pending-placement';
import type { PlacedBet, PlacementState, SlipProblem, SlipStoreState } from '../slip/slip-store';
import { plainProblem } from '../slip/slip-row';

const REJECTED = 2;

interface Verdict {
  readonly slip: SlipState;
  readonly placed: readonly PlacedBet[];
  readonly refused: ReadonlyMap<number, SlipProblem>;
  readonly problem: SlipProblem | null;
}

const idsOf = ({ kind, shop_ids }: PendingPlacement, index: number): readonly number[] =>
  kind === 'parlay' ? shop_ids : shop_ids.slice(index, index + 1);

const betsOf = ({ kind, shop_ids }: PendingPlacement): number => (kind === 'parlay' ? 1 : shop_ids.length);

interface Answered {
  readonly result: BetResult;
  readonly index: number;
  /** Server ms. */
  readonly now: number;
}

function applyAccepted(verdict: Verdict, pending: PendingPlacement, { result, index, now }: Answered): Verdict {
  const ids = idsOf(pending, index);
  const items = ids.flatMap((id) => verdict.slip.items.find(({ shop_id }) => shop_id === id) ?? []);
  const bet: PlacedBet = {
    orderNo: result.order_no ?? '',
    kind: pending.kind,
    receiveStatus: result.receive_status === 1 ? 1 : 0,
    heldUntil: result.receive_status === 1 ? now + result.delay_ms : null,
    delay: result.receive_status === 1 ? result.delay_ms : 0,
    rejectReason: null,
    stake: pending.stakes[index] ?? '0',
    odds: combinedOdds(
      result.legs.map(({ used }) => parseOdd(used)),
      pending.sizes,
    ),
    items,
    prices: items.flatMap(({ shop_id }) => result.legs.find((leg) => leg.shop_id === shop_id) ?? []),
    combinationCount: pending.sizes === undefined ? 1 : countCombinations(ids.length, pending.sizes),
    possibleReturn: returnIfAllWin(
      pending.stakes[index] ?? '0',
      result.legs.map(({ used }) => used),
      pending.sizes,
    ),
  };
  const slip = ids.reduce((left, id) => removeItem(left, pending.kind, id), verdict.slip);
  return { ...verdict, slip, placed: [...verdict.placed, bet] };
}

function problemOf(error: BetError | null): SlipProblem {
  if (error === null) return plainProblem('bet_invalid');
  const { error_code, limit, whole, offer, message } = error;
  const reason = refusalOf(error_code) ?? 'bet_invalid';
  return { reason, limit, whole, offer, message: message === '' ? null : message };
}

function applyRefused(verdict: Verdict, pending: PendingPlacement, { result, index }: Answered): Verdict {
  const { error } = result;
  const problem = problemOf(error);
  const ids = idsOf(pending, index);
  const named = ids.filter((id) => error?.shop_ids.includes(id) === true);
  const concerned = pending.kind === 'single' ? ids : named;
  const refused = new Map([...verdict.refused, ...concerned.map((id) => [id, problem] as const)]);
  const slip = result.legs.reduce(
    (left, { shop_id, used, version }) =>
      applyPush(left, { type: 'odds', point_id: shop_id, delta: used, version, status: 1 }),
    verdict.slip,
  );
  return { ...verdict, slip, refused, problem: pending.kind === 'parlay' ? problem : verdict.problem };
}

/** Accepted selections leave with a result, rejected ones remain with a reason, independently (BET-7). */
export function settlePlacement(
  state: SlipStoreState,
  pending: PendingPlacement,
  answer: CallData<'playMore'>,
  now: number,
): Pick<SlipStoreState, 'slip' | 'placement'> {
  const start: Verdict = { slip: state.slip, placed: [], refused: new Map(), problem: null };
  const { slip, placed, ...rest } = answer.results.slice(0, betsOf(pending)).reduce((verdict, result, index) => {
    const isTaken = result.error === null && result.receive_status !== REJECTED;
    return (isTaken ? applyAccepted : applyRefused)(verdict, pending, { result, index, now });
  }, start);
  const phase = placed.length > 0 ? 'done' : 'idle';
  const done: PlacementState = { phase, placed: eachOnce(placed, ({ orderNo }) => orderNo), ...rest };
  return { slip, placement: { ...state.placement, [pending.kind]: done } };
}
