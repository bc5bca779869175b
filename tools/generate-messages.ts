import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { messageSources } from './messages/message-sources';
import { readMessages } from './messages/read-messages';

const PACKAGE = join(import.meta.dirname, '../packages/i18n');
const GENERATED = join(PACKAGE, 'src/generated');

// TEMPORARY while texts are being translated: English stands in, and says so. Removed before the end of the slice.
const read = readMessages(join(PACKAGE, 'messages'));
const english = read.get('en-US') ?? new Map<string, string>();
const filled = new Map([...read].map(([code, own]) => [code, new Map([...english, ...own])] as const));
for (const [code, own] of read) {
  const missing = [...english.keys()].filter((key) => !own.has(key));
  if (missing.length > 0) console.warn(`${code}: not translated yet: ${missing.join(', ')}`);
}

mkdirSync(GENERATED, { recursive: true });
for (const [file, source] of messageSources(filled)) {
  writeFileSync(join(GENERATED, file), source);
}
