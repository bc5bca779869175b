import { installPackages, isDebian, isInstalled, succeeds } from './debian.mjs';

const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-cjk', 'fonts-thai-tlwg', 'fonts-noto-color-emoji'];

/** What the browser tests lack on this machine. Where the packages cannot be asked for, a browser is all that is looked for. */
function missing() {
  if (!isDebian()) return succeeds('chromium', ['--version']) ? [] : ['chromium'];
  return PACKAGES.filter((name) => !isInstalled(name));
}

/** Makes sure that there is a browser with the fonts of all languages; false where there is not, having said why. */
export const provideBrowser = () => installPackages('The browser tests', missing());
