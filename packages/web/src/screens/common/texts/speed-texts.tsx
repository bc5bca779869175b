import { loadSpeedCatalogue } from '@clutchline/i18n/load-speed-catalogue';

import { lazyTexts } from './lazy-texts';

/** Adds the texts of Speed LOL, which load with its page. */
export const SpeedTexts = lazyTexts(loadSpeedCatalogue);
