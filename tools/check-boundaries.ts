import { join } from 'node:path';

import { findBoundaryFaults } from './boundaries/find-boundary-faults';
import { report } from './source/report';

const ROOT = join(import.meta.dirname, '..');
const check = await findBoundaryFaults(ROOT, join(ROOT, '.dependency-cruiser.cjs'), join(ROOT, 'tsconfig.json'));
report(check.faults, `boundaries: no violation in ${check.modules} modules`);
