import type { Locator } from 'playwright-core';

import type { SitePage } from './site-page';

const FOLD = 'button[aria-expanded]:not([data-icon])';
const MEANING = 'button[data-icon="info"]';

export class DetailPage {
  readonly #page: SitePage['page'];

  constructor({ page }: SitePage) {
    this.#page = page;
  }

  /** Waits for the markets. */
  async hasOtherLines(): Promise<boolean> {
    await this.#main.locator(MEANING).first().waitFor();
    return (await this.#main.locator(FOLD).count()) > 0;
  }

  /** Other lines, if any, and the explanation of a market's picks. */
  async openAll(): Promise<void> {
    if (await this.hasOtherLines()) await this.#main.locator(FOLD).first().click();
    await this.#main.locator(MEANING).first().click();
    await this.#main.locator(`${MEANING}[aria-expanded="true"]`).waitFor();
    await this.#main.locator('section dl').first().waitFor();
  }

  get #main(): Locator {
    return this.#page.getByRole('main');
  }
}
