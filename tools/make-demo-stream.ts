import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { demoStream } from './demo-stream/demo-stream';

writeFileSync(join(import.meta.dirname, '../packages/server/assets/demo-stream.mp4'), demoStream());
