import { join } from 'node:path';

import { findFindingFaults } from './requirements/find-finding-faults';
import { findRequirementFaults } from './requirements/find-requirement-faults';
import { findThreatFaults } from './requirements/find-threat-faults';
import { report } from './source/report';

const root = join(import.meta.dirname, '..');
const ALL = ['packages', 'e2e', 'tools', 'faults'];
const faults = [
  ...findRequirementFaults(root, ['packages', 'e2e', 'tools']),
  ...findFindingFaults(root, ALL),
  ...findThreatFaults(root, ALL),
];
report(faults, 'requirements: all in scope and all findings have a test');
