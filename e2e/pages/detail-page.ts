import type { SitePage } from './site-page';

/** The cards of the markets of an open match. */
export class DetailPage {
  readonly #page: SitePage['page'];

  constructor({ page }: SitePage) {
    this.#page = page;
  }

  /** Opens what the picks of the first market with other lines mean, and unfolds those. */
  async openAll(): Promise<void> {
    const fold = this.#page.locator('button[aria-expanded]:not([data-icon])');
    const card = this.#page.getByRole('main').locator('section', { has: fold }).first();
    await card.locator(fold).click();
    await card.locator('button[data-icon="info"]').click();
    await card.locator('dl').nth(1).waitFor();
  }
}
