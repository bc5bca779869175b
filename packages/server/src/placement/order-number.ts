import type { Random } from '../platform/random';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARS = 10;
const RANDOM_CHARS = 16;

/** Ten characters of time, for sorting, and 80 random bits. */
export function orderNumber(random: Random, at: number): string {
  let time = '';
  for (let rest = at, index = 0; index < TIME_CHARS; index += 1) {
    time = CROCKFORD.charAt(rest % CROCKFORD.length) + time;
    rest = Math.floor(rest / CROCKFORD.length);
  }
  const chance = [...random.bytes(RANDOM_CHARS)].map((byte) => CROCKFORD.charAt(byte % CROCKFORD.length));
  return time + chance.join('');
}
