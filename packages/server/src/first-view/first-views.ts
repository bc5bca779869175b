import type { FirstScreen } from '@clutchline/contract';

import type { Rate } from '../platform/concurrency/token-bucket';
import { type FirstPage, type PublicSource, ViewPool, type ViewPoolOptions } from './view-pool';

/** Of the list, and of each other kind of screen. */
const LIST_RENDERS: Rate = { burst: 24, perSecond: 16 };
const OTHER_RENDERS: Rate = { burst: 12, perSecond: 4 };
const LIST = '/match/list';

/** First views (P13), in a pool for each path: requests for many matches leave the list its views. */
export class FirstViews {
  readonly #pools = new Map<string, ViewPool>();

  constructor(private readonly options: Omit<ViewPoolOptions, 'renders'>) {}

  close(): void {
    for (const pool of this.#pools.values()) pool.close();
    this.#pools.clear();
  }

  /** Null without one in time. */
  get(screen: FirstScreen, source: PublicSource): Promise<FirstPage | null> {
    const [path = ''] = screen.address.split('?');
    const renders = path === LIST ? LIST_RENDERS : OTHER_RENDERS;
    const pool = this.#pools.get(path) ?? new ViewPool({ ...this.options, renders });
    this.#pools.set(path, pool);
    return pool.get(screen, source);
  }
}
