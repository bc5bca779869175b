import { CALLS, REFUSAL_CODE, REPLY_CODE, type CallName } from '@clutchline/contract';
import type { Page, Route } from 'playwright-core';

/** Delayed, refused, status 500, no JSON, not sent, processed with a lost response. */
export type Fault = 'late' | 'refused' | 'broken' | 'nonsense' | 'cut' | 'lost' | Answer | Edit;

export interface Answer {
  readonly code: number;
  readonly error_code?: number;
  readonly message?: string;
  readonly data?: unknown;
}

export type Edit = (text: string) => string;

export const refusedWith = (refusal: keyof typeof REFUSAL_CODE): Answer => ({
  code: REPLY_CODE.refused,
  error_code: REFUSAL_CODE[refusal],
});

export const having = (data: unknown): Answer => ({ code: REPLY_CODE.ok, data });

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Breaks selected responses of the real server. */
export class CallFaults {
  readonly #faults = new Map<string, Fault>();
  #waiting: Route[] = [];

  static async of(page: Page): Promise<CallFaults> {
    const faults = new CallFaults();
    await page.route('**/api/**', (route) => faults.#answer(route));
    return faults;
  }

  async set(call: CallName, fault: Fault): Promise<void> {
    this.#faults.set(withoutSlash(CALLS[call].path), fault);
    await this.#release();
  }

  async mend(call?: CallName): Promise<void> {
    if (call === undefined) this.#faults.clear();
    else this.#faults.delete(withoutSlash(CALLS[call].path));
    await this.#release();
  }

  async #release(): Promise<void> {
    await Promise.all(this.#waiting.splice(0).map((route) => this.#answer(route)));
  }

  async #answer(route: Route): Promise<void> {
    const fault = this.#faults.get(withoutSlash(new URL(route.request().url()).pathname));
    await this.#give(route, fault).catch(() => undefined);
  }

  async #give(route: Route, fault: Fault | undefined): Promise<void> {
    if (typeof fault === 'function') return edited(route, fault);
    switch (fault) {
      case undefined:
        return route.fallback();
      case 'late':
        this.#waiting.push(route);
        return;
      case 'cut':
        return route.abort();
      case 'lost':
        await route.fetch();
        return route.abort();
      case 'broken':
        return route.fulfill({ status: 500, body: 'out of order' });
      case 'nonsense':
        return route.fulfill({ contentType: 'application/json', body: '<!doctype html>' });
      case 'refused':
        return this.#give(route, refusedWith('unavailable'));
      default:
        return route.fulfill({ json: { error_code: 0, message: '', msg: '', data: null, ...fault } });
    }
  }
}

async function edited(route: Route, edit: Edit): Promise<void> {
  const response = await route.fetch();
  return route.fulfill({ response, body: edit(await response.text()) });
}
