import type { AppBrand } from '../api';

/** Made-up operators; `?brand=` of the demo host page selects one. */
export const DEMO_BRANDS: readonly AppBrand[] = [
  {
    zh: '焰线电竞',
    other: 'Emberline',
    mark: 'M12.5 1.5c1 4.6 6.5 6.8 6.5 13a7 7 0 0 1-14 0c0-3.3 1.7-5 3.2-7 .4 2.2 1.2 3.2 2.3 3.6C10.2 7.6 10.8 4 12.5 1.5z',
    look: { accent: '#ff6a3d', ground: '#2a1230', corners: 4, density: 'compact' },
  },
  {
    zh: '潮声竞猜',
    other: 'Tidewell',
    mark: 'M1.5 9q5.2-6 10.5 0t10.5 0v4.5q-5.2 6-10.5 0t-10.5 0zM1.5 17q5.2-6 10.5 0t10.5 0v3q-5.2 5-10.5 0t-10.5 0z',
    look: {
      accent: '#2f6bff',
      ground: '#0c2f3a',
      corners: 20,
      density: 'roomy',
      fonts: { text: ['Verdana', 'DejaVu Sans'] },
    },
  },
  {
    zh: '金印体育',
    other: 'Goldmark',
    mark: 'M2 18.5V6l5.5 5L12 3l4.5 8L22 6v12.5z',
    look: {
      accent: '#e0b84c',
      ground: '#14160f',
      corners: 0,
      fonts: { display: ['Oswald', 'Arial Narrow', 'Liberation Sans Narrow'] },
    },
  },
];

/** 1 to 3; every other value is the default brand. */
export function demoBrandOf(search: string): AppBrand | undefined {
  return DEMO_BRANDS[Number(new URLSearchParams(search).get('brand')) - 1];
}
