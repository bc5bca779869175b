import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { BannerState } from './banner-store';

/** ERR-3. */
export const useBanner = (): BannerState => useStore(useApp().banner);
