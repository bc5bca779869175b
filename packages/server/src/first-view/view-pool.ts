import { type AskPublic, type Cursor, type FirstScreen, type FirstViewRequest, lookText } from '@clutchline/contract';

import { type Rate, TokenBucket } from '../platform/concurrency/token-bucket';
import type { Log } from '../platform/log/log';

/** Parts of the page: the markup of the app, and what its code needs to take it over. */
export interface FirstPage {
  readonly markup: string;
  /** For a script element that does not run. */
  readonly data: string;
}

export interface Renderer {
  /** Null if it fails. */
  readonly render: (request: FirstViewRequest, ask: AskPublic) => Promise<FirstPage | null>;
}

/** Public data of the server. */
export interface PublicSource {
  /** Business time, ms. */
  readonly now: () => number;
  /** Whether the screen shows something: its address may name what does not exist. */
  readonly isKnown: (screen: FirstScreen) => Promise<boolean>;
  /** Of the push of the list; null if a client has to begin with a snapshot. */
  readonly cursor: () => Cursor | null;
  readonly ask: AskPublic;
}

/** How long a request waits; how long a view is served again, and how long instead of one that is late. */
const WAIT_MS = 50;
const LIFE_MS = 1_000;
const KEPT_MS = 10_000;
/** Views that were requested within an hour are rendered again before their view is too old, so that requests do not wait. */
const ASKED_MS = 3_600_000;
const AGAIN_MS = 8_000;
const MOST_KEPT = 16;
const MOST_VIEWS = 64;

interface View {
  /** Of the last request to the renderer. */
  readonly at: number;
  readonly page: Promise<FirstPage | null>;
  askedAt: number;
  last: { readonly at: number; readonly page: FirstPage } | null;
}

export interface ViewPoolOptions {
  readonly renderer: Renderer;
  readonly brand: FirstViewRequest['brand'];
  /** Of all its views together: what is asked for more often is the page as built. */
  readonly renders: Rate;
  readonly log: Log;
  /** Monotonic. */
  readonly clock?: () => number;
}

/** Views by look and address, from public answers alone. */
export class ViewPool {
  readonly #views = new Map<string, View>();
  readonly #clock: () => number;
  readonly #bucket: TokenBucket;
  readonly #kept = new Set<string>();

  constructor(private readonly options: ViewPoolOptions) {
    this.#clock = options.clock ?? (() => performance.now());
    this.#bucket = new TokenBucket(options.renders, this.#clock());
  }

  get size(): number {
    return this.#views.size;
  }

  close(): void {
    this.#views.clear();
  }

  /** Null without one in time. Simultaneous requests share one rendering. */
  async get(screen: FirstScreen, source: PublicSource): Promise<FirstPage | null> {
    const view = this.#viewOf(screen, source);
    if (view !== null) view.askedAt = this.#clock();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, null);
    });
    const page = await Promise.race([view?.page ?? null, late]).finally(() => clearTimeout(timer));
    return page ?? this.#lastOf(view);
  }

  #lastOf(view: View | null): FirstPage | null {
    const last = view?.last ?? null;
    return last !== null && this.#clock() - last.at < KEPT_MS ? last.page : null;
  }

  /** Null beyond the rate. */
  #viewOf(screen: FirstScreen, source: PublicSource): View | null {
    const [key, now] = [`${lookText(screen)} ${screen.address}`, this.#clock()];
    const known = this.#views.get(key) ?? null;
    const age = known === null ? Infinity : now - known.at;
    if (age < LIFE_MS) return known;
    if (!this.#bucket.tryAcquire(now)) return age < KEPT_MS ? known : null;
    const page = this.#render(screen, source);
    const view: View = { at: now, page, askedAt: known?.askedAt ?? now, last: known?.last ?? null };
    void page.then((rendered) => {
      if (rendered !== null) view.last = { at: now, page: rendered };
    });
    this.#keep(key, view, () => this.#viewOf(screen, source));
    this.#views.delete(key);
    this.#views.set(key, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MOST_VIEWS && oldest !== undefined) this.#forget(oldest);
    return view;
  }

  #forget(key: string): void {
    this.#views.delete(key);
    this.#kept.delete(key);
  }

  #keep(key: string, view: View, renderAgain: () => void): void {
    if (this.#kept.size >= MOST_KEPT && !this.#kept.has(key)) return;
    this.#kept.add(key);
    const again = (): void => {
      if (this.#views.get(key) !== view) return;
      if (view.last !== null && this.#clock() - view.askedAt < ASKED_MS) renderAgain();
      else this.#kept.delete(key);
    };
    setTimeout(again, AGAIN_MS).unref();
  }

  async #render(screen: FirstScreen, source: PublicSource): Promise<FirstPage | null> {
    const { renderer, brand, log } = this.options;
    try {
      if (!(await source.isKnown(screen))) return null;
      return await renderer.render({ ...screen, now: source.now(), cursor: source.cursor(), brand }, source.ask);
    } catch (cause) {
      log.warn({ cause: String(cause) }, 'first view not rendered, the page is served without it');
      return null;
    }
  }
}
