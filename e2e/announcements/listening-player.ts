import { CALLS, readReply, refusalOf, type LangId, type SlipItem } from '@clutchline/contract';
import { BUSY, openPage, type WatchedPage } from '@clutchline/test-support/browser/browser';
import { callSite } from '@clutchline/test-support/browser/call-site';
import { listenToLiveRegions, type Utterance } from '@clutchline/test-support/browser/live-regions';
import { PushWitness } from '@clutchline/test-support/browser/push-witness';
import { inSlip } from '@clutchline/test-support/browser/slip-scenes';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import type { Browser, Locator, Response, Route } from 'playwright-core';

import { movesIn, wholePickTitle, type Currency } from './announced-text';

export interface ListeningOptions {
  readonly langId: LangId;
  readonly locale: string;
  readonly username: string;
  readonly width: number;
  /** Smallest stake, whole units. */
  readonly stake: number;
}

const SOON = { timeout: 10_000 } as const;

/** Rows and prices move while a busy machine aims. */
const tap = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => element.click(), undefined, SOON);

const isPlacement = ({ pathname }: URL): boolean => pathname === CALLS.playMore.path;

/** Bets through a page whose live regions are recorded, beside a second client of the same account. */
export class ListeningPlayer {
  /** Announcements of bets that the server did not accept, as they have to be. */
  readonly refusals: string[] = [];
  /** Steps that a busy machine was too slow for. */
  readonly failures: string[] = [];
  private bets = 0;
  /** On the slip before the last press on Place. */
  private selected: readonly SlipItem[] = [];

  private constructor(
    readonly options: ListeningOptions,
    readonly watched: WatchedPage,
    readonly site: SitePage,
    readonly utterances: readonly Utterance[],
    readonly witness: PushWitness,
    readonly currency: Currency,
  ) {}

  static async open(browser: Browser, url: string, options: ListeningOptions): Promise<ListeningPlayer> {
    const { langId, locale, username, width } = options;
    const watched = await openPage(browser, { locale, width, height: 844, still: true, provokes: BUSY });
    const utterances = await listenToLiveRegions(watched.page);
    const site = await SitePage.open(watched.page, url, langId);
    await site.signIn(username, `${username}-2026`);
    const witness = await PushWitness.of(url, username);
    const { token } = await callSite(url, 'hostSignIn', { username, password: `${username}-2026` });
    const [{ currency_id }, currencies] = await Promise.all([
      callSite(url, 'balance', {}, token),
      callSite(url, 'getCurrency'),
    ]);
    const currency = currencies.find(({ id }) => id === currency_id);
    if (currency === undefined) throw new Error(`no currency ${String(currency_id)}`);
    const player = new ListeningPlayer(options, watched, site, utterances, witness, currency);
    watched.page.on('response', (response) => void player.noteRefusals(response));
    await player.inSheet(() => site.slip.choose('parlay'));
    return player;
  }

  async close(): Promise<void> {
    this.witness.close();
    await this.watched.context.close();
  }

  /** A live pick for the parlay tab, whose prices move while other bets are placed; instead of the last one. */
  async watchLivePrice(): Promise<void> {
    await this.inSheet(async () => {
      await this.site.slip.choose('parlay');
      const clear = inSlip(this.site).getByRole('button', { name: this.site.t('slip.clear') });
      if ((await clear.count()) > 0) await tap(clear);
    });
    await this.press(this.liveRows());
    await this.inSheet(() => this.site.slip.choose('single'));
  }

  /** One single on an upcoming or a live match. False: no price could be pressed. */
  async bet(on: 'upcoming' | 'live', { isRefused = false } = {}): Promise<boolean> {
    const { site } = this;
    if (!(await this.press(on === 'live' ? this.liveRows() : site.upcomingRows()))) return false;
    this.bets += 1;
    // On a busy machine the price may close before the press arrives.
    return this.inSheet(async () => {
      await inSlip(site).locator('[data-places-bets] button').waitFor(SOON);
      await site.slip.acceptLatest();
      await site.slip.stake('single', String(this.options.stake + this.bets));
      if (isRefused) await this.ageNextRequest();
      this.selected = await this.readItems();
      const isPlaced = (response: Response): boolean => isPlacement(new URL(response.url()));
      const isAnswered = this.watched.page.waitForResponse(isPlaced, SOON).catch(() => null);
      await tap(inSlip(site).locator('[data-places-bets] button'));
      await isAnswered;
      await this.settleResult();
    }).then(
      () => true,
      (error: unknown) => {
        this.failures.push(String(error));
        return false;
      },
    );
  }

  /** Bets with several states, a refusal and a moved price. */
  hasSeenAll(): boolean {
    const { t } = this.site;
    return (
      this.witness.bets.size > 3 &&
      this.refusals.length > 0 &&
      this.utterances.some(({ text }) => movesIn(t, text) !== null)
    );
  }

  async readItems(): Promise<readonly SlipItem[]> {
    return this.watched.page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':shopCartList')) ?? '';
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { d?: SlipItem[] };
      return stored.d ?? [];
    });
  }

  private liveRows(): Locator {
    return this.site.rows().filter({ hasText: this.site.t('status.match_live') });
  }

  /** Dismisses results, or takes the refused selection off the slip. */
  private async settleResult(): Promise<void> {
    const { site } = this;
    const slip = inSlip(site);
    const done = slip.getByRole('button', { name: site.t('slip.done'), exact: true });
    const clear = slip.getByRole('button', { name: site.t('slip.clear') });
    await slip.locator('[data-places-bets] [aria-busy="true"]').waitFor({ state: 'detached', timeout: 15_000 });
    await tap((await done.count()) > 0 ? done : clear);
  }

  /** The next placement asks for a price of another time and accepts no other, so the server refuses it. */
  private async ageNextRequest(): Promise<void> {
    const age = async (route: Route): Promise<void> => {
      const body = route.request().postData() ?? '';
      const postData = body
        .replace(/"odd":"[\d.]+"/g, '"odd":"99.000"')
        .replace(/"version":\d+/g, '"version":1')
        .replace('"latest"', '"none"');
      await route.continue({ postData });
    };
    await this.watched.page.route(isPlacement, age, { times: 1 });
  }

  /** The first that is not pressed yet. */
  private async press(rows: Locator): Promise<boolean> {
    const prices = rows.locator('[data-column="winner"] button[aria-pressed="false"]:not([aria-disabled="true"])');
    return tap(prices.first()).then(
      () => true,
      () => false,
    );
  }

  private async inSheet(act: () => Promise<void>): Promise<void> {
    await this.site.openSlip();
    try {
      await act();
    } finally {
      await this.site.closeSlip();
    }
  }

  private async noteRefusals(response: Response): Promise<void> {
    if (!isPlacement(new URL(response.url()))) return;
    // The next bet may begin while the body is read.
    const { selected } = this;
    const body: unknown = await response.json().catch(() => null);
    // The page was closed meanwhile.
    if (body === null) return;
    const reply = readReply(CALLS.playMore.response, body);
    const { t } = this.site;
    const reasonOf = (code: number): string => t(`refusal.${refusalOf(code) ?? 'bet_invalid'}`, { count: 0 });
    const nameOf = (items: readonly SlipItem[]): string => items.map((item) => wholePickTitle(t, item)).join(', ');
    if (reply.kind === 'refused') {
      this.refusals.push(t('announce.rejected', { bet: nameOf(selected), reason: reply.message }));
    }
    if (reply.kind !== 'ok') return;
    for (const { error, legs } of reply.data.results) {
      const item = selected.find(({ shop_id }) => shop_id === (legs[0]?.shop_id ?? error?.shop_ids[0]));
      if (error === null) continue;
      const bet = item === undefined ? '' : wholePickTitle(t, item);
      this.refusals.push(t('announce.rejected', { bet, reason: reasonOf(error.error_code) }));
    }
  }
}
