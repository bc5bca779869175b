import { join } from 'node:path';

import { findMessageFaults } from './messages/find-message-faults';
import { report } from './source/report';

report(findMessageFaults(join(import.meta.dirname, '..')), 'messages: eight catalogues agree, every text is used');
