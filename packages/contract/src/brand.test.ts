import { expect, it } from 'vitest';

import { readBrand } from './brand';

const BRAND = {
  zh: '焰线电竞',
  other: 'Emberline',
  mark: 'M12 2 22 20H2z',
  look: { accent: '#ff6a3d', ground: '#2A1230', corners: 4, density: 'compact', fonts: { text: ['Inter'] } },
};

it('BRAND-1 a valid brand is read as it is, with its names alone too', () => {
  expect(readBrand(BRAND)).toEqual({ brand: BRAND });
  expect(readBrand({ zh: '品牌', other: 'Brand' })).toEqual({ brand: { zh: '品牌', other: 'Brand' } });
});

it('BRAND-1 each fault names its field and what was expected', () => {
  const look = { accent: 'red', ground: '#12', corners: 2.5, density: 'tight', fonts: { text: [] }, corner: 1 };
  expect(readBrand({ zh: 7, other: '', mark: 'x', look, url: '/' })).toEqual({
    faults: [
      'zh: expected a text',
      'other: expected 1 to 60 characters without control or direction marks',
      'mark: expected SVG path data on a grid of 24 by 24',
      'look.accent: expected a colour such as "#b8f34a"',
      'look.ground: expected a colour such as "#b8f34a"',
      'look.corners: expected whole px from 0 to 24',
      'look.density: expected compact, regular, roomy',
      'look.fonts.text: expected a font family',
      'look: unknown field "corner"',
      'brand: unknown field "url"',
    ],
  });
  expect(readBrand(null)).toEqual({ faults: ['brand: expected an object'] });
  expect(readBrand({ zh: '品牌', other: 'Brand', look: 'dark' })).toEqual({ faults: ['look: expected an object'] });
});

it.each([
  ['other', { other: 'Em\u202Eber' }],
  ['other', { other: 'Em\nber' }],
  ['mark', { mark: 'M0 0"/><script>alert(1)</script>' }],
  ['mark', { mark: 'url(https://evil.example)' }],
  ['mark', { mark: `M${'0 '.repeat(3_000)}` }],
  ['look.accent', { look: { ...BRAND.look, accent: '#fff;background:url(x)' } }],
  ['look.accent', { look: { ...BRAND.look, accent: 'var(--x)' } }],
  ['look.fonts.text.0', { look: { ...BRAND.look, fonts: { text: ["Inter';}body{display:none"] } } }],
  ['look.fonts.display.0', { look: { ...BRAND.look, fonts: { display: ['url(https://evil.example)'] } } }],
  ['look.corners', { look: { ...BRAND.look, corners: -1 } }],
])('BRAND-1 bad-input: %s takes no markup, address or style rule', (field, change) => {
  const read = readBrand({ ...BRAND, ...change });
  expect('faults' in read ? read.faults.map((fault) => fault.split(':')[0]) : []).toEqual([field]);
});
