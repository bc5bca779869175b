import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Null with a notice if the web build is missing. */
export function builtWeb(
  { webFolder }: { readonly webFolder: string | null },
  tell: (line: string) => void,
): string | null {
  if (webFolder === null || existsSync(join(webFolder, 'index.html'))) return webFolder;
  tell(`Web files are not built (${webFolder}): serving only the API and push.`);
  return null;
}
