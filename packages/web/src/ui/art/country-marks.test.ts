import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { COUNTRY_DRAWINGS } from './country-marks';
import { CountryParts } from './country-parts';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const markOf = (code: string): string => renderToStaticMarkup(createElement(CountryParts, { code }));

it('ART-4 each drawn country exists, in colours, and looks like no other', () => {
  const codes = [...COUNTRY_DRAWINGS.keys()];
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => english.of(code) === undefined)).toEqual([]);
  const marks = codes.map(markOf);
  expect(new Set(marks).size).toBe(codes.length);
  for (const [index, mark] of marks.entries()) {
    expect(mark, codes[index]).not.toMatch(/NaN|undefined|<text/);
    expect(mark.match(/(?:fill|stroke)="#[0-9a-f]{3}"/g)?.length, codes[index]).toBe(mark.match(/<path/g)?.length);
  }
});

it('ART-4 every part of a row is read', () => {
  for (const [code, { bands, shapes }] of COUNTRY_DRAWINGS) {
    expect(bands.length, code).toBeGreaterThan(0);
    for (const { colour, numbers } of shapes) {
      expect(colour, code).toMatch(/^#[0-9a-f]{3}$/);
      expect(numbers.every(Number.isFinite), code).toBe(true);
    }
  }
  expect(COUNTRY_DRAWINGS.get('US')?.shapes).toEqual([{ kind: 'canton', colour: '#336', numbers: [] }]);
  expect(COUNTRY_DRAWINGS.get('GB')?.shapes.map(({ kind }) => kind)).toEqual(['saltire', 'cross', 'cross']);
});

it('ART-4 a country without a drawing has the letters of its code', () => {
  expect(markOf('AU')).toContain('>AU</text>');
});
