import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { ServerConfig } from './config';

/** The folder of the web build; null, and a line to `tell`, where there is none. */
export function builtWeb({ webFolder }: ServerConfig, tell: (line: string) => void): string | null {
  if (webFolder === null || existsSync(join(webFolder, 'index.html'))) return webFolder;
  tell(`The web files are not built (${webFolder}): only API and push are served.`);
  return null;
}
