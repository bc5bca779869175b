import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const builtWebFolder = (): string => builtFolder('web');

/** Of the desk. */
export const builtDeskFolder = (): string => builtFolder('desk');

function builtFolder(name: 'web' | 'desk'): string {
  const folder = resolve(import.meta.dirname, `../../../${name}/dist`);
  if (!existsSync(resolve(folder, 'index.html')))
    throw new Error('The front end is not built: run `npm run build` first.');
  return folder;
}
