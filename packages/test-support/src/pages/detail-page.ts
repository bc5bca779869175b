import type { Locator } from 'playwright-core';

import type { SitePage } from './site-page';

const FOLD = 'button[aria-expanded]:not([data-icon])';
const MEANING = 'button[data-icon="info"]';
const LADDER = 'li[data-main]';

export class DetailPage {
  readonly #page: SitePage['page'];

  constructor({ page }: SitePage) {
    this.#page = page;
  }

  async hasOtherLines(): Promise<boolean> {
    await this.#main.locator(MEANING).first().waitFor();
    return (await this.#main.locator(LADDER).count()) > 0;
  }

  async openAll(): Promise<void> {
    if ((await this.#main.locator(FOLD).count()) > 0) await this.#main.locator(FOLD).first().click();
    await this.#main.locator(MEANING).first().click();
    await this.#main.locator(`${MEANING}[aria-expanded="true"]`).waitFor();
    await this.#main.locator('section dl').first().waitFor();
  }

  get #main(): Locator {
    return this.#page.getByRole('main');
  }
}
