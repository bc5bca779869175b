import { join } from 'node:path';

import { report } from './source/report';
import { findTypeFaults } from './types/find-type-faults';

const { faults, projects } = await findTypeFaults(join(import.meta.dirname, '..'));
report(projects === 0 ? ['no project was found'] : faults, `types: ${projects} projects are right`);
