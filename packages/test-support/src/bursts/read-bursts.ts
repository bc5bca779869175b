import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readBurst, type Burst } from './read-burst';

const dataFolder = process.env['SHARED_DATA_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/data');

export const burstFolder = join(dataFolder, 'feeds');

export function readBursts(): Burst[] {
  if (!existsSync(burstFolder)) throw new Error(`${burstFolder} does not exist (set SHARED_DATA_DIR).`);
  const names = readdirSync(burstFolder).filter((name) => /^replay_.*\.csv$/.test(name));
  return names.sort().map((name) => readBurst({ name, text: readFileSync(join(burstFolder, name), 'utf8') }));
}
