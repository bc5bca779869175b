import { MARKET_CODES, type MarketCode, marketCode } from '@clutchline/contract';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';

import { valueOf } from '../../data/storage';
import { useApp } from '../app-context';

const codesSchema = z.array(marketCode).check(z.maxLength(MARKET_CODES.length));

export interface FavoriteMarkets {
  readonly codes: ReadonlySet<MarketCode>;
  readonly toggle: (code: MarketCode) => void;
}

/** Market types that the player starred on this device; they are favourites of every match (DETAIL-7). */
export function useFavoriteMarkets(): FavoriteMarkets {
  const { storage } = useApp().env;
  // Not one of the stored values that the app reads at its start: only the detail of a match uses it.
  const slot = useMemo(() => storage.slot('favoriteMarkets', () => codesSchema), [storage]);
  const [codes, setCodes] = useState<ReadonlySet<MarketCode>>(() => new Set(valueOf(slot)));
  useEffect(() => slot.onOtherTab(() => setCodes(new Set(valueOf(slot)))), [slot]);
  const toggle = (code: MarketCode): void => {
    const next = codes.has(code) ? [...codes].filter((other) => other !== code) : [...codes, code];
    setCodes(new Set(next));
    slot.write(next);
  };
  return { codes, toggle };
}
