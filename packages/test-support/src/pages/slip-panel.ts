import type { Translator } from '@clutchline/i18n';
import type { Locator, Page } from 'playwright-core';

import { eventually } from '../browser/eventually';

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
    await this.stakeField(kind).fill(text);
  }

  /** A single alone, the combo, or all singles. */
  stakeField(kind: 'single' | 'parlay'): Locator {
    const stake = this.panel.getByLabel(this.t('slip.stake'), { exact: true });
    return kind === 'parlay' ? stake : stake.or(this.panel.getByLabel(this.t('slip.stake_each'), { exact: true }));
  }

  /** By short name, e.g. "3 of 4". */
  async toggleSize(size: number, legs: number): Promise<void> {
    await this.panel.getByText(this.t('system.size', { size, legs }), { exact: true }).click();
  }

  async withKeypad(look: () => Promise<void>): Promise<void> {
    const keys = this.panel.getByRole('group', { name: this.t('slip.keypad') });
    const field = this.panel.getByLabel(this.t('slip.stake'), { exact: true });
    await field.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await keys.waitFor();
    await look();
    await keys.getByRole('button', { name: this.t('slip.done') }).click();
  }

  async countCombinations(look: () => Promise<void>): Promise<number> {
    await this.panel.getByRole('button', { name: this.t('system.details') }).click();
    const details = this.root.getByRole('dialog', { name: this.t('system.details') });
    await details.getByRole('listitem').first().waitFor();
    const count = await details.getByRole('listitem').count();
    await look();
    await details.getByRole('button', { name: this.t('common.close') }).click();
    return count;
  }

  async agreeToNew(): Promise<void> {
    const button = this.panel.getByRole('button', { name: this.t('slip.accept_new') });
    await button.click();
    await eventually(
      async () => {
        const count = await button.count();
        if (count > 0) await button.click({ timeout: 1_000 }).catch(() => null);
        return count;
      },
      (count) => count === 0,
    );
  }

  async pressPlace(): Promise<void> {
    const [before] = this.t('slip.place_amount', { amount: '\u0000' }).split('\u0000');
    await this.panel
      .getByRole('button', { name: before ?? '' })
      .last()
      .click();
  }

  confirmButton(): Locator {
    const [before] = this.t('slip-tools.confirm_amount', { amount: '\u0000' }).split('\u0000');
    return this.panel.getByRole('button', { name: before ?? '' });
  }

  async place(bets = 1): Promise<void> {
    await this.pressPlace();
    await this.panel.getByText(this.t('slip.placed', { count: bets })).waitFor();
    await this.panel
      .getByText(this.t('status.bet_confirmed'))
      .nth(bets - 1)
      .waitFor();
    await this.pressDone();
  }

  pressDone(): Promise<void> {
    return this.panel.getByRole('button', { name: this.t('slip.done') }).click();
  }
}
