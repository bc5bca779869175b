import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DEFAULT_SETTINGS } from '../../state/app-state';
import { DEMO_BRANDS, demoBrandOf } from '../demo/demo-brands';
import { isSendable } from '../frame/message-limits';
import { settingsOf } from './brand-settings';

const report = vi.fn();
beforeEach(() => vi.stubGlobal('reportError', report.mockClear()));
afterEach(() => vi.unstubAllGlobals());

it('BRAND-1 a look becomes custom properties of each theme', () => {
  const { brand, look } = settingsOf({ zh: '焰线', other: 'Ember', look: { accent: '#ff6a3d', ground: '#2a1230' } });
  expect(brand).toEqual({ zh: '焰线', other: 'Ember' });
  expect(look?.arena).toMatchObject({ '--cl-accent': '#ff6a3d' });
  expect(look?.light['--cl-accent']).toMatch(/^#\w{6}$/);
  expect(Object.keys(look?.contrast ?? {}).every((name) => name.startsWith('--cl-'))).toBe(true);
});

it('BRAND-1 an invalid brand is reported with each fault, and the default one remains', () => {
  expect(settingsOf({ zh: '焰线', other: 'Ember', look: { accent: 'red' } })).toEqual({
    brand: DEFAULT_SETTINGS.brand,
    look: null,
  });
  expect(String(report.mock.lastCall?.[0])).toBe(
    'Error: Clutchline: the brand is invalid, the default one is shown. look.accent: expected a colour such as "#b8f34a"; look.ground: expected a colour such as "#b8f34a"',
  );
});

it('BRAND-5 three demo brands are valid, differ, and fit into the hello of a frame', () => {
  expect(new Set(DEMO_BRANDS.map((brand) => settingsOf(brand).look?.arena['--cl-accent'])).size).toBe(3);
  expect(report).not.toHaveBeenCalled();
  expect(DEMO_BRANDS.every((brand) => isSendable({ options: { brand } }))).toBe(true);
  expect(demoBrandOf('?brand=2')).toBe(DEMO_BRANDS[1]);
  expect(['', '?brand=0', '?brand=4', '?brand=x'].map(demoBrandOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
