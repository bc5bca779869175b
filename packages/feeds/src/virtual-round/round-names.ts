import type { Names } from '@clutchline/contract';
import { ROUND_CLUBS } from '@clutchline/domain/virtual-round';

/** By the number of the club. */
export const CLUB_NAMES: readonly Names[] = ROUND_CLUBS.map(sameIn);

/** Name of the game (glossary). */
export const SPEED_LOL: Names = {
  cn: '极速LOL',
  en: 'Speed LOL',
  tw: '極速LOL',
  th: 'สปีด LOL',
  vn: 'LOL Siêu Tốc',
  in: 'LOL Kilat',
  jp: 'スピードLOL',
  kr: '스피드 LOL',
};

/** The stage of a match is the number of its round. */
export function sameIn(name: string): Names {
  return { cn: name, en: name, tw: name, th: name, vn: name, in: name, jp: name, kr: name };
}
