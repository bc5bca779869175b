import { hashOf, toHex } from '@clutchline/domain/chance';

import type { PlacementSnapshot } from '../placement';
import { callerOf, type CallInfo } from '../platform/calls';
import { dayStart } from '../players';
import { pausedBy, withSlotTime, type ShownMoment } from './chess-info';
import type { ServerSeed, StoredChess } from './chess-store';
import type { Context } from './context';
import { isOff } from './price-list-in-force';

const SEED_BYTES = 32;

/** Game of a player, locked until the end of the transaction. */
export interface HeldChess {
  /** Only selling and moving is possible. */
  readonly isOff: boolean;
  readonly stored: StoredChess;
  readonly moment: ShownMoment;
  /** Wallet, limits and break, with the sums of the day. */
  readonly player: Pick<PlacementSnapshot, 'wallet' | 'staked' | 'protection' | 'operatorLimits' | 'limits'>;
}

type Needs = Pick<
  Context,
  'stores' | 'clock' | 'wallClock' | 'random' | 'secretBox' | 'areRoundsStopped' | 'isChessPaused'
>;

/**
 * Locks wallet and game of the caller, in this order; the first call creates the game with its seeds. All times are those
 * after the locks, so of two actions the one that is committed first counts (CHESS-11).
 *
 * @param mayPay whether the wallet is locked too.
 */
export async function holdChess(context: Needs, info: CallInfo, mayPay: boolean): Promise<HeldChess> {
  const { stores, clock, wallClock } = context;
  const { accountId, currencyId, timeZone } = callerOf(info);
  // Before the wallet: the lock of everything precedes the plays, which precede the wallet in a placement.
  const isPaused = (await stores.chess.isStopped()) || isOff(context);
  const query = { accountId, requestId: null, pointIds: [], dayStart: dayStart(clock.now(), timeZone) };
  const player = await stores.placements.read(query, mayPay);
  const stored = (await stores.chess.hold(accountId, wallClock.now())) ?? (await createChess(context, accountId));
  const [at, now] = [clock.now(), wallClock.now()];
  const { pause } = player.protection;
  const isRegionBlocked = info.isRegionBlocked === true;
  const paused = pausedBy({ player, isRegionBlocked, isOff: isPaused }, at);
  return {
    isOff: isPaused,
    stored: { ...stored, state: withSlotTime(stored.state, pause, at) },
    moment: { at, now, currencyId, paused },
    player,
  };
}

async function createChess(context: Needs, accountId: number): Promise<StoredChess> {
  const { stores, wallClock } = context;
  await stores.chess.create(accountId, [newSeed(context, 1), newSeed(context, 2)], wallClock.now());
  const created = await stores.chess.hold(accountId, wallClock.now());
  if (created === null) throw new Error('A game of auto chess was not created.');
  return created;
}

type Sealing = Pick<Context, 'random' | 'secretBox'>;

export function newSeed({ random, secretBox }: Sealing, no: number): ServerSeed {
  const secret = random.bytes(SEED_BYTES);
  return { no, hash: toHex(hashOf(secret)), secret: secretBox.close(secret) };
}

/** @returns null if it is lost, or encrypted with another key. */
export async function secretOf(
  { stores, secretBox }: Pick<Context, 'secretBox'> & { readonly stores: Pick<Context['stores'], 'chess'> },
  accountId: number,
  no: number,
): Promise<Uint8Array | null> {
  const stored = await stores.chess.secretOf(accountId, no);
  return stored === null ? null : secretBox.open(stored);
}
