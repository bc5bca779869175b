import { loadGameCatalogue } from '@clutchline/i18n/load-game-catalogue';

import { lazyTexts } from './lazy-texts';

/** Adds the texts of both virtual games, which load with their pages. */
export const GameTexts = lazyTexts(loadGameCatalogue);
