import type { OddsFormat } from '@clutchline/domain';
import type { Translator } from '@clutchline/i18n';
import type { Locator, Page } from 'playwright-core';

export class UserPage {
  constructor(
    readonly root: Page | Locator,
    readonly t: Translator,
  ) {}

  title(): Locator {
    return this.root.getByRole('heading', { name: this.t('frame.me'), level: 1 });
  }

  async signOut(): Promise<void> {
    await this.root.getByRole('button', { name: this.t('common.sign_out') }).click();
  }

  async chooseTheme(theme: 'arena' | 'light' | 'contrast'): Promise<void> {
    await this.root.getByRole('radio', { name: this.t(`frame.skin_${theme}`) }).click();
  }

  async chooseOddsFormat(format: OddsFormat): Promise<void> {
    await this.root.getByLabel(this.t('user.odds_format')).selectOption(this.t(`user.odds_${format}`));
  }
}
