import { tableHash } from '../chance/index';

export const TIERS = ['basic', 'advanced', 'elite'] as const;
/** Kind of refresh. */
export type Tier = (typeof TIERS)[number];

export type Star = 1 | 2 | 3;
export const STARS: readonly Star[] = [1, 2, 3];
/** Equal cards that merge into one of the next star. */
export const MERGED_CARDS = 3;
export const HEROES = 6;
export const RANKS = 5;
/** Game category of the cards, in reports only; no list of categories has it. */
export const CHESS_GAME_TYPE = 902;
/** Cards of a market. */
export const MARKET_PLACES = 5;

/** Prices of one rank by star, in hundredths of the base amount of the currency. */
export interface RankPrices {
  readonly buy: readonly [star1: number, star2: number, star3: number];
  readonly sell: readonly [star1: number, star2: number, star3: number];
}

export interface TierOdds {
  /** Hundredths of the base amount. */
  readonly fee: number;
  /** Chance of each rank and of each star, per mille. */
  readonly ranks: readonly number[];
  readonly stars: readonly [star1: number, star2: number, star3: number];
}

export interface RentOffer {
  readonly hours: number;
  /** Hundredths of the base amount. */
  readonly price: number;
}

/** A published version of prices and odds (CHESS-5). A change is a new version with a notice of seven days. */
export interface PriceList {
  readonly version: string;
  /** By rank, from 1. */
  readonly ranks: readonly RankPrices[];
  readonly tiers: Readonly<Record<Tier, TierOdds>>;
  /** Of slot 7 or 8. */
  readonly rent: readonly RentOffer[];
}

export const AUTO_CHESS_1: PriceList = {
  version: 'auto-chess@1',
  ranks: [
    { buy: [100, 200, 300], sell: [95, 315, 990] },
    { buy: [200, 400, 600], sell: [190, 630, 1_980] },
    { buy: [500, 1_000, 1_500], sell: [475, 1_575, 4_950] },
    { buy: [1_000, 2_000, 3_000], sell: [950, 3_150, 9_900] },
    { buy: [2_500, 5_000, 7_500], sell: [2_375, 7_875, 24_750] },
  ],
  tiers: {
    basic: { fee: 180, ranks: [650, 280, 70, 0, 0], stars: [882, 108, 10] },
    advanced: { fee: 520, ranks: [100, 400, 350, 150, 0], stars: [880, 107, 13] },
    elite: { fee: 1_450, ranks: [0, 100, 350, 350, 200], stars: [875, 109, 16] },
  },
  rent: [
    { hours: 12, price: 200 },
    { hours: 24, price: 300 },
    { hours: 72, price: 800 },
  ],
};

/** SHA-256 of the canonical JSON of a list, hex: published, sealed and compared by the page. */
export function priceListHash(list: PriceList): string {
  return tableHash(list);
}

/** Hundredths of the base amount; 0 for a rank that the list lacks. */
export function buyPrice({ ranks }: PriceList, rank: number, star: Star): number {
  return ranks[rank - 1]?.buy[starIndex(star)] ?? 0;
}

/** Hundredths of the base amount; 0 for a rank that the list lacks. */
export function sellPrice({ ranks }: PriceList, rank: number, star: Star): number {
  return ranks[rank - 1]?.sell[starIndex(star)] ?? 0;
}

/** A card that costs less than it sells for: it can be sold directly from the market. */
export function isFind(list: PriceList, rank: number, star: Star): boolean {
  return sellPrice(list, rank, star) > buyPrice(list, rank, star);
}

function starIndex(star: Star): 0 | 1 | 2 {
  if (star === 1) return 0;
  return star === 2 ? 1 : 2;
}
