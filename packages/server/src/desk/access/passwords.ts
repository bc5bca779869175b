import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

const LEAST_LENGTH = 15;
const LEAST_CHARACTERS = 6;
/** Words that an attacker of this desk tries first. */
const CONTEXT = [
  ...['clutchline', 'operator', 'password', 'passwort', 'admin', 'trader', 'settler', 'support', 'viewer', 'desk'],
  ...['esports', 'sports', 'betting', 'bookmaker', 'bookie', 'casino', 'gambling', 'odds', 'league', 'legends'],
  ...['dota', 'counter', 'strike', 'valorant', 'market', 'match', 'wallet', 'welcome', 'letmein', 'qwerty'],
];
/** Runs of keys and digits, which no word list needs to have. */
const RUNS = /(?:0?123456789?0?|9?87654321|abcdefgh?|asdfghjk?l?|zxcvbnm?|qwertz|1q2w3e4r|(.)\1{3,})/gu;
const LEAST_REST = 10;

/** Unknown names take as long. */
const dummyHash = hash(randomBytes(32));

/** Whether it is long enough without what is easy to guess: context words, runs of keys, own name, few characters (ASVS 6.2). */
export function isStrongPassword(password: string, name: string): boolean {
  const characters = Array.from(password.normalize('NFC'));
  if (characters.length < LEAST_LENGTH || new Set(characters).size < LEAST_CHARACTERS) return false;
  const words = [...CONTEXT, name.toLowerCase()];
  const withoutRuns = password.toLowerCase().replaceAll(RUNS, '');
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), withoutRuns);
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
