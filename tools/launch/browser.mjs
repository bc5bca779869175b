import { installPackages, isDebian, isInstalled, succeeds } from './debian.mjs';

/** Chromium without its window, which needs a third less processor time. */
const SHELL = 'chromium-headless-shell';
const FONTS = ['fonts-liberation', 'fonts-noto-cjk', 'fonts-thai-tlwg', 'fonts-noto-color-emoji'];

const lackingOf = (names) => names.filter((name) => !isInstalled(name));

/** Prints the reason and returns false on failure. Without Debian packages any Chromium will do. */
export async function provideBrowser() {
  const who = 'The browser tests';
  if (!isDebian()) {
    const isThere = [SHELL, 'chromium'].some((name) => succeeds(name, ['--version']));
    return installPackages(who, isThere ? [] : ['chromium']);
  }
  if (await installPackages(who, lackingOf([SHELL, ...FONTS]))) return true;
  return isInstalled('chromium') && installPackages(who, lackingOf(FONTS));
}
