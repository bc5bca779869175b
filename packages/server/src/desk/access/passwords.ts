import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

const LEAST_LENGTH = 15;
const LEAST_CHARACTERS = 6;
/** Words that an attacker of this desk tries first. */
const CONTEXT = ['clutchline', 'operator', 'password', 'passwort', 'admin', 'trader', 'settler', 'esports', 'betting'];
const LEAST_REST = 10;

/** Unknown names take as long. */
const dummyHash = hash(randomBytes(32));

/** Whether it is long enough without what is easy to guess: context words, own name, few characters (ASVS 6.2). */
export function isStrongPassword(password: string, name: string): boolean {
  const characters = Array.from(password.normalize('NFC'));
  if (characters.length < LEAST_LENGTH || new Set(characters).size < LEAST_CHARACTERS) return false;
  const words = [...CONTEXT, name.toLowerCase()];
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return Array.from(rest).length >= Math.min(LEAST_REST, characters.length);
}

export async function hashPassword(password: string): Promise<Uint8Array> {
  return Buffer.from(await hash(password.normalize('NFC')));
}

/** @param stored null: no such operator. */
export async function isPassword(stored: Uint8Array | null, password: string): Promise<boolean> {
  const expected = stored === null ? await dummyHash : Buffer.from(stored).toString();
  const isRight = await verify(expected, password.normalize('NFC')).catch(() => false);
  return isRight && stored !== null;
}
