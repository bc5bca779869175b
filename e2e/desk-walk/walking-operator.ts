import { findBarriers } from '@clutchline/test-support/browser/find-barriers';
import type { JSHandle, Page } from 'playwright-core';

import type { DeskScreen } from '../../packages/desk/src/app/screens';

/** What a press opens: a dialog, another place, or a button that stays pressed; null: it is reached, and not pressed. */
type Opened = 'dialog' | 'place' | 'pressed' | null;

interface ScreenStep {
  /** Typed into the search field, which `/` finds, before the rest. */
  readonly search?: string;
  /** What the press is on. */
  readonly target: string;
  readonly key: string;
  readonly opens: Opened;
}

const SOON = { timeout: 15_000 } as const;
const FIRST_PRESS = { timeout: 5_000 } as const;
/** Rows of the list of matches have a box each. */
const MOST_TABS = 400;
const DIALOG_TABS = 3;

const ROW = 'main tr[data-row][tabindex="0"]';
const OPENING_ROW = 'main tr[data-opens="true"][tabindex="0"]';
/** Of a match with an open bet, so that its prices can be edited; one that waits for its result has none. */
const EXPOSURE = 'main section > div > section:last-child tr[data-opens="true"][tabindex="0"]';
const BUTTON = 'main button:not(:disabled):not([aria-disabled="true"])';

/** The first action of each screen. */
const STEPS: Readonly<Record<string, ScreenStep>> = {
  overview: { target: EXPOSURE, key: 'Enter', opens: 'place' },
  matches: { target: ROW, key: 's', opens: 'dialog' },
  match: { target: ROW, key: 'e', opens: 'dialog' },
  bets: { target: OPENING_ROW, key: 'Enter', opens: 'dialog' },
  player: { search: 'demo', target: OPENING_ROW, key: 'Enter', opens: 'place' },
  queue: { target: BUTTON, key: 'Enter', opens: 'dialog' },
  proposals: { target: OPENING_ROW, key: 'Enter', opens: 'place' },
  locks: { target: ROW, key: 'r', opens: 'dialog' },
  limits: { target: ROW, key: 'e', opens: 'dialog' },
  pools: { target: OPENING_ROW, key: 'Enter', opens: 'place' },
  games: { target: BUTTON, key: 'Enter', opens: 'dialog' },
  content: { target: BUTTON, key: 'Enter', opens: 'place' },
  names: { search: 'Mirage', target: OPENING_ROW, key: 'Enter', opens: 'place' },
  reports: { target: 'main [role="group"] button[aria-pressed="false"]', key: 'Space', opens: 'pressed' },
  settings: { target: BUTTON, key: 'Enter', opens: 'dialog' },
  people: { target: BUTTON, key: 'Enter', opens: 'dialog' },
  audit: { target: OPENING_ROW, key: 'Enter', opens: 'dialog' },
  /** It would add a passkey. */
  account: { target: BUTTON, key: 'Enter', opens: null },
};

interface PressedOn {
  readonly opener: JSHandle<Element | null>;
  readonly timeout: number;
}

/** An operator without a mouse. What goes wrong is collected, so that one walk names every fault. */
export class WalkingOperator {
  readonly faults: string[] = [];

  constructor(
    private readonly page: Page,
    /** Named with each fault. */
    private readonly about: string,
    private readonly checksDialogs: boolean,
  ) {}

  /** By `g` and the key of the screen; a screen without one is open already. */
  async walk({ path, key }: Pick<DeskScreen, 'path' | 'key'>): Promise<void> {
    const step = STEPS[path];
    if (step === undefined) throw new Error(`no step for ${path}`);
    try {
      if (key !== null) await this.#goTo(path, key);
      await this.page.locator('main h1').waitFor(SOON);
      if (step.search !== undefined) await this.#search(step.search);
      const opener = await this.#reach(step.target);
      this.#add(path, await findBarriers(this.page));
      await this.#open(path, step, opener);
    } catch (error) {
      this.#add(path, [String(error).split('\n').slice(0, 4).join(' ')]);
    }
  }

  /** The select of the language, by arrows. */
  async choose(language: string): Promise<void> {
    await this.#reach('header select:has(option[lang])');
    const { keyboard } = this.page;
    const value = () => this.page.evaluate(() => (document.activeElement as HTMLSelectElement | null)?.value);
    for (const key of ['Home', 'ArrowDown']) if ((await value()) !== language) await keyboard.press(key);
    await this.page.locator(`.clutchline[lang="${language}"]`).waitFor(SOON);
    await keyboard.press('Tab');
  }

  #add(path: string, faults: readonly string[]): void {
    this.faults.push(...faults.map((fault) => `${this.about}, ${path}: ${fault}`));
  }

  async #goTo(path: string, key: string): Promise<void> {
    await this.page.keyboard.press('g');
    await this.page.keyboard.press(key);
    await this.page.locator(`nav a[aria-current="page"][href="#/${path}"]`).waitFor(SOON);
  }

  async #search(text: string): Promise<void> {
    await this.page.keyboard.press('/');
    await this.page.keyboard.type(text);
  }

  /** By Tab; the browser goes on at the top after the last one. */
  async #reach(target: string): Promise<JSHandle<Element | null>> {
    await this.page.locator(target).first().waitFor(SOON);
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      await this.page.keyboard.press('Tab');
      const isThere = await this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, target);
      if (isThere) return await this.page.evaluateHandle(() => document.activeElement);
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  async #open(path: string, step: ScreenStep, opener: JSHandle<Element | null>): Promise<void> {
    const { key, opens } = step;
    if (opens === null) return;
    const before = this.page.url();
    let pressed = opener;
    await this.page.keyboard.press(key);
    try {
      await this.#opened(opens, before, { opener, ...FIRST_PRESS });
    } catch {
      // What is old takes no key, and can lose the focus.
      const isThere = await this.page.evaluate((element) => document.activeElement === element, opener);
      if (!isThere) pressed = await this.#reach(step.target);
      await this.page.keyboard.press(key);
      await this.#opened(opens, before, { opener: pressed, ...SOON });
    }
    if (opens === 'dialog') await this.#leaveDialog(path, pressed);
  }

  async #opened(opens: Opened, before: string, { opener, timeout }: PressedOn): Promise<void> {
    const { page } = this;
    if (opens === 'dialog') await page.locator('dialog[open]').waitFor({ timeout });
    else if (opens === 'place') await page.waitForFunction((was) => location.href !== was, before, { timeout });
    else await page.waitForFunction((button) => button?.ariaPressed === 'true', opener, { timeout });
  }

  /** Its focus stays inside, and is back where it was opened. */
  async #leaveDialog(path: string, opener: JSHandle<Element | null>): Promise<void> {
    const { page } = this;
    if (this.checksDialogs) this.#add(`${path}, dialog`, await findBarriers(page));
    for (let presses = 0; presses < DIALOG_TABS; presses += 1) {
      await page.keyboard.press('Tab');
      // The body: the browser has the focus, between the last element of the dialog and the first.
      const isInside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog') !== null;
      });
      if (!isInside) this.#add(path, ['Tab leaves the dialog']);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached', ...SOON });
    const isBack = await page.evaluate((element) => document.activeElement === element, opener);
    if (!isBack) this.#add(path, ['the focus is not back where the dialog was opened']);
  }
}
