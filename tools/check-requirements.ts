import { join } from 'node:path';

import { findRequirementFaults } from './requirements/find-requirement-faults';
import { report } from './source/report';

const faults = findRequirementFaults(join(import.meta.dirname, '..'), ['packages', 'e2e', 'tools']);
report(faults, 'requirements: every one in scope has a test');
