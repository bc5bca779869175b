import { readHex32 } from '@clutchline/domain/chance';
import {
  drawPairing,
  roundMoment,
  roundNumber,
  roundStart,
  type Pairing,
  type PricedPlay,
  type RoundPhase,
} from '@clutchline/domain/virtual-round';

import type { Context } from './context';
import type { RoundStore, StoredEpoch } from './round-store';

/** What is public of the round that runs; it is computed without the secret of its epoch (ROUND-6). */
export interface CurrentRound {
  readonly kind: 'round';
  readonly round: number;
  /** '20261122-417'. */
  readonly number: string;
  /** In its epoch, from 1. */
  readonly index: number;
  readonly epoch: number;
  readonly phase: RoundPhase;
  /** First business ms of the next phase. */
  readonly endsAt: number;
  readonly commitment: string;
  readonly salt: string;
  readonly tablesHash: string;
  readonly pairing: Pairing;
  readonly plays: readonly PricedPlay[];
}

/** Why no round can be shown. */
export interface PausedGame {
  readonly kind: 'paused';
  /**
   * `no_epoch`: the first round of the next epoch has not begun; `broken`: the secret of the epoch is lost; `late`: the
   * server has not finished the round before, whose seed is the commitment of this one.
   */
  readonly reason: 'no_epoch' | 'broken' | 'late';
  /** First business ms of the next epoch, if it is published. */
  readonly until: number | null;
}

interface Stores {
  readonly rounds: Pick<RoundStore, 'epochs' | 'finished'>;
}

/**
 * The round at the business time of the server (ROUND-1, ROUND-3).
 *
 * @param priced of `createPriceBook`.
 */
export async function readCurrentRound(
  { stores, clock }: Pick<Context, 'clock'> & { readonly stores: Stores },
  priced: (winChance: number) => readonly PricedPlay[],
): Promise<CurrentRound | PausedGame> {
  const { round, phase, endsAt } = roundMoment(clock.now());
  const epochs = await stores.rounds.epochs();
  const epoch = epochs.findLast(({ first_round, rounds }) => round >= first_round && round < first_round + rounds);
  if (epoch === undefined || epoch.salt === null) {
    const next = epochs.find(({ first_round }) => first_round > round);
    return { kind: 'paused', reason: 'no_epoch', until: next === undefined ? null : roundStart(next.first_round) };
  }
  if (epoch.is_broken) return { kind: 'paused', reason: 'broken', until: null };
  const commitment = await commitmentOf(stores, epoch, round);
  const key = readHex32(commitment ?? '');
  if (commitment === null || key === null) return { kind: 'paused', reason: 'late', until: null };
  const index = round - epoch.first_round + 1;
  const pairing = drawPairing(key, index, epoch.salt);
  const plays = priced(pairing.win_chance);
  return {
    ...{ kind: 'round', round, number: roundNumber(round), index, epoch: epoch.id, phase, endsAt },
    ...{ commitment, salt: epoch.salt, tablesHash: epoch.tables_hash, pairing, plays },
  };
}

/** Anchor of the epoch, or the revealed seed of the round before; null while that is not revealed. */
async function commitmentOf(stores: Stores, epoch: StoredEpoch, round: number): Promise<string | null> {
  if (round === epoch.first_round) return epoch.anchor;
  return (await stores.rounds.finished(round - 1))?.seed ?? null;
}
