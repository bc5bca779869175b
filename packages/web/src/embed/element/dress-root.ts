/**
 * The sheet is constructed from text, so the host's style policy does not apply; its lengths depend on the font size
 * that the place then gets.
 */
export function createDresser(stylesText: string): (place: HTMLElement) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesText);
  return (place) => {
    const root = place.getRootNode();
    if (root instanceof ShadowRoot) root.adoptedStyleSheets = [sheet];
    place.style.setProperty('--cl-rem', getComputedStyle(place).fontSize);
  };
}

/** Fonts work only in documents. The sheet contains only `@font-face`. */
export function addFonts(document: Document, fontsText: string, base: URL): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontsText.replaceAll('url(', `url(${new URL('.', base).href}`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
