import type { MountAsGiven } from '../host-values';
import { mount } from '../mount';

/** Replaced by the build. */
const STYLES = '__CLUTCHLINE_STYLES__';
const FONTS = '__CLUTCHLINE_FONTS__';

/** `base` is the library's address. */
export function createDressedMount(document: Document, base: URL): MountAsGiven {
  const dress = createDresser(STYLES);
  addFonts(document, FONTS, base);
  return (place, options) => {
    dress(place);
    return mount(place, options);
  };
}

/** Built from text, so the host's style policy does not apply; lengths depend on the font size that `place` gets. */
function createDresser(stylesText: string): (place: HTMLElement) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesText);
  return (place) => {
    const root = place.getRootNode();
    if (root instanceof ShadowRoot) root.adoptedStyleSheets = [sheet];
    place.style.setProperty('--cl-rem', getComputedStyle(place).fontSize);
  };
}

/** Fonts work only in documents. */
function addFonts(document: Document, fontsText: string, base: URL): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontsText.replaceAll('url(', `url(${new URL('.', base).href}`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
