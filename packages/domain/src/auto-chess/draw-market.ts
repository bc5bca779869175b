import { hashOf, seededDraws, toHex, type Draws } from '../chance/index';
import { HEROES, MARKET_PLACES, STARS, type PriceList, type Star, type Tier, type TierOdds } from './price-list';

/** What a card is: 1 to 6, 1 to 5, 1 to 3. Equal faces are equal cards. */
export interface CardFace {
  readonly hero: number;
  readonly rank: number;
  readonly star: Star;
}

/** Code points of a client seed. */
export const CLIENT_SEED_MAX = 64;
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Client seed of a player: 1 to 64 code points, as typed (CHESS-10).
 *
 * @returns null for an empty or longer text, for a lone surrogate, which has no UTF-8, and for U+0000, which is not stored
 *   (bad input row 155).
 */
export function readClientSeed(text: string): string | null {
  const { length } = Array.from(text);
  const isStorable = !LONE_SURROGATE.test(text) && !text.includes('\0');
  return length >= 1 && length <= CLIENT_SEED_MAX && isStorable ? text : null;
}

/** What determines the cards of one refresh, beside the server seed. */
export interface DrawInputs {
  readonly clientSeed: string;
  /** Refreshes paid before under these seeds, from 0. */
  readonly counter: number;
  readonly tier: Tier;
}

/** Text of the draws of a refresh; its key is the server seed (CHESS-10). */
export function marketText({ clientSeed, counter, tier }: DrawInputs): string {
  return `clutchline/auto-chess/1|${toHex(hashOf(clientSeed))}|${counter}|${tier}`;
}

/** The five cards of a refresh (CHESS-10). */
export function drawMarket(list: PriceList, serverSeed: Uint8Array, inputs: DrawInputs): readonly CardFace[] {
  return marketFrom(seededDraws(serverSeed, marketText(inputs)), list.tiers[inputs.tier]);
}

/** Of each card in turn: rank, hero, star. The order is the published recipe. */
export function marketFrom(draws: Draws, { ranks, stars }: TierOdds): readonly CardFace[] {
  return Array.from({ length: MARKET_PLACES }, () => {
    const rank = draws.weighted(ranks) + 1;
    const hero = draws.below(HEROES) + 1;
    return { hero, rank, star: STARS[draws.weighted(stars)] ?? 1 };
  });
}
