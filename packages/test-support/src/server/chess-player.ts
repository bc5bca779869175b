import { randomBytes } from 'node:crypto';

import type { ChessStateInfo } from '@clutchline/contract';
import { AUTO_CHESS_1, drawMarket, type CardFace, type ChessAction, type Tier } from '@clutchline/domain/auto-chess';
import { hashOf } from '@clutchline/domain/chance';

import { changeSeeds, getChessState } from '../../../server/src/chess';
import { playChess } from '../../../server/src/chess/play-chess';
import type { Random } from '../../../server/src/platform/random';
import type { CallInfo, CallRequest } from '../../../server/src/platform/calls';
import { freshId, understood } from './bet-requests';
import type { TestContext } from './open-test-context';

export const CLIENT_SEED = 'lucky 八';

/** What a refresh is to show, in the order of the refreshes. */
export type Wanted = readonly [tier: Tier, fits: (cards: readonly CardFace[]) => boolean];

const SEED_BYTES = 32;
const TRIES = 200_000;

/** A server seed, another one each time, whose first refreshes show what is wanted. */
export function secretFor(...wanted: readonly Wanted[]): Uint8Array {
  const salt = randomBytes(8).toString('hex');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const secret = hashOf(`${salt} ${attempt}`);
    const isFit = wanted.every(([tier, fits], counter) =>
      fits(drawMarket(AUTO_CHESS_1, secret, { clientSeed: CLIENT_SEED, counter, tier })),
    );
    if (isFit) return secret;
  }
  throw new Error('no seed shows what is wanted');
}

/** The first seeds are not played by: they have no client seed. */
export function randomWith(secret: Uint8Array): Random {
  const planted = [randomBytes(SEED_BYTES), secret];
  return {
    bytes: (length) => (length === SEED_BYTES ? planted.shift() : undefined) ?? randomBytes(length),
  };
}

/** Places from 1. */
export const placesOf = (cards: readonly (CardFace | null)[], fits: (card: CardFace) => boolean): number[] =>
  cards.flatMap((card, index) => (card !== null && fits(card) ? [index + 1] : []));

export const isSame = (a: CardFace, b: CardFace): boolean =>
  a.hero === b.hero && a.rank === b.rank && a.star === b.star;

/** Whether `count` of the cards are equal 1-stars. */
export const hasEqual =
  (count: number) =>
  (cards: readonly CardFace[]): boolean =>
    cards.some((card) => card.star === 1 && cards.filter((other) => isSame(other, card)).length >= count);

type Player = Awaited<ReturnType<TestContext['player']>>;

/** A player who has sent a client seed; whole units. */
export async function chessPlayer(
  context: TestContext,
  amount: string,
  { wanted = [], currencyId = 1 }: { readonly wanted?: readonly Wanted[]; readonly currencyId?: number } = {},
): Promise<Player> {
  const info = await context.player(amount, currencyId);
  const random = randomWith(secretFor(...wanted));
  const request: CallRequest<'changeChessSeeds'> = { lang: 2, request_id: freshId(), client_seed: CLIENT_SEED };
  understood(await changeSeeds({ ...context, random }, request, info));
  return info;
}

export const playFor = (context: TestContext, info: CallInfo, action: ChessAction, requestId = freshId()) =>
  playChess(context, { requestId, action }, info);

export async function played(context: TestContext, info: CallInfo, action: ChessAction) {
  return understood(await playFor(context, info, action));
}

export async function chessStateOf(context: TestContext, info: CallInfo) {
  return understood(await getChessState(context, { lang: 2 }, info));
}

/** Refreshes, buys until the backpack is full, sells, moves and rents, so that every kind of action comes up. */
export function nextAction({ version, market, cards, slots }: ChessStateInfo): ChessAction {
  const place = (market?.cards.findIndex((card) => card !== null) ?? -1) + 1;
  const [first] = cards;
  if (market === null || place === 0) return { kind: 'refresh', tier: 'basic' };
  if (version % 11 === 0 && slots.every(({ is_open }) => is_open === 0))
    return { kind: 'rent_slot', slot: 7, hours: 12 };
  if (first !== undefined && version % 7 === 0) return { kind: 'move', card: first.card, slot: (first.slot % 6) + 1 };
  if (first !== undefined && cards.length >= 6) return { kind: 'sell', card: first.card };
  return { kind: 'buy', draw: market.draw, place };
}
