import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { LIMITS, weighBuild } from './weigh-build';

const noise = (bytes: number): string => randomBytes(bytes).toString('hex');

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_app.js'], css: ['assets/index.css'] },
  '_app.js': { file: 'assets/app.js', imports: ['_shared.js'], css: ['assets/app.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_app.js'] },
  '../i18n/src/generated/en-US.ts': { file: 'assets/en.js', isDynamicEntry: true },
  '../i18n/src/generated/th-TH.ts': { file: 'assets/th.js', isDynamicEntry: true },
  'src/screens/bets/bets.tsx': { file: 'assets/bets.js', isDynamicEntry: true, imports: ['_app.js', '_list.js'] },
  '_list.js': { file: 'assets/list.js' },
};

const FILES = {
  'assets/index.js': noise(100),
  'assets/app.js': noise(20_000),
  'assets/shared.js': noise(5_000),
  'assets/index.css': noise(50),
  'assets/app.css': noise(1_000),
  'assets/en.js': noise(1_000),
  'assets/th.js': noise(3_000),
  'assets/bets.js': noise(500),
  'assets/list.js': noise(700),
};

function weighed(manifest: object): Map<string, number> {
  const folder = tempCheckout({ ...FILES, '.vite/manifest.json': JSON.stringify(manifest) });
  return new Map(weighBuild(folder).map(({ name, bytes }) => [name, bytes]));
}

const near = (bytes: number) => ({ asymmetricMatch: (is: number) => is > bytes && is < bytes * 1.35 + 60 });

describe('weighBuild', () => {
  it('adds the heaviest language to everything the page imports at once', () => {
    const weights = weighed(MANIFEST);
    expect(weights.get('first load, scripts and one language')).toEqual(near(100 + 20_000 + 5_000 + 3_000));
    expect(weights.get('first load, styles')).toEqual(near(1_050));
    expect(weights.get('language en-US')).toEqual(near(1_000));
  });

  it('weighs of a lazy part what it adds, with what it imports', () => {
    expect(weighed(MANIFEST).get('lazy bets')).toEqual(near(500 + 700));
  });

  it('ROUTE-3 weighs what every start loads beside the first list separately, and no lazy part with it', () => {
    const bets = { ...MANIFEST['src/screens/bets/bets.tsx'], imports: ['_app.js', '_beside-x_1-Y.js'] };
    const beside = { file: 'assets/list.js', imports: ['_app.js'] };
    const weights = weighed({ ...MANIFEST, '_beside-x_1-Y.js': beside, 'src/screens/bets/bets.tsx': bets });
    expect(weights.get('beside the first list')).toEqual(near(700));
    expect(weights.get('lazy bets')).toEqual(near(500));
    const name = 'first load, scripts and one language';
    expect(weights.get(name)).toBe(weighed(MANIFEST).get(name));
  });

  it.each(['src/screens/match-list/match-list.tsx', 'src/embed/demo/first-list.ts'])(
    'counts %s to the first load where it is a chunk of its own',
    (source) => {
      const name = 'first load, scripts and one language';
      const weights = weighed({ ...MANIFEST, [source]: { file: 'assets/list.js', isDynamicEntry: true } });
      expect((weights.get(name) ?? 0) - (weighed(MANIFEST).get(name) ?? 0)).toEqual(near(700));
      expect(weights.has('lazy match-list')).toBe(false);
    },
  );

  it('V22 weighs the texts of each virtual game, and what of the games would load at the start', () => {
    const texts = (name: string) => `../i18n/src/generated/th-TH.${name}.ts`;
    const games = {
      [texts('game')]: { file: 'assets/th.js', isDynamicEntry: true },
      [texts('speed')]: { file: 'assets/shared.js', isDynamicEntry: true },
      [texts('chess')]: { file: 'assets/list.js', isDynamicEntry: true },
    };
    const weights = weighed({ ...MANIFEST, ...games });
    expect(weights.get('texts of speed th-TH')).toEqual(near(3_000 + 5_000));
    expect(weights.get('texts of chess th-TH')).toEqual(near(3_000 + 700));
    // `shared` is part of the page.
    expect(weights.get('virtual games at the start')).toEqual(near(5_000));
    const speed = { 'src/screens/virtual-speed/speed.tsx': { file: 'assets/bets.js', isDynamicEntry: true } };
    expect(weighed({ ...MANIFEST, ...speed }).get('virtual games at the start')).toBe(0);
  });

  it('does not pass a build in which it finds no page or no language', () => {
    expect(() => weighed({ '_app.js': MANIFEST['_app.js'] })).toThrow('no chunk index.html');
    expect(() => weighed({ 'index.html': { file: 'assets/index.js' } })).toThrow('no language');
  });

  it('has the limits of the first load, its styles, a language and a lazy part', () => {
    expect(LIMITS).toEqual({ firstLoad: 118_000, css: 12_000, language: 12_000, lazyPart: 25_000, gameTexts: 8_000 });
  });
});
