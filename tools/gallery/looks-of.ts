import type { WornLook } from '@clutchline/test-support/browser/wear-look';
import { BRANDS, settingsOfBrand } from '../../packages/web/stories/frame/looks';
import type { GalleryOptions } from './gallery-options';

/** Of the product without a brand's mark. */
const DEFAULT_MARK = 'M20.5 3.5H10.2L2.5 12l7.7 8.5h10.3l-4.2-5.2h-3.7L9.4 12l3.2-3.3h3.7z';

export interface GalleryLook extends WornLook {
  /** "tidewell-light". */
  readonly label: string;
  readonly brand: number;
}

export function looksOf({ brands, themes }: Pick<GalleryOptions, 'brands' | 'themes'>): GalleryLook[] {
  return brands.flatMap((brand) => {
    const { brand: names, look } = settingsOfBrand(brand);
    return themes.map((theme) => ({
      label: `${(BRANDS[brand] ?? BRANDS[0]).other.toLowerCase()}-${theme}`,
      brand,
      theme,
      tokens: look?.[theme] ?? {},
      name: names.other,
      mark: names.mark ?? DEFAULT_MARK,
    }));
  });
}
