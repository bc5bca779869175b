import { hashOf, readHex32, toHex } from '@clutchline/domain/chance';
import {
  chainSeeds,
  drawFacts,
  drawPairing,
  drawScene,
  PHASE_STARTS_MS,
  roundStart,
  sceneHash,
} from '@clutchline/domain/virtual-round';

import type { Context } from './context';
import type { FinishedRound, RoundStore, StoredEpoch } from './round-store';

/** Of one transaction; after an outage there can be thousands. */
const BATCH = 500;

/** Seeds of an epoch: index 0 is the anchor. */
export type SeedChain = readonly Uint8Array[];

/** Chains of the epochs in use, computed once. They leave this process only seed by seed, after each round. */
export class SeedChains {
  readonly #chains = new Map<number, SeedChain>();

  /** @throws Error if the secret is lost or does not lead to the published anchor (bad input row 142). */
  async of(epoch: StoredEpoch, rounds: RoundStore): Promise<SeedChain> {
    const known = this.#chains.get(epoch.id);
    if (known !== undefined) return known;
    const secret = await rounds.secretOf(epoch.id);
    if (secret === null) throw new Error(`the secret of epoch ${epoch.id} is missing`);
    const chain = chainSeeds(secret, epoch.rounds);
    const [anchor] = chain;
    if (anchor === undefined || toHex(anchor) !== epoch.anchor)
      throw new Error(`the secret of epoch ${epoch.id} does not lead to its anchor`);
    this.#chains.set(epoch.id, chain);
    return chain;
  }
}

/**
 * Finishes the rounds whose match has ended, in their order (ROUND-2, ROUND-7): seed, facts and hash of the scene are
 * written once. After an outage the missed rounds follow, at most 500 in one transaction.
 *
 * @returns number of finished rounds.
 */
export async function finishDueRounds({ inTransaction, clock }: Context, chains: SeedChains): Promise<number> {
  return await inTransaction(async ({ rounds }) => {
    const now = clock.now();
    const finished: FinishedRound[] = [];
    for (const epoch of await rounds.epochs()) {
      if (epoch.salt === null) continue;
      const first = ((await rounds.lastFinished(epoch.id)) ?? epoch.first_round - 1) + 1;
      const due = Math.min(dueRound(now), epoch.first_round + epoch.rounds - 1, first + BATCH - finished.length - 1);
      if (first > due) continue;
      const chain = await chains.of(epoch, rounds);
      for (let round = first; round <= due; round += 1) finished.push(finishRound(round, epoch, chain, now));
    }
    if (finished.length > 0) await rounds.addFinished(finished);
    return finished.length;
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

/** Whether a stored round follows from its seed (I10): hash of the seed, and facts as drawn. */
export function isRoundSound({ id, commitment, seed, facts, scene_hash }: FinishedRound, epoch: StoredEpoch): boolean {
  const [key, from] = [readHex32(seed), readHex32(commitment)];
  if (key === null || from === null || epoch.salt === null || toHex(hashOf(key)) !== commitment) return false;
  const index = id - epoch.first_round + 1;
  const drawn = drawFacts(key, index, epoch.salt, drawPairing(from, index, epoch.salt).win_chance);
  const isSame = Object.entries(drawn).every(([name, value]) => new Map(Object.entries(facts)).get(name) === value);
  return isSame && sceneHash(drawScene(key, index, epoch.salt, drawn)) === scene_hash;
}
