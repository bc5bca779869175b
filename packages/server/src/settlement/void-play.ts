import { PLAY_STATUS, type VoidReason } from '@clutchline/contract';
import { voidPlay as voidPoints } from '@clutchline/domain';

import type { Context } from './context';
import type { PlayToSettle } from './result-store';
import { isSameOutcome, toDecision, type SettledPlay } from './determine-outcomes';
import { postPools } from '../pools';
import { settleBets } from './settle-bets';
import { storePlayOutcomes } from './store-play-outcomes';
import { distinctOperators } from '../operator';

export interface PlayVoid {
  readonly playId: number;
  readonly voidReason: VoidReason;
  readonly reason: string;
  readonly by: readonly [string, string];
}

export type VoidOutcome =
  | { readonly kind: 'voided'; readonly bets: number }
  | { readonly kind: 'refused'; readonly reason: 'same_person' | 'unknown_play' | 'void_already' };

const SOURCE = 'operator';

/** Final (BET-9): paid bets are reversed and settled again. */
export async function voidPlay(
  context: Pick<Context, 'stores' | 'inTransaction' | 'clock' | 'log'>,
  { playId, voidReason, reason, by }: PlayVoid,
): Promise<VoidOutcome> {
  const approvedBy = distinctOperators(by);
  if (approvedBy === null) return { kind: 'refused', reason: 'same_person' };
  const at = context.clock.now();
  const stakes = await context.stores.results.stakesOn(playId);
  if (stakes === null) return { kind: 'refused', reason: 'unknown_play' };
  const { gameId } = stakes;
  const isVoided = await context.inTransaction(async (stores) => {
    const match = await stores.results.lockMatch(gameId);
    const plays = (match?.plays ?? []).filter((play) => play.playId === playId);
    const decided = plays.flatMap((play) => voided(play, voidReason, reason));
    if (decided.length === 0) return false;
    await stores.results.storeVoid({ gameId, playId, voidReason, reason, approvedBy, at });
    await storePlayOutcomes(stores, { gameId, plays: decided, at });
    return true;
  });
  if (!isVoided) return { kind: 'refused', reason: 'void_already' };
  const bets = await settleBets(context, [gameId]);
  await postPools(context);
  return { kind: 'voided', bets };
}

function voided(play: PlayToSettle, voidReason: VoidReason, reason: string): SettledPlay[] {
  const before = new Map(play.points.map(({ point_id, decided }) => [point_id, decided]));
  const all = voidPoints(play, voidReason).map((point) => toDecision(point, SOURCE, reason));
  const changed = all.filter((point) => {
    const old = before.get(point.pointId) ?? null;
    return old === null || !isSameOutcome(old, point);
  });
  if (changed.length === 0) return [];
  const points = play.takeout === null ? changed : all;
  return [{ play, playId: play.playId, startedAt: play.startedAt, status: PLAY_STATUS.cancelled, points }];
}
