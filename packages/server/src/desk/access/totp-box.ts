import { hkdfSync } from 'node:crypto';

import type { Random } from '../../platform/random';
import { openSecret, SEALED_BYTES, sealSecret } from '../../platform/secret-box';

export const TOTP_SECRET_BYTES = 20;
export const TOTP_SEED_BYTES = 20;

const KEY_BYTES = 32;
const KEY_LABEL = 'clutchline desk totp';

/**
 * Secrets of authenticator apps as the database has them: encrypted with DESK_KEY for one operator; without a key as they
 * are. Each key opens, the first one encrypts.
 */
export class TotpBox {
  readonly #keys: readonly Uint8Array[];

  constructor(
    keys: readonly string[],
    private readonly random: Random,
  ) {
    this.#keys = keys.map((key) => new Uint8Array(hkdfSync('sha256', key, '', KEY_LABEL, KEY_BYTES)));
  }

  close(secret: Uint8Array, operatorId: number): Uint8Array {
    const [key] = this.#keys;
    return key === undefined ? secret : sealSecret(secret, { key, about: aboutOf(operatorId) }, this.random);
  }

  /** Null: of no key here, or of another operator. */
  open(stored: Uint8Array, operatorId: number): Uint8Array | null {
    if (stored.length === TOTP_SECRET_BYTES) return stored;
    if (stored.length !== TOTP_SECRET_BYTES + SEALED_BYTES) return null;
    const about = aboutOf(operatorId);
    return this.#keys.reduce<Uint8Array | null>((found, key) => found ?? openSecret(stored, { key, about }), null);
  }

  /** What has to be stored instead; null: nothing, it is encrypted with the first key or cannot be opened. */
  renew(stored: Uint8Array, operatorId: number): Uint8Array | null {
    const [key] = this.#keys;
    const secret = this.open(stored, operatorId);
    if (key === undefined || secret === null) return null;
    const isSealed = stored.length !== TOTP_SECRET_BYTES;
    const isCurrent = isSealed && openSecret(stored, { key, about: aboutOf(operatorId) }) !== null;
    return isCurrent ? null : this.close(secret, operatorId);
  }
}

const aboutOf = (operatorId: number): string => `operator ${operatorId}`;
