import { type ChessActionInfo, chessActionSchema, type Refusal } from '@clutchline/contract';
import {
  applyAction,
  drawMarket,
  hundredthOf,
  type CardFace,
  type ChessAction,
  type ChessCard,
  type ChessContext,
  type ChessDone,
  type Tier,
} from '@clutchline/domain/auto-chess';
import { formatAmount } from '@clutchline/domain';

import { entriesOf, HOUSE_CARDS, HOUSE_RESULT, playerAccount } from '../ledger';
import { AvailableLimits, orderNumber, validatePaidProtection } from '../placement';
import { callerOf, type CallInfo, type Outcome } from '../platform/calls';
import { currencyOf } from '../players';
import { bodyHashOf, refuseChess, runAction, storedAnswer } from './chess-answers';
import { toMergeInfo, toStateInfo } from './chess-info';
import { NO_DETAILS, type ActionDetails } from './chess-store';
import type { Context } from './context';
import { holdChess, secretOf, type HeldChess } from './hold-chess';
import { LIST_IN_FORCE, PRICE_LISTS } from './price-list-in-force';

export interface ChessRequest {
  readonly requestId: string;
  readonly action: ChessAction;
}

type Answered = Outcome<ChessActionInfo>;

/** Game, wallet and ledger change together. A repeated request gets its stored answer (CHESS-11). */
export async function playChess(context: Context, request: ChessRequest, info: CallInfo): Promise<Answered> {
  return await runAction(context, info, (own) => playHeld(own, request, info));
}

const PAUSED: ReadonlySet<ChessAction['kind']> = new Set(['refresh', 'buy', 'sell_directly', 'rent_slot']);

async function playHeld(context: Context, request: ChessRequest, info: CallInfo): Promise<Answered> {
  const { action, requestId } = request;
  const held = await holdChess(context, info, true);
  const bodyHash = bodyHashOf(action);
  const answered = await context.stores.chess.answered(callerOf(info).accountId, requestId);
  if (answered !== null) return storedAnswer(chessActionSchema, { answered, bodyHash, held });
  if (held.isOff && PAUSED.has(action.kind)) return refuseChess('game_paused', held);
  const domain = await domainContext(context, request, { held, info });
  if (domain === null) return refuseChess('unavailable', held);
  const outcome = applyAction(held.stored.state, action, domain);
  if (outcome.kind === 'refused') {
    const refusal: Refusal = outcome.refusal === 'region' ? 'excluded' : outcome.refusal;
    return refuseChess(refusal, held, outcome.waitMs);
  }
  const limit = limitProblem(context, outcome, { held, info });
  if (limit !== null) return refuseChess(limit, held);
  return { kind: 'ok', data: await write(context, { ...request, bodyHash }, { held, outcome, info }) };
}

interface Playing {
  readonly held: HeldChess;
  readonly info: CallInfo;
}

/** Null for a currency in which the game is not offered, or if the server seed is lost. */
async function domainContext(
  context: Context,
  { action }: ChessRequest,
  { held, info }: Playing,
): Promise<ChessContext | null> {
  const { stored, moment, player } = held;
  const hundredth = hundredthOf(currencyOf(player.wallet.currencyId).code);
  if (hundredth === null) return null;
  const draw = action.kind === 'refresh' ? await drawWith(context, held, info) : () => [];
  if (draw === null) return null;
  // While the game is paused no slot can be rented again, so its card is sold.
  const isLockedSold = action.kind === 'sell' && moment.paused === 'off';
  return {
    ...{ at: moment.at, now: moment.now, seenAt: stored.seenAt, balance: player.wallet.balance, hundredth },
    ...{ list: LIST_IN_FORCE, lists: PRICE_LISTS, hasClientSeed: stored.clientSeed !== null, draw },
    protection: isLockedSold ? 'excluded' : moment.paused === 'off' ? null : moment.paused,
  };
}

async function drawWith(context: Context, { stored }: HeldChess, info: CallInfo) {
  const { clientSeed, seedsNo } = stored;
  if (clientSeed === null) return () => [];
  const secret = await secretOf(context, callerOf(info).accountId, seedsNo);
  if (secret === null) {
    context.log.error(
      { alarm: 'chess-seed', accountId: callerOf(info).accountId, seedsNo },
      'a server seed of auto chess is lost',
    );
    return null;
  }
  return (tier: Tier, counter: number): readonly CardFace[] =>
    drawMarket(LIST_IN_FORCE, secret, { clientSeed, counter, tier });
}

/** Limits of the player and of the operator count what is paid, as for bets (BET-7). */
function limitProblem({ wallClock }: Context, { posting }: ChessDone, { held, info }: Playing): Refusal | null {
  const paid = -(posting?.player ?? 0n);
  if (paid <= 0n) return null;
  const session = { startedAt: callerOf(info).sessionStartedAt, realNow: wallClock.now() };
  return validatePaidProtection({ available: new AvailableLimits(held.player), session, now: held.moment.at }, paid);
}

interface Done extends Playing {
  readonly outcome: ChessDone;
}

async function write(
  { stores, random }: Context,
  { action, requestId, bodyHash }: ChessRequest & { readonly bodyHash: string },
  { held, outcome, info }: Done,
): Promise<ChessActionInfo> {
  const { accountId } = callerOf(info);
  const { stored, moment, player } = held;
  const { posting, merges, state: after } = outcome;
  const { at } = moment;
  const { currencyId } = player.wallet;
  const orderNo = posting === null ? null : orderNumber(random, at);
  const [transactionId = null] =
    posting === null
      ? []
      : await stores.wallets.post([
          {
            ...{ kind: posting.kind, orderNo, at },
            entries: entriesOf(currencyId, [
              [playerAccount(accountId), posting.player],
              [HOUSE_CARDS, posting.cards],
              [HOUSE_RESULT, posting.result],
            ]),
          },
        ]);
  const isMarketRemoved = stored.isMarketRemoved && after.market === null;
  const answer: ChessActionInfo = {
    order_no: orderNo,
    amount: formatAmount(posting?.player ?? 0n, currencyOf(currencyId).decimals),
    merges: merges.map((merge) => toMergeInfo(merge, after, moment)),
    state: toStateInfo({ ...stored, state: after, isMarketRemoved }, moment),
  };
  const bought = boughtCard(action, held, outcome);
  const newAction = {
    ...{ requestId, bodyHash, version: after.version, orderNo, transactionId },
    ...{ amount: posting?.player ?? 0n, at, answer },
    ...detailsOf(action, held, bought),
  };
  const draw = drawOf(action, { held, outcome });
  const before = stored.state;
  await stores.chess.change(accountId, { before, after, bought, merges, isMarketRemoved, draw, action: newAction });
  await stores.outbox.add([{ kind: 'player', accountId, orderNos: [], hasChess: true }]);
  return answer;
}

/** As it was before its merges; a card without a slot was merged at once. */
function boughtCard(action: ChessAction, { stored }: HeldChess, { state, posting }: ChessDone): ChessCard | null {
  if (action.kind !== 'buy' || posting === null) return null;
  const face = stored.state.market?.places[action.place - 1];
  if (face === null || face === undefined) throw new Error('A card was bought that was not offered.');
  const id = stored.state.nextCard;
  const slot = state.cards.find((card) => card.id === id)?.slot ?? 0;
  return { ...face, id, slot, list: LIST_IN_FORCE.version, cost: posting.cards };
}

function drawOf(action: ChessAction, { held, outcome }: Pick<Done, 'held' | 'outcome'>) {
  const { market } = outcome.state;
  if (action.kind !== 'refresh' || market === null) return null;
  return {
    ...{ draw: market.draw, seedsNo: held.stored.seedsNo, counter: held.stored.state.counter, tier: action.tier },
    ...{ list: LIST_IN_FORCE.version, cards: market.places.filter((face) => face !== null), at: held.moment.at },
  };
}

function detailsOf(action: ChessAction, { stored }: HeldChess, bought: ChessCard | null): ActionDetails {
  const { kind } = action;
  const list = LIST_IN_FORCE.version;
  switch (action.kind) {
    case 'refresh':
      return { ...NO_DETAILS, kind, list, tier: action.tier, draw: stored.state.draws + 1 };
    case 'buy':
    case 'sell_directly':
      return { ...NO_DETAILS, kind, list, draw: action.draw, place: action.place, card: bought?.id ?? null };
    case 'sell': {
      const sold = stored.state.cards.find(({ id }) => id === action.card);
      return { ...NO_DETAILS, kind, list: sold?.list ?? list, card: action.card };
    }
    case 'move':
      return { ...NO_DETAILS, kind, card: action.card, slot: action.slot };
    case 'rent_slot':
      return { ...NO_DETAILS, kind, list, slot: action.slot, hours: action.hours };
  }
}
