import { toLocalizedFields } from '@clutchline/contract';
import { DEFAULT_TAKEOUT, formatAmount, formatOdd } from '@clutchline/domain';

import { CURRENCIES } from '../../players';
import type { CallResponse, Outcome } from '../../platform/calls';
import type { TermsContext } from '../context';
import { BetLimits, WHOLE } from './bet-limits';
import { houseDelay } from './limit-book';

type Terms = CallResponse<'getBettingTerms'>;

/** Those of no single player (HELP-1, DESK-11). */
export async function readBettingTerms({ stores }: Pick<TermsContext, 'stores'>): Promise<Outcome<Terms>> {
  const { book, takeout, games, at } = await stores.houseTerms.current();
  const limits = CURRENCIES.map(({ id, decimals }): Terms['limits'][number] => {
    const { general } = new BetLimits({ book, own: [], version: book.version, at }, id, WHOLE);
    const shown = (minor: bigint): string => formatAmount(minor, decimals);
    return {
      currency_id: id,
      ...{ min: shown(general.min), single: shown(general.maxSingle), parlay: shown(general.maxParlay) },
      ...{ day: shown(general.day), match: shown(general.match), payout: shown(general.payout) },
      ...{ max_odds: formatOdd(general.maxOdds), min_legs: general.leastLegs },
    };
  });
  const delays = games.map(({ id, names }) => ({
    game_type_id: id,
    ...toLocalizedFields('game_name', names),
    delay_ms: houseDelay(book, id),
  }));
  return { kind: 'ok', data: { delays, takeout: takeout ?? DEFAULT_TAKEOUT, limits } };
}
