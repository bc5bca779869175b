import { resultOfRound, voidOfRound } from '@clutchline/feeds';
import { NO_SEED_AFTER_MS } from '@clutchline/domain';
import { readHex32, toHex } from '@clutchline/domain/chance';
import {
  drawFacts,
  drawPairing,
  drawScene,
  PHASE_STARTS_MS,
  roundStart,
  sceneHash,
} from '@clutchline/domain/virtual-round';

import { foldFeedEvents } from '../feed';
import type { Context, Stores } from './context';
import type { FinishedRound, StoredEpoch } from './round-store';
import { BrokenEpochError, type SeedChain, type SeedChains } from './seed-chains';
import { sumRefusals } from './sum-refusals';

/** Of one transaction; after an outage there can be thousands. */
const BATCH = 500;

/**
 * Finishes the rounds whose match has ended, in their order (ROUND-2, ROUND-7): seed, facts and hash of the scene are
 * written once, with the result of its match. After an outage the missed rounds follow, at most 500 in one transaction.
 * Nothing is drawn from a seed before a transaction has found the plays of its round closed (ROUND-6).
 *
 * @returns number of finished rounds.
 */
export async function finishDueRounds(context: Context, chains: SeedChains): Promise<number> {
  try {
    return await context.inTransaction((stores) => finishBatch(stores, chains, context.clock.now()));
  } catch (error) {
    if (!(error instanceof BrokenEpochError)) throw error;
    await breakEpochs(context, chains);
    return 0;
  }
}

async function finishBatch(stores: Stores, chains: SeedChains, now: number): Promise<number> {
  const { rounds } = stores;
  const last = dueRound(now);
  if ((await rounds.openRounds(last)).length > 0) return 0;
  const finished: FinishedRound[] = [];
  for (const epoch of await rounds.epochs()) {
    if (epoch.salt === null || epoch.is_broken) continue;
    const first = ((await rounds.lastFinished(epoch.id)) ?? epoch.first_round - 1) + 1;
    const due = Math.min(last, epoch.first_round + epoch.rounds - 1, first + BATCH - finished.length - 1);
    if (first > due) continue;
    const chain = await chains.of(epoch);
    for (let round = first; round <= due; round += 1) finished.push(finishRound(round, epoch, chain, now));
  }
  if (finished.length === 0) return 0;
  await rounds.addFinished(finished);
  await storeResults(stores, finished);
  await sumRefusals(stores, finished);
  await rounds.removeEvents(last);
  return finished.length;
}

/** Of the rounds on which players could bet. */
async function storeResults({ rounds, feed }: Stores, finished: readonly FinishedRound[]): Promise<void> {
  const epochs = new Map((await rounds.epochs()).map((epoch) => [epoch.id, epoch]));
  const ids = finished.map(({ id }) => id);
  const offered = new Set(await rounds.offered(Math.min(...ids), Math.max(...ids)));
  const results = finished.flatMap((round) => {
    const epoch = epochs.get(round.epoch);
    const commitment = readHex32(round.commitment);
    if (!offered.has(round.id) || commitment === null || epoch === undefined || epoch.salt === null) return [];
    const pairing = drawPairing(commitment, round.id - epoch.first_round + 1, epoch.salt);
    return resultOfRound(round.id, pairing, round.facts);
  });
  if (results.length > 0) await feed.apply(foldFeedEvents(results));
}

/** Marks the epochs whose secret is lost, for ever: the game is paused before any further bet (bad input row 142). */
export async function breakEpochs({ inTransaction, log }: Context, chains: SeedChains): Promise<void> {
  const broken = await inTransaction(async ({ rounds }) => {
    const found: string[] = [];
    for (const epoch of await rounds.epochs()) {
      if (epoch.is_broken) continue;
      const reason = await whyBroken(chains, epoch);
      if (reason === null) continue;
      await rounds.markBroken(epoch.id);
      found.push(reason);
    }
    return found;
  });
  for (const reason of broken)
    log.error({ alarm: 'round-secret', reason }, 'epoch of rounds is broken, the game is paused');
}

async function whyBroken(chains: SeedChains, epoch: StoredEpoch): Promise<string | null> {
  try {
    await chains.of(epoch);
    return null;
  } catch (error) {
    if (error instanceof BrokenEpochError) return error.message;
    throw error;
  }
}

/** A round with a match whose secret is lost is void 24 hours after its end (ROUND-7). Returns whether there was one. */
export async function voidWithoutSeed({ inTransaction, clock }: Context): Promise<boolean> {
  return await inTransaction(async ({ rounds, feed }) => {
    const round = await rounds.unfinishedOffer();
    if (round === null || clock.now() - roundStart(round + 1) < NO_SEED_AFTER_MS) return false;
    const epoch = (await rounds.epochs()).findLast(({ first_round }) => first_round <= round);
    if (epoch === undefined || !epoch.is_broken || (await rounds.openRounds(round)).length > 0) return false;
    const before = round === epoch.first_round ? epoch.anchor : ((await rounds.finished(round - 1))?.seed ?? null);
    if (before === null) return false;
    await rounds.addVoid({ id: round, epoch: epoch.id, commitment: before });
    await feed.apply(foldFeedEvents(voidOfRound(round, await rounds.playStatuses(round))));
    return true;
  });
}

/** Latest round whose match has ended. */
function dueRound(now: number): number {
  return Math.floor((now - PHASE_STARTS_MS.ended) / (roundStart(1) - roundStart(0)));
}

function finishRound(round: number, epoch: StoredEpoch, chain: SeedChain, now: number): FinishedRound {
  const index = round - epoch.first_round + 1;
  const [commitment, seed] = [chain[index - 1], chain[index]];
  const salt = epoch.salt ?? '';
  if (commitment === undefined || seed === undefined) throw new Error(`epoch ${epoch.id} has no round ${index}`);
  const pairing = drawPairing(commitment, index, salt);
  const facts = drawFacts(seed, index, salt, pairing.win_chance);
  return {
    ...{ id: round, epoch: epoch.id, commitment: toHex(commitment), seed: toHex(seed), facts },
    scene_hash: sceneHash(drawScene(seed, index, salt, facts)),
    was_live: now < roundStart(round + 1),
  };
}
