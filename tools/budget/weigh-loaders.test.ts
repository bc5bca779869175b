import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { LOADER_LIMIT, weighLoaders } from './weigh-loaders';

const noise = (bytes: number): string => randomBytes(bytes).toString('hex');

const entry = (way: string) => ({ file: `${way}.js`, imports: ['_shared.js'], dynamicImports: ['_app.js'] });

it('P14 weighs what a host loads at once, with what that imports, and not the app', () => {
  const manifest = {
    'src/embed/library/frame.ts': entry('frame'),
    'src/embed/library/element.ts': entry('element'),
    'src/embed/library/mount.ts': entry('mount'),
    '_shared.js': { file: 'assets/shared.js' },
    '_app.js': { file: 'assets/app.js', isDynamicEntry: true },
  };
  const library = tempCheckout({
    '.vite/manifest.json': JSON.stringify(manifest),
    'frame.js': noise(LOADER_LIMIT),
    'frame-loader.js': noise(500),
    'element.js': noise(1_000),
    'mount.js': noise(500),
    'assets/shared.js': noise(100),
    'assets/app.js': noise(50_000),
  });
  const [frame, element, mount] = weighLoaders(library);
  expect(frame).toMatchObject({ name: 'embedded frame, at once', limit: 3_000 });
  expect(frame?.bytes).toBeGreaterThan(LOADER_LIMIT + 600);
  expect(element?.bytes).toBeGreaterThan(1_100);
  expect(mount?.bytes).toBeGreaterThan(600);
  expect(element?.bytes).toBeLessThan(2_000);
});
