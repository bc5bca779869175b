import { spawnSync } from 'node:child_process';

import { runShown } from './run-step.mjs';

const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-cjk', 'fonts-thai-tlwg', 'fonts-noto-color-emoji'];
const APT = ['-o', 'DPkg::Lock::Timeout=120'];

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function isInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
  return stdout?.includes('install ok installed') ?? false;
}

/** What the browser tests lack on this machine. Where the packages cannot be asked for, a browser is all that is looked for. */
function missing() {
  if (!succeeds('dpkg-query', ['--version'])) return succeeds('chromium', ['--version']) ? [] : ['chromium'];
  return PACKAGES.filter((name) => !isInstalled(name));
}

/** Makes sure that there is a browser with the fonts of all languages; false where there is not, having said why. */
export async function provideBrowser() {
  const lacking = missing();
  if (lacking.length === 0) return true;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !succeeds('apt-get', ['--version'])) {
    console.error(`The browser tests need ${lacking.join(', ')}: apt-get install ${lacking.join(' ')}`);
    return false;
  }
  console.log(`Installing ${lacking.join(', ')} …`);
  await runShown('apt-get', [...APT, 'update', '-qq']);
  const code = await runShown('apt-get', [...APT, 'install', '-y', '-qq', '--no-install-recommends', ...lacking]);
  if (code !== 0) console.error(`The browser tests need ${lacking.join(', ')}, and installing them failed.`);
  return code === 0;
}
