import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { BannerState } from '../banner/banner-store';

/** The banner on top of the page: its line, null for none, and the function that pauses it (ERR-3). */
export const useBanner = (): BannerState => useStore(useApp().banner);
