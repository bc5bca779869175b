import { hashOf, readHex32, toHex } from '../chance/index';

/** Rounds of an epoch: 14 days. */
export const EPOCH_ROUNDS = 10_080;

/**
 * Seeds s₀ to s_N of an epoch: s_N is the secret, s_{i−1} = SHA-256(s_i), s₀ the anchor (ROUND-5). Round i, from 1, has
 * seed s_i and commitment s_{i−1}.
 *
 * @param secret 32 random bytes.
 */
export function chainSeeds(secret: Uint8Array, rounds = EPOCH_ROUNDS): readonly Uint8Array[] {
  const seeds = [secret];
  for (let seed = secret; seeds.length <= rounds; seeds.push(seed)) seed = hashOf(seed);
  return seeds.reverse();
}

/**
 * Seed of an earlier round from that of a later one, so a seed that a page missed is recovered (ROUND-5). `steps` rounds
 * earlier; as many steps as the number of the round lead to the anchor.
 *
 * @throws RangeError unless `steps` is an integer from 0.
 */
export function earlierSeed(seed: Uint8Array, steps: number): Uint8Array {
  if (!Number.isInteger(steps) || steps < 0) throw new RangeError(`${steps} is no count of rounds`);
  let found = seed;
  for (let step = 0; step < steps; step += 1) found = hashOf(found);
  return found;
}

/** Whether the seed, in hex, hashes to the commitment; false for a malformed seed (bad input row 140). */
export function isSeedOf(seed: string, commitment: string): boolean {
  const bytes = readHex32(seed);
  return bytes !== null && toHex(hashOf(bytes)) === commitment;
}
