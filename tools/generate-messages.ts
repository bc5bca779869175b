import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { messageSources } from './messages/message-sources';
import { readMessages } from './messages/read-messages';

const PACKAGE = join(import.meta.dirname, '../packages/i18n');
const GENERATED = join(PACKAGE, 'src/generated');

mkdirSync(GENERATED, { recursive: true });
for (const [file, source] of messageSources(readMessages(join(PACKAGE, 'messages')))) {
  writeFileSync(join(GENERATED, file), source);
}
