import type { ChessAction } from '../chess-action';
import type { ChessCard, ChessState } from '../chess-state';
import type { CardFace } from '../draw-market';
import { RANKS, type PriceList } from '../price-list';
import { ARRIVALS, arrivalIndex, HELD, kindSteps, SCALE, type KindStep, type KindSteps } from './kind-process';
import type { ChessStrategy } from './play-strategy';
import { completesMerge, isSameKind, offersOf, onOffer, type KindFace } from './strategies';
import type { TierBound } from './strategy-bound';

/** One kind that is held or offered, with what can be done in it. */
interface KindView {
  readonly face: KindFace;
  /** By next state: null if it cannot be reached. */
  readonly steps: readonly (KindStep | null)[];
  readonly values: readonly number[];
}

/**
 * Index policy of the bound: of all reachable contents of the backpack with at most `slots` cards, that with the highest
 * gain of the step + value of the states of its kinds.
 */
export function indexPolicy(list: PriceList, slots: number, bound: TierBound): ChessStrategy {
  const stepsOfRank = Array.from({ length: RANKS }, (_, index) => kindSteps(list, index + 1, SCALE));
  return (state) => {
    const three = state.cards.find(({ star }) => star === 3);
    if (three !== undefined) return { kind: 'sell', card: three.id };
    const find = offersOf(state).find(({ face }) => face.star === 3);
    if (find !== undefined) return onOffer(state, 'sell_directly', find);
    const kinds = viewKinds(state, stepsOfRank, bound);
    const plan = bestPlan(kinds, slots);
    return nextAction(state, kinds, plan, slots);
  };
}

function viewKinds(state: ChessState, stepsOfRank: readonly KindSteps[], { values }: TierBound): readonly KindView[] {
  const offers = offersOf(state).map(({ face }) => face);
  const faces: CardFace[] = [];
  for (const face of [...state.cards, ...offers]) if (!faces.some((seen) => isSameKind(seen, face))) faces.push(face);
  return faces.map((face) => {
    const count = (cards: readonly CardFace[], star: number): number =>
      cards.filter((card) => isSameKind(card, face) && card.star === star).length;
    const from = 3 * count(state.cards, 2) + count(state.cards, 1);
    const arrival = arrivalIndex(count(offers, 1), count(offers, 2));
    if (arrival < 0) throw new Error(`more than ${ARRIVALS.length} arrivals`);
    return { face, steps: stepsOfRank[face.rank - 1]![from]![arrival]!, values: values[face.rank - 1]! };
  });
}

/** Knapsack over the slots: the next state of each kind. */
function bestPlan(kinds: readonly KindView[], slots: number): readonly number[] {
  let plans: (readonly [value: number, states: readonly number[]] | null)[] = [[0, []]];
  for (const { steps, values } of kinds) {
    const next: typeof plans = Array.from({ length: slots + 1 }, () => null);
    plans.forEach((plan, used) => {
      if (plan === null) return;
      steps.forEach((step, to) => {
        const held = used + HELD[to]!;
        if (step === null || held > slots) return;
        const value = plan[0] + step.gain / SCALE + values[to]!;
        const found = next[held];
        if (found === null || found === undefined || value > found[0]) next[held] = [value, [...plan[1], to]];
      });
    });
    plans = next;
  }
  const best = plans.reduce(
    (most, plan) => (most === null || (plan !== null && plan[0] > most[0]) ? plan : most),
    null,
  );
  return best?.[1] ?? [];
}

/** Sales come before purchases; after each action the plan is made again. */
function nextAction(
  state: ChessState,
  kinds: readonly KindView[],
  plan: readonly number[],
  slots: number,
): ChessAction | null {
  const planned = kinds.map(({ face, steps }, index) => ({ face, step: steps[plan[index] ?? 0] ?? null }));
  return (
    firstOf(planned, ({ face, step }) => directSale(state, face, step)) ??
    firstOf(planned, ({ face, step }) => sale(state, face, step)) ??
    firstOf(planned, ({ face, step }) => purchase(state, face, step, slots))
  );
}

function directSale(state: ChessState, face: KindFace, step: KindStep | null): ChessAction | null {
  const twos = offersOf(state).filter((offer) => isSameKind(offer.face, face) && offer.face.star === 2);
  const isSold = twos.length > Math.max(0, step?.twos ?? 0);
  return isSold && twos[0] !== undefined ? onOffer(state, 'sell_directly', twos[0]) : null;
}

function sale(state: ChessState, face: KindFace, step: KindStep | null): ChessAction | null {
  const sold = (star: number, count: number): ChessCard | undefined =>
    count < 0 ? state.cards.find((card) => isSameKind(card, face) && card.star === star) : undefined;
  const card = sold(2, step?.twos ?? 0) ?? sold(1, step?.ones ?? 0);
  return card === undefined ? null : { kind: 'sell', card: card.id };
}

function purchase(state: ChessState, face: KindFace, step: KindStep | null, slots: number): ChessAction | null {
  const hasRoom = state.cards.length < slots;
  const wanted = offersOf(state).find(
    (offer) =>
      isSameKind(offer.face, face) &&
      ((offer.face.star === 2 && (step?.twos ?? 0) > 0) || (offer.face.star === 1 && (step?.ones ?? 0) > 0)) &&
      (hasRoom || completesMerge(state, offer.face)),
  );
  return wanted === undefined ? null : onOffer(state, 'buy', wanted);
}

function firstOf<T>(values: readonly T[], read: (value: T) => ChessAction | null): ChessAction | null {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return null;
}
