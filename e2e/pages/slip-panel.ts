import type { Translator } from '@clutchline/i18n';
import type { Locator, Page } from 'playwright-core';

/** The slip: beside the list, or the sheet over it where the app is narrow. */
export class SlipPanel {
  constructor(
    private readonly root: Page | Locator,
    private readonly t: Translator,
  ) {}

  private get panel(): Locator {
    const name = this.t('frame.slip');
    return this.root.getByRole('complementary', { name }).or(this.root.getByRole('dialog', { name }));
  }

  async choose(kind: 'single' | 'parlay'): Promise<void> {
    const name = this.t(kind === 'single' ? 'slip.tab_singles' : 'slip.tab_parlay');
    await this.panel.getByRole('tab', { name }).click();
  }

  async acceptLatest(): Promise<void> {
    await this.panel.getByLabel(this.t('slip.accept_label')).selectOption({ label: this.t('slip.accept_latest') });
  }

  items(): Locator {
    return this.panel.getByRole('article');
  }

  async stake(kind: 'single' | 'parlay', text: string): Promise<void> {
    await this.panel
      .getByLabel(this.t(kind === 'single' ? 'slip.stake_each' : 'slip.stake'), { exact: true })
      .fill(text);
  }

  /** Places what the open tab holds and waits for the word that it is taken. */
  async place(bets = 1): Promise<void> {
    const [before] = this.t('slip.place_amount', { amount: '\u0000' }).split('\u0000');
    await this.panel
      .getByRole('button', { name: before ?? '' })
      .last()
      .click();
    await this.panel.getByText(this.t('slip.placed', { count: bets })).waitFor();
    await this.panel
      .getByText(this.t('status.bet_confirmed'))
      .nth(bets - 1)
      .waitFor();
    await this.panel.getByRole('button', { name: this.t('slip.done') }).click();
  }
}
