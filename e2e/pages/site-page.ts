import { languageById, type LangId } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';
import type { Locator, Page } from 'playwright-core';

import { translatorOf } from '../harness/translator-of';
import { BetsPage } from './bets-page';
import { SlipPanel } from './slip-panel';

/** Where an app stands: the whole page, or one of the hosts' elements. */
type Root = Page | Locator;

/** The stand-alone page, as one player sees it in one language. */
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

  /** Through the host's dialog, which the app asks for. */
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

  /** Opens who is there, by the header. */
  async openAccount(): Promise<Locator> {
    const me = this.root.getByRole('banner').getByRole('button', { name: this.t('frame.me') });
    await me.click();
    return this.root.getByRole('dialog', { name: this.t('frame.me') });
  }

  async signOut(): Promise<void> {
    const account = await this.openAccount();
    await account.getByRole('button', { name: this.t('common.sign_out') }).click();
    await this.root
      .getByRole('banner')
      .getByRole('button', { name: this.t('common.sign_in') })
      .waitFor();
  }

  async chooseSkin(skin: 'arena' | 'light' | 'contrast'): Promise<void> {
    const account = await this.openAccount();
    await account.getByRole('tab', { name: this.t(`frame.skin_${skin}`) }).click();
    await account.getByRole('button', { name: this.t('common.close') }).click();
  }

  /** The amount in the header, in minor units of a currency with two decimals. */
  async balance(): Promise<bigint> {
    const chip = this.root.getByRole('banner').getByText(this.t('common.balance')).locator('..');
    const [digits] = /[\d.,]+$/.exec((await chip.innerText()).trim()) ?? [];
    if (digits === undefined || !/\.\d{2}$/.test(digits)) throw new Error(`no amount in the header: ${String(digits)}`);
    return BigInt(digits.replace(/\D/g, ''));
  }

  /** Matches of the list. */
  rows(): Locator {
    return this.root.locator('li').filter({ has: this.page.locator('[data-column="winner"]') });
  }

  /** Matches that have not begun. */
  upcomingRows(): Locator {
    return this.rows().filter({ hasNotText: this.t('status.match_live') });
  }

  /** The price of the first side to win the match of a row. */
  winnerPrice(row: Locator): Locator {
    return row.locator('[data-column="winner"] button').first();
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
