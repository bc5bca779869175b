import { marketCode } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, type PlayTextSource } from '@clutchline/i18n';
import * as z from 'zod/mini';

import { useTexts } from '../texts/use-texts';

/** Of a market that the feed does not name itself. */
const NO_NAMES = {
  ...{ name_cn: '', name_en: '', name_tw: '', name_th: '', name_vn: '', name_in: '', name_jp: '', name_kr: '' },
} as const satisfies Omit<PlayTextSource, 'market' | 'round' | 'line'>;

/** What players see as the name of a market. @example name('total_kills', 2, 26_500) // 'Map 2 · Total kills 26.5' */
export function useMarketName(): (market: string, round: number, line: number | null) => string {
  const { players } = useTexts();
  return (market, round, line) => {
    const code = z.safeParse(marketCode, market);
    if (!code.success) return market;
    return marketTitle(players, { ...NO_NAMES, market: code.data, round, line }, roundNumeral(round, players.langId));
  };
}
