import { languageById, type LangId } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';
import type { Locator, Page } from 'playwright-core';

import { translatorOf } from '../browser/translator-of';
import { BetsPage } from './bets-page';
import { SlipPanel } from './slip-panel';
import { UserPage } from './user-page';

/** The page, or a custom element of the host. */
type Root = Page | Locator;

/** As one player sees it, in one language. */
export class SitePage {
  readonly t: Translator;
  readonly slip: SlipPanel;

  constructor(
    readonly page: Page,
    langId: LangId,
    readonly root: Root = page,
  ) {
    this.t = translatorOf(langId);
    this.slip = new SlipPanel(root, this.t);
  }

  static async open(page: Page, url: string, langId: LangId): Promise<SitePage> {
    await page.goto(`${url}/?lang=${langId}`);
    const site = new SitePage(page, langId);
    await site.rows().first().waitFor();
    await page
      .locator(`[lang="${languageById(langId).bcp47}"]`)
      .first()
      .waitFor();
    return site;
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.root
      .getByRole('banner')
      .getByRole('button', { name: this.t('common.sign_in') })
      .click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.t('host.user_name')).fill(username);
    await dialog.getByLabel(this.t('host.password')).fill(password);
    await dialog.getByRole('button', { name: this.t('common.sign_in') }).click();
    await dialog.waitFor({ state: 'detached' });
    await this.root.getByText(this.t('common.balance')).waitFor({ state: 'attached' });
  }

  async toUser(): Promise<UserPage> {
    const me = new RegExp(`(^|\\s)${this.t('frame.me')}$`);
    await this.root.getByRole('banner').getByRole('link', { name: me }).click();
    const user = new UserPage(this.root, this.t);
    await user.title().waitFor();
    return user;
  }

  async toList(): Promise<void> {
    await this.root
      .getByRole('navigation')
      .getByRole('link', { name: this.t('frame.matches') })
      .click();
    await this.rows().first().waitFor();
  }

  async signOut(): Promise<void> {
    const user = await this.toUser();
    await user.signOut();
    await this.root
      .getByRole('banner')
      .getByRole('button', { name: this.t('common.sign_in') })
      .waitFor();
  }

  async chooseTheme(theme: 'arena' | 'light' | 'contrast'): Promise<void> {
    const user = await this.toUser();
    await user.chooseTheme(theme);
    await this.toList();
  }

  /** Minor units. */
  async balance(): Promise<bigint> {
    const chip = this.root.getByRole('banner').getByText(this.t('common.balance')).locator('..');
    const [digits] = /[\d.,]+$/.exec((await chip.innerText()).trim()) ?? [];
    if (digits === undefined || !/\.\d{2}$/.test(digits)) throw new Error(`no amount in the header: ${String(digits)}`);
    return BigInt(digits.replace(/\D/g, ''));
  }

  rows(): Locator {
    return this.root.locator('li').filter({ has: this.page.locator('[data-column="winner"]') });
  }

  /** Not begun, and the winner can be bet on. */
  upcomingRows(): Locator {
    return this.rows()
      .filter({ hasNotText: this.t('status.match_live') })
      .filter({ has: this.page.locator('[data-column="winner"] button:not([disabled], [aria-disabled="true"])') });
  }

  winnerPrice(row: Locator): Locator {
    return row.locator('[data-column="winner"] button').first();
  }

  async openSlip(): Promise<void> {
    const button = this.root.getByRole('navigation').getByRole('button', { name: this.t('frame.slip_short') });
    if ((await button.count()) > 0) await button.click();
  }

  async closeSlip(): Promise<void> {
    const close = this.root.getByRole('dialog').getByRole('button', { name: this.t('common.close') });
    if ((await close.count()) > 0) await close.click();
  }

  async toBets(): Promise<BetsPage> {
    await this.root
      .getByRole('navigation')
      .getByRole('link', { name: this.t('frame.my_bets') })
      .first()
      .click();
    return new BetsPage(this.root, this.t);
  }
}
