import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

import type { Random } from './random';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PLAIN_BYTES = 32;
const CIPHER = 'aes-256-gcm';

/** Bytes that the encryption adds. */
export const SEALED_BYTES = NONCE_BYTES + TAG_BYTES;

interface SealKey {
  readonly key: Uint8Array;
  /** Authenticated with the secret, not stored: it opens for the same text alone. */
  readonly about: string;
}

/** @returns nonce, encrypted secret and tag. */
export function sealSecret(secret: Uint8Array, { key, about }: SealKey, random: Random): Uint8Array {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** @returns null if it was sealed with another key or about something else, or was changed. */
export function openSecret(stored: Uint8Array, { key, about }: SealKey): Uint8Array | null {
  const decipher = createDecipheriv(CIPHER, key, stored.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(about));
  decipher.setAuthTag(stored.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Encrypts the secrets of both virtual games with ROUND_KEY; without this key they are stored as they are. */
export class SecretBox {
  readonly #key: SealKey | null;

  /** @param key text of any length, such as 64 hex digits; null: no encryption. */
  constructor(
    key: string | null,
    private readonly random: Random,
  ) {
    this.#key = key === null ? null : { key: createHash('sha256').update(key).digest(), about: '' };
  }

  /** @returns 60 bytes; or the secret itself. */
  close(secret: Uint8Array): Uint8Array {
    return this.#key === null ? secret : sealSecret(secret, this.#key, this.random);
  }

  /** @returns null if it is encrypted with another key, or without one here. */
  open(stored: Uint8Array): Uint8Array | null {
    if (stored.length === PLAIN_BYTES) return stored;
    return this.#key === null ? null : openSecret(stored, this.#key);
  }
}
