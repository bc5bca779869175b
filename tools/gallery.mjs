import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { provideBrowser } from './launch/browser.mjs';
import { build } from './launch/build.mjs';
import { CHECKOUT } from './launch/checkout.mjs';
import { install } from './launch/install.mjs';
import { requireRuntime } from './launch/runtime.mjs';
import { installWorkbench, runWorkbench } from './launch/workbench.mjs';

// `npm run gallery -- <options>`: pictures of the product and of the stories of the workbench, with contact sheets, or
// with --check their faults.
await requireRuntime();
if (process.argv.includes('--help')) {
  const { GALLERY_HELP } = await import('./gallery/gallery-help.ts');
  console.log(GALLERY_HELP);
  process.exit(0);
}
if (!(await install())) process.exit(1);
const { register } = await import('tsx/esm/api');
register();
const { readGalleryOptions } = await import('./gallery/gallery-options.ts');
const options = readGalleryOptions(process.argv.slice(2));
if (!(await build()) || !(await provideBrowser())) process.exit(1);
const folder = join(CHECKOUT, '.gallery');
await rm(folder, { recursive: true, force: true });
if (options.parts.includes('stories')) {
  const output = join(folder, 'workbench');
  if (!(await installWorkbench()) || (await runWorkbench(['build', '--quiet', '--output-dir', output])) !== 0)
    process.exit(1);
}
const { runGallery } = await import('./gallery/run-gallery.ts');
process.exit((await runGallery(folder, options)) ? 0 : 1);
