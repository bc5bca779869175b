import type { AppBrand, AppTheme } from '../../src/embed/api';
import { settingsOf } from '../../src/embed/brand/brand-settings';
import { DEMO_BRANDS } from '../../src/embed/demo/demo-brands';
import { DEFAULT_SETTINGS } from '../../src/state/app-state';

export const THEMES = ['arena', 'light', 'contrast'] as const satisfies readonly AppTheme[];

/** The default brand, then those of the demo host page. */
export const BRANDS: readonly [AppBrand, ...AppBrand[]] = [DEFAULT_SETTINGS.brand, ...DEMO_BRANDS];

export const settingsOfBrand = (brand: number): ReturnType<typeof settingsOf> => settingsOf(BRANDS[brand] ?? BRANDS[0]);
