import { expect, it } from 'vitest';

import { DEFAULT_SETTINGS } from '../state/app-state';
import type { MountOptions } from './api';
import { readLiveOptions, readMountOptions } from './mount-options';

const wrong = (options: unknown): MountOptions => options as MountOptions;

it('EMBED-2 without options the defaults apply', () => {
  expect(readMountOptions({})).toEqual({
    token: undefined,
    lang: null,
    route: null,
    settings: DEFAULT_SETTINGS,
    history: 'memory',
    storageKey: 'clutchline',
    selections: {},
  });
});

it('EMBED-2 takes a language by wire code or by id', () => {
  expect(readLiveOptions({ lang: 'in-ID' }).lang).toBe(6);
  expect(readLiveOptions({ lang: 8 }).lang).toBe(8);
});

it('EMBED-2 what the host got wrong is as if it were left out', () => {
  const options = wrong({
    token: 5,
    lang: 'xx',
    theme: 'pink',
    apiBase: 'javascript:alert(1)',
    confirmAbove: '5',
    brand: { zh: '' },
    resultDisplay: 'hidden',
    route: '//evil.example',
    history: 'push',
    storageKey: 'a b',
    selections: { gameId: 'x' },
  });
  expect(readMountOptions(options)).toEqual(readMountOptions({}));
});

it('EMBED-2 an update changes what it names alone', () => {
  expect(readLiveOptions({ theme: 'light' }).settings).toEqual({ theme: 'light' });
  expect(readLiveOptions({ confirmAbove: 0 }).settings).toEqual({ confirmAbove: 0 });
  expect(readLiveOptions({ resultDisplay: 'neutral' }).settings).toEqual({ resultDisplay: 'neutral' });
  expect(readLiveOptions({ token: null }).token).toBeNull();
});
