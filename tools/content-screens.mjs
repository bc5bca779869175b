import { provideBrowser } from './launch/browser.mjs';
import { build } from './launch/build.mjs';
import { install } from './launch/install.mjs';
import { requireRuntime } from './launch/runtime.mjs';

const HELP = `Usage: npm run content-screens

Each screen of what was and will be played, in every language and theme at 320 px: cut texts, sideways scrolling, layout
shifts, barriers and page errors. Exits with 1 if it finds one.

  --help    prints this help`;

const [option] = process.argv.slice(2);
if (option !== undefined) {
  console.log(HELP);
  process.exit(option === '--help' ? 0 : 1);
}
await requireRuntime();
if (!(await install()) || !(await build()) || !(await provideBrowser())) process.exit(1);
const { register } = await import('tsx/esm/api');
register();
await import('./gallery/check-content-screens.ts');
