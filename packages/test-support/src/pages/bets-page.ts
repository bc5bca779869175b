import type { Translator } from '@clutchline/i18n';
import type { Locator, Page } from 'playwright-core';

export class BetsPage {
  constructor(
    private readonly root: Page | Locator,
    private readonly t: Translator,
  ) {}

  tickets(): Locator {
    return this.root.getByRole('main').getByRole('article');
  }

  unsettled(): Locator {
    return this.tickets().filter({ hasText: this.t('status.bet_unsettled') });
  }

  swapped(): Locator {
    return this.tickets()
      .filter({ hasText: this.t('bets.swapped') })
      .first();
  }

  async swap(): Promise<void> {
    const [before = ''] = this.t('bets.swap_to', { pick: '\u0000' }).split('\u0000');
    await this.tickets().getByRole('button', { name: before }).first().click();
    await this.root
      .getByRole('dialog')
      .getByRole('button', { name: this.t('bets.swap_yes') })
      .click();
  }

  totals(): Locator {
    return this.root.getByRole('region', { name: this.t('bets.totals') });
  }

  async openReceipt(): Promise<void> {
    await this.tickets()
      .getByRole('button', { name: this.t('bets.receipt') })
      .first()
      .click();
  }

  agreement(): Locator {
    return this.receipt().getByText(this.t('receipt.agrees'), { exact: true });
  }

  async closeReceipt(): Promise<void> {
    await this.receipt()
      .getByRole('button', { name: this.t('common.close') })
      .click();
  }

  async saveFile(): Promise<void> {
    await this.root.getByRole('button', { name: this.t('bets.export') }).click();
  }

  private receipt(): Locator {
    return this.root.getByRole('dialog', { name: this.t('receipt.title') });
  }
}
