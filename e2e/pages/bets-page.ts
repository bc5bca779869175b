import type { Translator } from '@clutchline/i18n';
import type { Locator, Page } from 'playwright-core';

/** All bet records. */
export class BetsPage {
  constructor(
    private readonly root: Page | Locator,
    private readonly t: Translator,
  ) {}

  tickets(): Locator {
    return this.root.getByRole('main').getByRole('article');
  }

  /** The tickets that wait for their result. */
  unsettled(): Locator {
    return this.tickets().filter({ hasText: this.t('status.bet_unsettled') });
  }
}
