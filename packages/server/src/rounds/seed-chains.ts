import { toHex } from '@clutchline/domain/chance';
import { chainSeeds } from '@clutchline/domain/virtual-round';

import type { StoredEpoch } from './round-store';
import type { SecretBox } from '../platform/secret-box';

/** Seeds of an epoch: index 0 is the anchor. */
export type SeedChain = readonly Uint8Array[];

/** By the anchor of their epoch. For the leader alone, which must not log or publish them; encrypted if they were kept so. */
export interface SecretStore {
  keep(anchor: string, secret: Uint8Array): Promise<void>;
  /** Null if it is lost. */
  read(anchor: string): Promise<Uint8Array | null>;
}

/** The secret of an epoch is lost, or does not lead to its anchor. */
export class BrokenEpochError extends Error {}

/** Chains of the epochs in use, computed once. They leave this process only seed by seed, after each round. */
export class SeedChains {
  readonly #chains = new Map<number, SeedChain>();

  constructor(
    private readonly secrets: Pick<SecretStore, 'read'>,
    private readonly box: Pick<SecretBox, 'open'>,
  ) {}

  /** @throws BrokenEpochError (bad input row 142). */
  async of(epoch: StoredEpoch): Promise<SeedChain> {
    const known = this.#chains.get(epoch.id);
    if (known !== undefined) return known;
    const stored = await this.secrets.read(epoch.anchor);
    const secret = stored === null ? null : this.box.open(stored);
    if (secret === null) throw new BrokenEpochError(`the secret of epoch ${epoch.id} is missing`);
    const chain = chainSeeds(secret, epoch.rounds);
    const [anchor] = chain;
    if (anchor === undefined || toHex(anchor) !== epoch.anchor)
      throw new BrokenEpochError(`the secret of epoch ${epoch.id} does not lead to its anchor`);
    this.#chains.set(epoch.id, chain);
    return chain;
  }
}
