import type { LangId } from '@clutchline/contract';
import type { Translator } from '@clutchline/i18n';
import { BUSY, openPage, type WatchedPage } from '@clutchline/test-support/browser/browser';
import { eventually } from '@clutchline/test-support/browser/eventually';
import { listenToLiveRegions, requireRecording, type Utterance } from '@clutchline/test-support/browser/live-regions';
import { SitePage } from '@clutchline/test-support/pages/site-page';
import type { Browser, Locator, Page } from 'playwright-core';

export interface WalkOptions {
  readonly langId: LangId;
  readonly locale: string;
  readonly width: number;
  /** Touch input; otherwise the keyboard. */
  readonly touch: boolean;
}

/**
 * `keeps`: the screen remains, so the focus must not be on the page or the whole screen; `speaks`: and it announces
 * something; `goes`: another address opens.
 */
type Effect = 'keeps' | 'speaks' | 'goes';

interface Step {
  readonly name: string;
  readonly effect: Effect;
  /** The focused element: "a Home". */
  readonly focus: string;
  readonly announced: readonly Utterance[];
  /** Whether the address has changed. */
  readonly isElsewhere: boolean;
  /** Why it could not be done. */
  readonly failure: string | null;
}

const SOON = { timeout: 15_000 } as const;
/** Announcements come after what they announce. */
const LISTENS_MS = 400;
const MOST_TABS = 8;
const LOST: readonly string[] = ['body', 'main'];

/** A player who walks through screens; focus and announcements of each step are recorded. */
export class WalkingPlayer {
  private readonly steps: Step[] = [];

  private constructor(
    readonly options: WalkOptions,
    private readonly url: string,
    private readonly watched: WatchedPage,
    readonly t: Translator,
    private readonly utterances: readonly Utterance[],
  ) {}

  /** Signed in. */
  static async open(browser: Browser, url: string, options: WalkOptions): Promise<WalkingPlayer> {
    const { langId, locale, width, touch } = options;
    const watched = await openPage(browser, { locale, width, height: 844, still: true, touch, provokes: BUSY });
    const utterances = await listenToLiveRegions(watched.page);
    const site = await SitePage.open(watched.page, url, langId);
    await site.signIn('demo', 'demo-2026');
    await requireRecording(watched.page, utterances);
    return new WalkingPlayer(options, url, watched, site.t, utterances);
  }

  get page(): Page {
    return this.watched.page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  button(text: string): Locator {
    return this.main.getByRole('button', { name: text, exact: true });
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`);
    await this.settle();
  }

  async press(name: string, target: Locator, effect: Effect = 'keeps'): Promise<void> {
    await this.step(name, effect, async () => {
      const one = target.first();
      await one.waitFor(SOON);
      if (this.options.touch) return one.tap(SOON);
      await one.focus(SOON);
      const isBox = (await one.getAttribute('type')) === 'checkbox';
      await this.page.keyboard.press(isBox ? 'Space' : 'Enter');
    });
  }

  /** What not every day has. */
  async pressIfThere(name: string, target: Locator, effect: Effect = 'keeps'): Promise<void> {
    if ((await target.count()) > 0) await this.press(name, target, effect);
  }

  /** By arrows from the selected tab on, or by the finger; if there is one. */
  async tab(text: string): Promise<void> {
    const tab = this.main.getByRole('tab', { name: text, exact: true });
    await this.main.getByRole('tab').first().waitFor(SOON);
    if ((await tab.count()) === 0) return;
    if (this.options.touch) return this.press(`tab ${text}`, tab);
    return this.step(`tab ${text}`, 'keeps', async () => {
      await tab.waitFor(SOON);
      const list = this.main
        .getByRole('tablist')
        .filter({ has: this.page.getByRole('tab', { name: text, exact: true }) });
      await list.getByRole('tab', { selected: true }).focus(SOON);
      for (let step = 0; step < MOST_TABS && (await tab.getAttribute('aria-selected')) !== 'true'; step += 1)
        await this.page.keyboard.press('ArrowRight');
    });
  }

  async select(name: string, field: Locator, option: string | { readonly index: number }): Promise<void> {
    await this.step(name, 'speaks', async () => {
      await field.focus(SOON);
      await field.selectOption(option, SOON);
    });
  }

  async keys(name: string, keys: readonly string[], effect: Effect): Promise<void> {
    await this.step(name, effect, async () => {
      for (const key of keys) await this.page.keyboard.press(key);
    });
  }

  /** Nothing of the walk went wrong. */
  get isSound(): boolean {
    return this.watched.errors.length === 0 && this.steps.every((step) => faultOf(step) === null);
  }

  /** All steps, with what was announced. */
  get report(): string {
    const lines = this.steps.map((step) => {
      const announced = step.announced.map(
        ({ role, text, isExposed }) => `\n    ${isExposed ? '' : 'not exposed, '}${role}: ${text}`,
      );
      return `${faultOf(step) ?? 'sound'}: ${step.name} → ${step.focus}${announced.join('')}`;
    });
    return [...lines, ...this.watched.errors].join('\n');
  }

  close(): Promise<void> {
    return this.watched.context.close();
  }

  private async step(name: string, effect: Effect, act: () => Promise<void>): Promise<void> {
    const before = this.utterances.length;
    const from = this.page.url();
    const failure = await act().then(
      () => null,
      (error: unknown) => String(error).split('\n')[0] ?? '',
    );
    await this.settle();
    if (effect === 'speaks' && failure === null) {
      // A busy machine answers late.
      const isAnnounced = (): boolean => this.utterances.slice(before).some(({ isExposed }) => isExposed);
      await eventually(async () => Promise.resolve(isAnnounced()), Boolean, SOON.timeout).catch(() => undefined);
      await this.page.waitForTimeout(LISTENS_MS);
    }
    const announced = this.utterances.slice(before);
    const isElsewhere = this.page.url() !== from;
    this.steps.push({ name, effect, focus: await this.focus(), announced, isElsewhere, failure });
  }

  private focus(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return 'body';
      if (at.localName === 'main') return 'main';
      return `${at.localName} ${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 60)}`;
    });
  }

  private async settle(): Promise<void> {
    await this.page
      .waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, null, SOON)
      .catch(() => undefined);
    await this.page.waitForTimeout(LISTENS_MS);
  }
}

function faultOf({ effect, focus, announced, isElsewhere, failure }: Step): string | null {
  if (failure !== null) return `not done (${failure})`;
  if (effect === 'goes') return isElsewhere ? null : 'the screen remains';
  if (LOST.includes(focus)) return 'focus lost';
  return effect === 'speaks' && !announced.some(({ isExposed }) => isExposed) ? 'silent' : null;
}
