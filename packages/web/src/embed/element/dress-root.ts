/** Style sheets of the app for a shadow root, made of texts, so that a host's policy for styles does not count. */
export function createDresser(stylesText: string): (root: ShadowRoot) => HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesText);
  return (root) => {
    root.adoptedStyleSheets = [sheet];
    const place = root.ownerDocument.createElement('div');
    place.className = 'clutchline-root';
    root.append(place);
    return place;
  };
}

/** Fonts belong to documents: a shadow root that declares one has none. The sheet has nothing but `@font-face`. */
export function addFonts(document: Document, fontsText: string, base: URL): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontsText.replaceAll('url(', `url(${new URL('.', base).href}`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
