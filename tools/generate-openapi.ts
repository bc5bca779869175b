import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openapiText } from './openapi/openapi-text';

const FILE = join(import.meta.dirname, '../docs/openapi.json');

writeFileSync(FILE, await openapiText(FILE));
