import type { CardFace } from '@clutchline/domain/auto-chess';
import type { Translator } from '@clutchline/i18n';

const HEROES = [
  'chess.hero_1',
  'chess.hero_2',
  'chess.hero_3',
  'chess.hero_4',
  'chess.hero_5',
  'chess.hero_6',
] as const;

export const heroName = (t: Translator, { hero }: Pick<CardFace, 'hero'>): string => t(HEROES[hero - 1] ?? HEROES[0]);

/** "Cinder, rank 3, 1 star". */
export const cardName = (t: Translator, face: CardFace): string =>
  t('chess.card', { hero: heroName(t, face), rank: face.rank, count: face.star });
