import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Query } from './query-entry';
import { QueryCache } from './query-cache';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function setUp(options: Partial<Query<unknown>> = {}) {
  const cache = new QueryCache(() => performance.now());
  const asked: { readonly signal: AbortSignal; readonly known: unknown; readonly give: (data: unknown) => void }[] = [];
  const query: Query<unknown> = {
    key: ['matches', 'list'],
    fetch: (signal, known) => new Promise((give) => asked.push({ signal, known, give })),
    ...options,
  };
  const entry = () => cache.entry(query);
  const give = async (index: number, data: unknown): Promise<void> => {
    asked[index]?.give(data instanceof Error ? Promise.reject(data) : data);
    await settle();
  };
  return { cache, query, asked, entry, give };
}

describe('asking', () => {
  it('NAV-4 what is new enough is shown again without being asked for', async () => {
    const { entry, asked, give } = setUp();
    entry().watch(vi.fn())();
    await give(0, 'rows');
    entry().watch(vi.fn())();
    expect(entry().read()).toEqual({ data: 'rows', failed: false });
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(30_001);
    entry().watch(vi.fn());
    expect(asked).toHaveLength(2);
    expect(asked[1]?.known).toBe('rows');
  });

  it('GAMES-5 two that watch the same query make one request and are notified once each', async () => {
    const { entry, asked, give } = setUp();
    const listeners = [vi.fn(), vi.fn()] as const;
    const stops = listeners.map((listener) => entry().watch(listener));
    await give(0, 'rows');
    expect(asked).toHaveLength(1);
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
    stops[0]?.();
    entry().reload();
    await give(1, 'other rows');
    expect(listeners[0]).toHaveBeenCalledTimes(1);
    expect(listeners[1]).toHaveBeenCalledTimes(2);
  });

  it('PUSH-5 BET-2 while the app is not seen nothing is asked for at its pace, and what is old at once when it is', async () => {
    const { cache, entry, asked, give } = setUp({ everyMs: 5_000, freshMs: 5_000 });
    entry().watch(vi.fn());
    await give(0, 'pools');
    cache.setSeen(false);
    await vi.advanceTimersByTimeAsync(4_000);
    cache.setSeen(true);
    expect(asked).toHaveLength(1);
    cache.setSeen(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
    cache.setSeen(true);
    expect(asked).toHaveLength(2);
    await give(1, 'newer pools');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(3);
  });

  it('PUSH-5 back in sight, unwatched and non-periodic queries are not fetched', async () => {
    const { cache, entry, asked, give } = setUp();
    const left = setUp({ everyMs: 5_000, freshMs: 5_000 });
    entry().watch(vi.fn());
    await give(0, 'detail');
    left.entry().watch(vi.fn())();
    await left.give(0, 'pools');
    for (const known of [cache, left.cache]) known.setSeen(false);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const known of [cache, left.cache]) known.setSeen(true);
    expect([asked, left.asked].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('PUSH-5 what is opened while the app is not seen is asked for all the same', () => {
    const { cache, entry, asked } = setUp({ everyMs: 5_000 });
    cache.setSeen(false);
    entry().watch(vi.fn());
    expect(asked).toHaveLength(1);
  });

  it('GAMES-5 periodic queries are fetched at their interval, only while watched', async () => {
    const { entry, asked, give } = setUp({ everyMs: 60_000 });
    const stop = entry().watch(vi.fn());
    await give(0, 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    await give(1, 2);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(2);
  });

  it('USER-3 what never gets old is loaded once', async () => {
    const { entry, asked, give } = setUp({ freshMs: Infinity });
    const first = entry().load();
    await give(0, ['CNY']);
    vi.advanceTimersByTime(250_000);
    expect(await first).toEqual(['CNY']);
    expect(await entry().load()).toEqual(['CNY']);
    expect(asked).toHaveLength(1);
  });

  it('USER-3 what was not watched for five minutes is forgotten', async () => {
    const { cache, query, give } = setUp();
    const first = cache.entry(query);
    first.watch(vi.fn())();
    await give(0, 'rows');
    vi.advanceTimersByTime(300_001);
    cache.entry({ ...query, key: ['matches', 'other'] });
    expect(cache.entry(query)).not.toBe(first);
  });
});

describe('failing', () => {
  it('ERR-6 a failure is shown, a second try begins as loading', async () => {
    const { entry, give } = setUp();
    entry().watch(vi.fn());
    await give(0, new Error('no answer'));
    expect(entry().read()).toEqual({ data: undefined, failed: true });
    entry().reload();
    expect(entry().read()).toEqual({ data: undefined, failed: false });
    await give(1, 'rows');
    expect(entry().read()).toEqual({ data: 'rows', failed: false });
  });

  it('ERR-6 what was there stays when it cannot be fetched again, and the next watcher asks again', async () => {
    const { entry, asked, give } = setUp();
    entry().watch(vi.fn());
    await give(0, 'rows');
    entry().reload();
    await give(1, new Error('no answer'));
    expect(entry().read()).toEqual({ data: 'rows', failed: true });
    entry().watch(vi.fn());
    expect(asked).toHaveLength(3);
  });

  it('ERR-1 a load rejects with the failure', async () => {
    const { entry, give } = setUp();
    const loading = expect(entry().load()).rejects.toThrow('no answer');
    await give(0, new Error('no answer'));
    await loading;
  });
});

describe('invalidation', () => {
  it('PUSH-5 invalidation fetches watched queries again, others when they are requested', async () => {
    const { cache, entry, asked, give } = setUp();
    const stop = entry().watch(vi.fn());
    await give(0, 'rows');
    cache.invalidate('own');
    expect(asked).toHaveLength(1);
    cache.invalidate('matches');
    expect(asked).toHaveLength(2);
    await give(1, 'rows');
    stop();
    cache.invalidate('matches');
    expect(asked).toHaveLength(2);
    entry().watch(vi.fn());
    expect(asked).toHaveLength(3);
  });

  it('PUSH-5 an equal answer renders nothing again', async () => {
    const { cache, entry, give } = setUp();
    const listener = vi.fn();
    entry().watch(listener);
    await give(0, [{ id: 1 }]);
    const before = entry().read();
    cache.invalidate('matches');
    await give(1, [{ id: 1 }]);
    expect(entry().read()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('PUSH-5 an answer pending at an invalidation is requested again', async () => {
    const { cache, entry, asked, give } = setUp();
    entry().watch(vi.fn());
    cache.invalidate('matches');
    cache.invalidate('matches');
    expect(asked).toHaveLength(1);
    await give(0, 'older than the invalidation');
    expect(entry().read().data).toBe('older than the invalidation');
    expect(asked).toHaveLength(2);
    await give(1, 'new');
    expect(entry().read().data).toBe('new');
    expect(asked).toHaveLength(2);
  });
});

describe('forgetting', () => {
  it('USER-1 an answer for the player before is not taken any more', async () => {
    const { cache, query, asked, give } = setUp({ key: ['own', 0, 'history'] });
    cache.entry(query).watch(vi.fn());
    cache.remove('own');
    expect(asked[0]?.signal.aborted).toBe(true);
    await give(0, 'bets of the player before');
    expect(cache.entry(query).read().data).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('ERR-1 a reset fetches watched queries again', async () => {
    const { cache, entry, asked, give } = setUp();
    entry().watch(vi.fn());
    await give(0, 'rows');
    cache.reset();
    expect(entry().read()).toEqual({ data: undefined, failed: false });
    expect(asked).toHaveLength(2);
    await give(1, 'rows again');
    expect(entry().read().data).toBe('rows again');
  });

  it('EMBED-1 two caches know nothing of each other, and a cleared one is silent', async () => {
    const one = setUp();
    const two = setUp();
    const stop = one.entry().watch(vi.fn());
    two.entry().watch(vi.fn());
    await one.give(0, 'of one');
    expect(two.entry().read().data).toBeUndefined();
    one.entry().reload();
    stop();
    one.cache.clear();
    expect(one.asked[1]?.signal.aborted).toBe(true);
    expect(two.asked[0]?.signal.aborted).toBe(false);
  });
});

describe('pages', () => {
  it('BET-6 a next page comes behind the others, and nothing is put behind nothing', async () => {
    const { entry, give } = setUp();
    const next = vi.fn((known: unknown) => Promise.resolve([known, 'second']));
    entry().extend(next);
    expect(next).not.toHaveBeenCalled();
    entry().watch(vi.fn());
    entry().extend(next);
    expect(next).not.toHaveBeenCalled();
    await give(0, 'first');
    entry().extend(next);
    entry().extend(next);
    await settle();
    expect(entry().read().data).toEqual(['first', 'second']);
    expect(next).toHaveBeenCalledTimes(1);
  });
});
