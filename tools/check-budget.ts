import { join } from 'node:path';

import { weighBuild } from './budget/weigh-build';
import { weighDesk } from './budget/weigh-desk';
import { weighLoaders } from './budget/weigh-loaders';
import { report } from './source/report';

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(2)} KB`;

const packages = join(import.meta.dirname, '..', 'packages');
const dist = join(packages, 'web', 'dist');
const weights = [...weighBuild(dist), ...weighLoaders(join(dist, 'embed')), weighDesk(join(packages, 'desk', 'dist'))];
for (const { name, bytes, limit } of weights)
  console.log(`${name}: ${kilobytes(bytes)} of ${kilobytes(limit)}, ${kilobytes(limit - bytes)} free`);
report(
  weights.filter(({ bytes, limit }) => bytes > limit).map(({ name }) => `too heavy: ${name}`),
  'budget: nothing is heavier than it may be',
);
