import { installPackages, isDebian, isInstalled, succeeds } from './debian.mjs';

const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-cjk', 'fonts-thai-tlwg', 'fonts-noto-color-emoji'];

/** Without Debian packages only a browser is required. */
function missing() {
  if (!isDebian()) return succeeds('chromium', ['--version']) ? [] : ['chromium'];
  return PACKAGES.filter((name) => !isInstalled(name));
}

/** Prints the reason and returns false on failure. */
export const provideBrowser = () => installPackages('The browser tests', missing());
