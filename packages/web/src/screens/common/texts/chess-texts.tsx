import { loadChessCatalogue } from '@clutchline/i18n/load-chess-catalogue';

import { lazyTexts } from './lazy-texts';

/** Adds the texts of auto chess, which load with its page. */
export const ChessTexts = lazyTexts(loadChessCatalogue);
