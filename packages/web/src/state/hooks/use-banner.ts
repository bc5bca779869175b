import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { BannerState } from '../banner/banner-store';

/** The banner on top of the page: what it says now, null for nothing, and the hand that holds it (ERR-3). */
export const useBanner = (): BannerState => useStore(useApp().banner);
