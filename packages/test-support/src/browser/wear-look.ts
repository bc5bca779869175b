import type { Page } from 'playwright-core';

export interface WornLook {
  readonly theme: 'arena' | 'light' | 'contrast';
  /** Custom properties of the theme. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Of the brand; without them those of the page remain. */
  readonly name?: string;
  readonly mark?: string;
}

/** As the app does: the theme as an attribute, the look as custom properties; faster than a page for each brand. */
export async function wearLook(page: Page, look: WornLook): Promise<void> {
  await page.locator('.clutchline').evaluate((app, { theme, tokens, name, mark }) => {
    app.setAttribute('data-theme', theme);
    app.removeAttribute('style');
    if (app instanceof HTMLElement)
      for (const [property, value] of Object.entries(tokens)) app.style.setProperty(property, value);
    const drawn = app.querySelector('header > a path');
    if (mark !== undefined) drawn?.setAttribute('d', mark);
    const text = drawn?.closest('svg')?.nextElementSibling;
    if (name !== undefined && text) text.textContent = name;
    const shown = getComputedStyle(app);
    // The sign-in dialog took its tokens when it opened.
    for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) {
      if (app.contains(dialog)) continue;
      dialog.style.colorScheme = shown.colorScheme;
      dialog.style.fontFamily = shown.fontFamily;
      for (const token of dialog.style)
        if (token.startsWith('--cl-')) dialog.style.setProperty(token, shown.getPropertyValue(token));
    }
  }, look);
}
