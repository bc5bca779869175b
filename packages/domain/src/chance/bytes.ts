import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const HEX_32 = /^[0-9a-f]{64}$/;

/** Lower-case hex digits, two for each byte. */
export function toHex(bytes: Uint8Array): string {
  return bytesToHex(bytes);
}

/**
 * A seed, hash or salt as the games publish it: 64 lower-case hex digits (ROUND-5).
 *
 * @returns null for any other text, upper-case digits and 31 bytes included (bad input row 140).
 */
export function readHex32(text: string): Uint8Array | null {
  return HEX_32.test(text) ? hexToBytes(text) : null;
}

/** SHA-256 of bytes, or of a text in UTF-8: 32 bytes. A lone surrogate of the text counts as U+FFFD. */
export function hashOf(value: Uint8Array | string): Uint8Array {
  return sha256(typeof value === 'string' ? utf8ToBytes(value) : value);
}

/** HMAC-SHA-256 of a text in UTF-8: 32 bytes. */
export function macOf(key: Uint8Array, text: string): Uint8Array {
  return hmac(sha256, key, utf8ToBytes(text));
}
