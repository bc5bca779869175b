import type { Tier } from './price-list';

/**
 * `two_stars`, `three_stars`: always merges to that star and sells; `index`: the best that was found; `any`: no strategy
 * returns more.
 */
export type PublishedStrategyName = 'all_cards' | 'finds' | 'two_stars' | 'three_stars' | 'index' | 'any';

/** Hundredths of a per cent, by tier: part of the fee that cards bring beyond their cost, and part of all that is paid. */
export type ReturnsOfTiers = Readonly<Record<Tier, readonly [refresh: number, allPaid: number]>>;

/** Published return of a strategy under auto-chess@1 (CHESS-9): tests compute and play it again. */
export interface PublishedReturn {
  readonly strategy: PublishedStrategyName;
  /** That it uses. */
  readonly slots: 6 | 7 | 8;
  readonly kind: 'exact' | 'played' | 'proved';
  readonly returns: ReturnsOfTiers;
  /** Of played figures, hundredths of a point; else 0. */
  readonly error: number;
}

export const PUBLISHED_RETURNS: readonly PublishedReturn[] = [
  {
    ...{ strategy: 'all_cards', slots: 6, kind: 'exact', error: 0 },
    returns: { basic: [6_461, 9_399], advanced: [6_734, 9_408], elite: [6_919, 9_397] },
  },
  {
    ...{ strategy: 'finds', slots: 6, kind: 'exact', error: 0 },
    returns: { basic: [8_372, 9_212], advanced: [8_490, 9_248], elite: [8_495, 9_232] },
  },
  {
    ...{ strategy: 'two_stars', slots: 6, kind: 'played', error: 20 },
    returns: { basic: [8_840, 9_720], advanced: [8_900, 9_710], elite: [8_910, 9_690] },
  },
  {
    ...{ strategy: 'two_stars', slots: 8, kind: 'played', error: 20 },
    returns: { basic: [9_020, 9_790], advanced: [9_090, 9_780], elite: [9_070, 9_760] },
  },
  {
    ...{ strategy: 'three_stars', slots: 6, kind: 'played', error: 20 },
    returns: { basic: [8_740, 9_510], advanced: [8_800, 9_510], elite: [8_780, 9_470] },
  },
  {
    ...{ strategy: 'three_stars', slots: 8, kind: 'played', error: 20 },
    returns: { basic: [8_770, 9_550], advanced: [8_740, 9_510], elite: [8_710, 9_490] },
  },
  {
    ...{ strategy: 'index', slots: 6, kind: 'played', error: 20 },
    returns: { basic: [9_010, 9_650], advanced: [9_100, 9_680], elite: [9_090, 9_640] },
  },
  {
    ...{ strategy: 'index', slots: 8, kind: 'played', error: 20 },
    returns: { basic: [9_250, 9_760], advanced: [9_340, 9_780], elite: [9_370, 9_790] },
  },
  {
    ...{ strategy: 'any', slots: 6, kind: 'proved', error: 0 },
    returns: { basic: [9_418, 9_821], advanced: [9_430, 9_811], elite: [9_435, 9_806] },
  },
  {
    ...{ strategy: 'any', slots: 7, kind: 'proved', error: 0 },
    returns: { basic: [9_569, 9_871], advanced: [9_571, 9_861], elite: [9_582, 9_859] },
  },
  {
    ...{ strategy: 'any', slots: 8, kind: 'proved', error: 0 },
    returns: { basic: [9_716, 9_917], advanced: [9_712, 9_907], elite: [9_726, 9_908] },
  },
];
