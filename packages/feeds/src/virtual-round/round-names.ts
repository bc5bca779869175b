import type { Names } from '@clutchline/contract';

/** Clubs by their number (ROUND-4); they are called the same in all languages, as teams are. */
const CLUBS = [
  'Azure Fang',
  'Basalt',
  'Copper Kite',
  'Dune Runners',
  'Ember Row',
  'Frost Line',
  'Gilded Ox',
  'Harbor Nine',
  'Ivory Tide',
  'Jade Circuit',
  'Kestrel',
  'Lumen',
  'Monsoon',
  'Night Ferry',
  'Orchid',
  'Pale Comet',
] as const;

/** By the number of the club. */
export const CLUB_NAMES: readonly Names[] = CLUBS.map(sameIn);

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

/** The number of a round stands for the stage of its match. */
export function sameIn(name: string): Names {
  return { cn: name, en: name, tw: name, th: name, vn: name, in: name, jp: name, kr: name };
}
