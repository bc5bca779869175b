import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

import type { Random } from './random';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PLAIN_BYTES = 32;
const CIPHER = 'aes-256-gcm';

/** Encrypts the secrets of both virtual games with ROUND_KEY; without this key they are stored as they are. */
export class SecretBox {
  readonly #key: Buffer | null;

  /** @param key text of any length, such as 64 hex digits; null: no encryption. */
  constructor(
    key: string | null,
    private readonly random: Random,
  ) {
    this.#key = key === null ? null : createHash('sha256').update(key).digest();
  }

  /** @returns nonce, encrypted secret and tag: 60 bytes; or the secret itself. */
  close(secret: Uint8Array): Uint8Array {
    if (this.#key === null) return secret;
    const nonce = this.random.bytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  }

  /** @returns null if it is encrypted with another key, or without one here. */
  open(stored: Uint8Array): Uint8Array | null {
    if (stored.length === PLAIN_BYTES) return stored;
    if (this.#key === null) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, stored.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(stored.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  }
}
