import type { PriceList, Tier } from '../price-list';
import { PUBLISHED_RETURNS, type PublishedReturn, type PublishedStrategyName } from '../published-returns';
import { indexPolicy } from './index-policy';
import type { ChessStrategy } from './play-strategy';
import { mergeToThree, mergeToTwo, sellFinds, tradeAll } from './strategies';
import { boundOfTier } from './strategy-bound';

/** Return on refreshes and on all that is paid, per cent, in the order of the tiers. */
export type PercentsOfTiers = Readonly<Record<Tier, readonly [refresh: number, allPaid: number]>>;

/** A strategy of the published table (CHESS-9). */
export interface PublishedStrategy {
  readonly name: string;
  readonly slots: 6 | 7 | 8;
  readonly create: (list: PriceList, tier: Tier) => ChessStrategy;
  /** As played over 10⁵ refreshes, or exact. */
  readonly returns: PercentsOfTiers;
  /** Of these figures, points; 0 for exact ones. */
  readonly error: number;
}

type Played = Exclude<PublishedStrategyName, 'any'>;
type Create = (list: PriceList, tier: Tier, slots: 6 | 7 | 8) => ChessStrategy;

const STRATEGIES: Readonly<Record<Played, readonly [name: string, create: Create]>> = {
  all_cards: ['buy and sell all five cards at once', tradeAll],
  finds: ['sell finds directly, nothing else', sellFinds],
  two_stars: ['always merge to 2 stars and sell', mergeToTwo],
  three_stars: [
    'always merge to 3 stars, three or five kinds at a time',
    (list, tier, slots) => mergeToThree(list, tier, slots, slots === 6 ? 3 : 5),
  ],
  index: ['index policy of the bound', (list, tier, slots) => indexPolicy(list, slots, boundOfTier(list, tier, slots))],
};

export const PUBLISHED_STRATEGIES: readonly PublishedStrategy[] = PUBLISHED_RETURNS.flatMap((published) => {
  const { strategy, slots, error } = published;
  if (strategy === 'any') return [];
  const [name, create] = STRATEGIES[strategy];
  const played = (list: PriceList, tier: Tier): ChessStrategy => create(list, tier, slots);
  return [{ name, slots, create: played, returns: percentsOf(published), error: error / 100 }];
});

/** Of the published table: no strategy returns more, per cent. */
export const PUBLISHED_BOUNDS: readonly { readonly slots: 6 | 7 | 8; readonly returns: PercentsOfTiers }[] =
  PUBLISHED_RETURNS.filter(({ strategy }) => strategy === 'any').map((published) => ({
    slots: published.slots,
    returns: percentsOf(published),
  }));

function percentsOf({ returns }: PublishedReturn): PercentsOfTiers {
  const percents = (tier: Tier): readonly [number, number] => [returns[tier][0] / 100, returns[tier][1] / 100];
  return { basic: percents('basic'), advanced: percents('advanced'), elite: percents('elite') };
}
