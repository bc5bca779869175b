import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openapiText, operatorOpenapiText } from './openapi/openapi-text';

const DOCS = join(import.meta.dirname, '../docs');

for (const [name, textOf] of [
  ['openapi.json', openapiText],
  ['operator-openapi.json', operatorOpenapiText],
] as const) {
  const file = join(DOCS, name);
  writeFileSync(file, await textOf(file));
}
