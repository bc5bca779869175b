import { toLocalizedFields } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';

import type { CallData } from '../src/data/caller';

type Terms = CallData<'getBettingTerms'>;

/** Other figures than those without settings. */
export function buildTerms(change: Partial<Terms> = {}): Terms {
  return {
    delays: [
      { game_type_id: 1, ...toLocalizedFields('game_name', buildNames('First game')), delay_ms: 7_000 },
      { game_type_id: 3, ...toLocalizedFields('game_name', buildNames('Other game')), delay_ms: 4_500 },
    ],
    takeout: 95,
    limits: [buildTermsOf(1, 4), buildTermsOf(3, 2)],
    ...change,
  };
}

function buildTermsOf(currencyId: number, fewestLegs: number): Terms['limits'][number] {
  return {
    ...{ currency_id: currencyId, min: '2.00', single: '4100', parlay: '1700.50', day: '43000', match: '8300' },
    ...{ payout: '76000', max_odds: '1500.000', min_legs: fewestLegs },
  };
}
