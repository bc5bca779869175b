/**
 * Puts the style sheet of the app, made of a text, so that a host's policy for styles does not count, into the shadow
 * root of a place; lengths in there hang on the font size that the place then has.
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

/** Fonts belong to documents: a shadow root that declares one has none. The sheet has nothing but `@font-face`. */
export function addFonts(document: Document, fontsText: string, base: URL): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontsText.replaceAll('url(', `url(${new URL('.', base).href}`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
