import { CATEGORY, type MarketCode, type Play } from '@clutchline/contract';

import type { MarketState } from '../../state';
import { linesOf, type MarketBlock } from './play-groups';

/** Of a market in the list. Closed ones are folded (DETAIL-5). */
export interface MarketPlace {
  readonly key: string;
  readonly state: MarketState;
}

const STATES: readonly MarketState[] = ['open', 'suspended', 'closed'];

interface MarketFacts {
  readonly stateOf: (play: Play) => MarketState;
  readonly favorites: ReadonlySet<MarketCode>;
}

/** Open, suspended, closed; in each favourites first, otherwise the order of the source. */
export function placeMarkets(blocks: readonly MarketBlock[], facts: MarketFacts): readonly MarketPlace[] {
  return blocks
    .map((block) => ({ block, state: stateOfMarket(block, facts) }))
    .map(({ block, state }) => ({ place: { key: block.key, state }, rank: rankOf(block, state, facts) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

/** That of its most open line. */
function stateOfMarket({ main, others }: MarketBlock, { stateOf }: MarketFacts): MarketState {
  const states = new Set([main, ...others].map(stateOf));
  return STATES.find((state) => states.has(state)) ?? 'closed';
}

function rankOf({ main }: MarketBlock, state: MarketState, { favorites }: MarketFacts): number {
  return 2 * STATES.indexOf(state) + (favorites.has(main.market) ? 0 : 1);
}

/** Known markets keep place and folding; new ones are last. */
export function holdPlaces(held: readonly MarketPlace[], now: readonly MarketPlace[]): readonly MarketPlace[] {
  const current = new Set(now.map(({ key }) => key));
  const known = new Set(held.map(({ key }) => key));
  return [...held.filter(({ key }) => current.has(key)), ...now.filter(({ key }) => !known.has(key))];
}

export function isSameOrder(one: readonly MarketPlace[], other: readonly MarketPlace[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, state }, index) => other[index]?.key === key && isFolded(other[index].state) === isFolded(state))
  );
}

const isFolded = (state: MarketState): boolean => state === 'closed';

/** Estimated heights in quarters of a rem. */
const HEIGHT = { folded: 15, card: 20, row: 14, pool: 110 } as const;
const POINTS_PER_ROW = 3;

export function heightOf(block: MarketBlock, state: MarketState): number {
  if (isFolded(state)) return HEIGHT.folded;
  const rows = linesOf(block, false).map(({ points }) => Math.ceil(points.length / POINTS_PER_ROW));
  const ofPool = block.main.category_id === CATEGORY.normal_bet ? HEIGHT.pool : 0;
  return HEIGHT.card + ofPool + HEIGHT.row * rows.reduce((sum, count) => sum + count, 0);
}

/**
 * Which cards begin a column, so that the columns are about equally high and the order goes down each column. What the
 * player opens later makes its own column higher and moves no card to another one.
 *
 * @returns all columns after the first one that the cards can fill.
 * @example columnStarts([10, 10, 20], 2) // [2]
 */
export function columnStarts(heights: readonly number[], columns: number): readonly number[] {
  const total = heights.reduce((sum, height) => sum + height, 0);
  let most = Math.max(0, ...heights, Math.ceil(total / columns));
  let starts = fill(heights, most);
  while (starts.length >= columns) {
    most += 1;
    starts = fill(heights, most);
  }
  const wanted = Math.min(columns, heights.length) - 1;
  for (let index = heights.length - 1; starts.length < wanted; index -= 1)
    if (!starts.includes(index)) starts = [...starts, index].sort((a, b) => a - b);
  return starts;
}

/** Cards in order; the next column begins if the present one would be higher than `most`. */
function fill(heights: readonly number[], most: number): readonly number[] {
  const starts: number[] = [];
  let height = 0;
  heights.forEach((own, index) => {
    height += own;
    if (index === 0 || height <= most) return;
    starts.push(index);
    height = own;
  });
  return starts;
}
