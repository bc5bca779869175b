import { spawnSync } from 'node:child_process';

import { runShown } from './run-step.mjs';

const APT = ['-o', 'DPkg::Lock::Timeout=120'];

export const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const isDebian = () => succeeds('dpkg-query', ['--version']);

export function isInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Status}', name], { encoding: 'utf8' });
  return stdout?.includes('install ok installed') ?? false;
}

/** Or prints how to; false if still missing. */
export async function installPackages(who, lacking) {
  if (lacking.length === 0) return true;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !succeeds('apt-get', ['--version'])) {
    console.error(`${who} need ${lacking.join(', ')}: apt-get install ${lacking.join(' ')}`);
    return false;
  }
  console.log(`Installing ${lacking.join(', ')} …`);
  await runShown('apt-get', [...APT, 'update', '-qq']);
  const code = await runShown('apt-get', [...APT, 'install', '-y', '-qq', '--no-install-recommends', ...lacking]);
  if (code !== 0) console.error(`${who} need ${lacking.join(', ')}, but the installation failed.`);
  return code === 0;
}
