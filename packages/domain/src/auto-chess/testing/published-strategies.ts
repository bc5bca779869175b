import type { PriceList, Tier } from '../price-list';
import { indexPolicy } from './index-policy';
import type { ChessStrategy } from './play-strategy';
import { mergeToThree, mergeToTwo, sellFinds, tradeAll } from './strategies';
import { boundOfTier } from './strategy-bound';

/** Return on refreshes and on all that is paid, per cent, in the order of the tiers. */
export type PublishedReturns = Readonly<Record<Tier, readonly [refresh: number, allPaid: number]>>;

/** A strategy of the published table (CHESS-9). */
export interface PublishedStrategy {
  readonly name: string;
  readonly slots: 6 | 7 | 8;
  readonly create: (list: PriceList, tier: Tier) => ChessStrategy;
  /** As played over 10⁵ refreshes, or exact. */
  readonly returns: PublishedReturns;
  /** Of these figures, points; 0 for exact ones. */
  readonly error: number;
}

export const PUBLISHED_STRATEGIES: readonly PublishedStrategy[] = [
  {
    ...{ name: 'buy and sell all five cards at once', slots: 6, error: 0 },
    create: tradeAll,
    returns: { basic: [64.61, 93.99], advanced: [67.34, 94.08], elite: [69.19, 93.97] },
  },
  {
    ...{ name: 'sell finds directly, nothing else', slots: 6, error: 0 },
    create: sellFinds,
    returns: { basic: [83.72, 92.12], advanced: [84.9, 92.48], elite: [84.95, 92.32] },
  },
  {
    ...{ name: 'always merge to 2 stars and sell', slots: 6, error: 0.2 },
    create: (list, tier) => mergeToTwo(list, tier, 6),
    returns: { basic: [88.4, 97.2], advanced: [89, 97.1], elite: [89.1, 96.9] },
  },
  {
    ...{ name: 'always merge to 2 stars and sell', slots: 8, error: 0.2 },
    create: (list, tier) => mergeToTwo(list, tier, 8),
    returns: { basic: [90.2, 97.9], advanced: [90.9, 97.8], elite: [90.7, 97.6] },
  },
  {
    ...{ name: 'always merge to 3 stars, three kinds at a time', slots: 6, error: 0.2 },
    create: (list, tier) => mergeToThree(list, tier, 6, 3),
    returns: { basic: [87.4, 95.1], advanced: [88, 95.1], elite: [87.8, 94.7] },
  },
  {
    ...{ name: 'always merge to 3 stars, five kinds at a time', slots: 8, error: 0.2 },
    create: (list, tier) => mergeToThree(list, tier, 8, 5),
    returns: { basic: [87.7, 95.5], advanced: [87.4, 95.1], elite: [87.1, 94.9] },
  },
  {
    ...{ name: 'index policy of the bound', slots: 6, error: 0.2 },
    create: (list, tier) => indexPolicy(list, 6, boundOfTier(list, tier, 6)),
    returns: { basic: [90.1, 96.5], advanced: [91, 96.8], elite: [90.9, 96.4] },
  },
  {
    ...{ name: 'index policy of the bound', slots: 8, error: 0.2 },
    create: (list, tier) => indexPolicy(list, 8, boundOfTier(list, tier, 8)),
    returns: { basic: [92.5, 97.6], advanced: [93.4, 97.8], elite: [93.7, 97.9] },
  },
];

/** Of the published table: no strategy returns more, per cent. */
export const PUBLISHED_BOUNDS: readonly { readonly slots: 6 | 7 | 8; readonly returns: PublishedReturns }[] = [
  { slots: 6, returns: { basic: [94.18, 98.21], advanced: [94.3, 98.11], elite: [94.35, 98.06] } },
  { slots: 7, returns: { basic: [95.69, 98.71], advanced: [95.71, 98.61], elite: [95.82, 98.59] } },
  { slots: 8, returns: { basic: [97.16, 99.17], advanced: [97.12, 99.07], elite: [97.26, 99.08] } },
];
