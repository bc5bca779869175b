import { readBrand } from '@clutchline/contract';
import { type BrandTokens, brandTokens } from '@clutchline/domain';

import { type AppSettings, DEFAULT_SETTINGS } from '../../state/app-state';

const propertiesOf = (tokens: BrandTokens): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--cl-${name}`, value]));

/**
 * An invalid brand is reported to the page with its faults, and the default one remains (BRAND-1). The names of a
 * valid one are set here and never by the page, so that markup in them is text.
 */
export function settingsOf(given: unknown): Pick<AppSettings, 'brand' | 'look'> {
  const read = readBrand(given);
  if ('faults' in read) {
    reportError(new Error(`Clutchline: the brand is invalid, the default one is shown. ${read.faults.join('; ')}`));
    return { brand: DEFAULT_SETTINGS.brand, look: null };
  }
  const { look, ...brand } = read.brand;
  if (look === undefined) return { brand, look: null };
  const { arena, light, contrast } = brandTokens(look);
  return {
    brand,
    look: { arena: propertiesOf(arena), light: propertiesOf(light), contrast: propertiesOf(contrast) },
  };
}
