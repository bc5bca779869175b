import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { BannerText } from '../banner/banner-store';

/** The banner on top of the page: 3 s, then gone (ERR-3). Null where there is none. */
export function useBanner(): BannerText | null {
  return useStore(useApp().banner, ({ shown }) => shown);
}
