import type { RoundEpoch } from '@clutchline/contract';
import { saltOf } from '@clutchline/domain/virtual-round';

import type { RoundSource } from '../../../state';
import type { TestedRounds } from './chance-tests';
import { type ManyProof, RoundsVerifier } from './verify-many';

/** Rounds that are needed for tests: fewer do not fill the rarest rows. */
const LEAST_TESTED = 720;

export interface DaysProof extends ManyProof {
  /** Of an epoch; null without lines. */
  readonly isSaltRight: boolean | null;
  /** Of an epoch with enough rounds. */
  readonly tested: TestedRounds | null;
}

interface Verification {
  readonly source: RoundSource;
  /** UTC days, newest first. */
  readonly days: readonly string[];
  /** Only its rounds; null: those of all epochs. */
  readonly epoch: RoundEpoch | null;
  readonly signal: AbortSignal;
  readonly onProgress: (rounds: number) => void;
}

/** Verifies all rounds of some days with the player's own bets, and salt and odds of an epoch (ROUND-5). */
export async function verifyDays({ source, days, epoch, signal, onProgress }: Verification): Promise<DaysProof> {
  const verifier = new RoundsVerifier(await source.epochs(signal));
  for (const day of days)
    for await (const rounds of source.rounds(day, signal)) {
      await verifier.add(epoch === null ? rounds : rounds.filter((round) => round.epoch === epoch.epoch));
      signal.throwIfAborted();
      onProgress(verifier.proof.rounds);
    }
  const first = Date.parse(`${days.at(-1) ?? ''}T00:00:00Z`);
  for await (const bets of source.bets(signal)) {
    verifier.settle(bets);
    // Newest first, so the rest is older.
    if (bets.every(({ bet_time }) => bet_time < first)) break;
  }
  const { proof, agreeing } = verifier;
  const isTested = epoch !== null && proof.rounds >= LEAST_TESTED;
  return {
    ...proof,
    isSaltRight: epoch === null ? null : await isSaltRight(source, epoch, signal),
    tested: isTested ? await (await import('./chance-tests')).testRounds(agreeing) : null,
  };
}

async function isSaltRight(source: RoundSource, epoch: RoundEpoch, signal: AbortSignal): Promise<boolean | null> {
  if (epoch.salt === null) return null;
  return saltOf(epoch.anchor, await source.lines(epoch, signal)) === epoch.salt;
}
