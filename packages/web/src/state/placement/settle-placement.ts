import { refusalOf, type BetError, type BetResult } from '@clutchline/contract';
import {
  applyPush,
  combinedOdds,
  countCombinations,
  removeItem,
  selectedOdd,
  type SlipState,
} from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import { eachOnce } from '../queries/fetch-data';
import { NO_PRICE, returnIfAllWin } from './return-if-all-win';
import type { PendingPlacement } from './pending-placement';
import type { PlacedBet, PlacementState, SlipProblem, SlipStoreState } from '../slip/slip-store';
import { plainProblem } from '../slip/slip-row';

const REJECTED = 2;

interface PlacementOutcome {
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

function applyAccepted(
  outcome: PlacementOutcome,
  pending: PendingPlacement,
  { result, index, now }: Answered,
): PlacementOutcome {
  const ids = idsOf(pending, index);
  const items = ids.flatMap((id) => outcome.slip.items.find(({ shop_id }) => shop_id === id) ?? []);
  const bet: PlacedBet = {
    orderNo: result.order_no ?? '',
    kind: pending.kind,
    receiveStatus: result.receive_status === 1 ? 1 : 0,
    heldUntil: result.receive_status === 1 ? now + result.delay_ms : null,
    delay: result.receive_status === 1 ? result.delay_ms : 0,
    rejectReason: null,
    isReferred: result.is_referred === 1,
    offer: null,
    sizes: pending.sizes,
    stake: pending.stakes[index] ?? '0',
    odds: combinedOdds(
      result.legs.map(({ used }) => selectedOdd({ odd: used })),
      pending.sizes,
    ),
    items,
    prices: items.flatMap(({ shop_id }) => result.legs.find((leg) => leg.shop_id === shop_id) ?? []),
    combinationCount: pending.sizes === undefined ? 1 : countCombinations(ids.length, pending.sizes),
    possibleReturn: returnIfAllWin(
      pending.stakes[index] ?? '0',
      result.legs.map(({ used }) => used ?? NO_PRICE),
      pending.sizes,
    ),
  };
  const slip = ids.reduce((left, id) => removeItem(left, pending.kind, id), outcome.slip);
  return { ...outcome, slip, placed: [...outcome.placed, bet] };
}

function problemOf(error: BetError | null): SlipProblem {
  if (error === null) return plainProblem('bet_invalid');
  const { error_code, limit, whole, offer, message } = error;
  const reason = refusalOf(error_code) ?? 'bet_invalid';
  return { reason, limit, whole, offer, message: message === '' ? null : message };
}

function applyRefused(
  outcome: PlacementOutcome,
  pending: PendingPlacement,
  { result, index }: Answered,
): PlacementOutcome {
  const { error } = result;
  const problem = problemOf(error);
  const ids = idsOf(pending, index);
  const named = ids.filter((id) => error?.shop_ids.includes(id) === true);
  const concerned = pending.kind === 'single' ? ids : named;
  const refused = new Map([...outcome.refused, ...concerned.map((id) => [id, problem] as const)]);
  const slip = result.legs.reduce(
    (left, { shop_id, used, version }) =>
      applyPush(left, { type: 'odds', point_id: shop_id, delta: used, version, status: 1 }),
    outcome.slip,
  );
  return { ...outcome, slip, refused, problem: pending.kind === 'parlay' ? problem : outcome.problem };
}

/** Accepted selections leave with a result, rejected ones remain with a reason, independently (BET-7). */
export function settlePlacement(
  state: SlipStoreState,
  pending: PendingPlacement,
  answer: CallData<'playMore'>,
  now: number,
): Pick<SlipStoreState, 'slip' | 'placement'> {
  const start: PlacementOutcome = { slip: state.slip, placed: [], refused: new Map(), problem: null };
  const { slip, placed, ...rest } = answer.results.slice(0, betsOf(pending)).reduce((outcome, result, index) => {
    const isAccepted = result.error === null && result.receive_status !== REJECTED;
    return (isAccepted ? applyAccepted : applyRefused)(outcome, pending, { result, index, now });
  }, start);
  const phase = placed.length > 0 ? 'done' : 'idle';
  const done: PlacementState = { phase, placed: eachOnce(placed, ({ orderNo }) => orderNo), ...rest };
  return { slip, placement: { ...state.placement, [pending.kind]: done } };
}
