import type { ChessDone } from './chess-action';
import { SLOTS, type ChessState } from './chess-state';
import { MERGED_CARDS } from './price-list';

/** Counts and sums of the actions of one player; amounts in minor units. */
export interface ChessTotals {
  readonly refreshes: number;
  readonly bought: number;
  readonly sold: number;
  readonly merged: number;
  readonly created: number;
  /** Balances of all postings. */
  readonly player: bigint;
  readonly cards: bigint;
  readonly result: bigint;
}

export const NO_TOTALS: ChessTotals = {
  refreshes: 0,
  bought: 0,
  sold: 0,
  merged: 0,
  created: 0,
  player: 0n,
  cards: 0n,
  result: 0n,
};

/** Adds an accepted action. */
export function addToTotals(totals: ChessTotals, { posting, merges }: ChessDone): ChessTotals {
  const isOf = (kind: string): number => (posting?.kind === kind ? 1 : 0);
  return {
    refreshes: totals.refreshes + isOf('chess-refresh'),
    bought: totals.bought + isOf('chess-buy'),
    sold: totals.sold + isOf('chess-sell'),
    merged: totals.merged + merges.reduce((sum, { merged }) => sum + merged.length, 0),
    created: totals.created + merges.length,
    player: totals.player + (posting?.player ?? 0n),
    cards: totals.cards + (posting?.cards ?? 0n),
    result: totals.result + (posting?.result ?? 0n),
  };
}

/**
 * Checks I9 for one player (CHESS-12): the house holds the cost of the held cards; bought + created = held + sold + merged;
 * three cards for each merge; a paid refresh for each draw; one card in each slot; postings sum to 0.
 *
 * @returns one text for each violation; empty if the books hold.
 */
export function chessViolations(state: ChessState, totals: ChessTotals): readonly string[] {
  const cost = state.cards.reduce((sum, card) => sum + card.cost, 0n);
  const slots = state.cards.map(({ slot }) => slot);
  const { bought, created, sold, merged } = totals;
  const checks: readonly (readonly [holds: boolean, violation: string])[] = [
    [totals.cards === cost, `house:cards has ${totals.cards}, the held cards cost ${cost}`],
    [
      bought + created === state.cards.length + sold + merged,
      `${bought} bought and ${created} created, but ${state.cards.length} held, ${sold} sold and ${merged} merged`,
    ],
    [merged === MERGED_CARDS * created, `${merged} cards merged into ${created}`],
    [totals.refreshes === state.draws, `${state.draws} draws, ${totals.refreshes} paid`],
    [new Set(slots).size === slots.length, `two cards in a slot: ${slots.join(', ')}`],
    [slots.every((slot) => slot >= 1 && slot <= SLOTS), `a card outside the slots: ${slots.join(', ')}`],
    [totals.player + totals.cards + totals.result === 0n, 'the postings do not sum to 0'],
  ];
  return checks.filter(([holds]) => !holds).map(([, violation]) => violation);
}
