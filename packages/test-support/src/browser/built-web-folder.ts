import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export function builtWebFolder(): string {
  const folder = resolve(import.meta.dirname, '../../../web/dist');
  if (!existsSync(resolve(folder, 'index.html')))
    throw new Error('The front end is not built: run `npm run build` first.');
  return folder;
}
