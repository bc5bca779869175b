import { setTimeout as sleep } from 'node:timers/promises';

import type { FirstScreen, FirstViewRequest } from '@clutchline/contract';
import { expect, it, vi } from 'vitest';

import { type FirstPage, ViewPool } from './view-pool';

const LOOK: FirstScreen = { langId: 2, theme: 'arena', timeZone: 'UTC', address: '/match/list' };
const isKnown = ({ address }: FirstScreen) => Promise.resolve(!address.endsWith('unknown'));
const SOURCE = { now: () => 1, isKnown, cursor: () => null, ask: () => Promise.resolve('{}') };
const RENDERS = { burst: 24, perSecond: 16 };
const pageOf = ({ timeZone }: FirstScreen): FirstPage => ({ markup: timeZone, data: '' });

function open(
  render: (request: FirstViewRequest) => Promise<FirstPage | null> = (request) => Promise.resolve(pageOf(request)),
) {
  let now = 0;
  const warn = vi.fn();
  const log = { info: warn, warn, error: warn };
  const rendered = vi.fn(render);
  const views = new ViewPool({ renderer: { render: rendered }, renders: RENDERS, brand: null, log, clock: () => now });
  return {
    ...{ views, rendered, warn },
    get: (look = LOOK) => views.get(look, SOURCE),
    pass: (ms: number) => void (now += ms),
  };
}

it('P13 a thousand requests at once share one rendering, and further ones that of the same second', async () => {
  const { get, rendered, pass } = open();
  const pages = await Promise.all(Array.from({ length: 1_000 }, () => get()));
  expect(new Set(pages).size).toBe(1);
  await get();
  expect(rendered).toHaveBeenCalledTimes(1);
  pass(1_000);
  await get();
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('P13 each look has its own view', async () => {
  const { get, rendered } = open();
  await get();
  expect(await get({ ...LOOK, timeZone: 'Asia/Tokyo' })).toEqual({ markup: 'Asia/Tokyo', data: '' });
  await get({ ...LOOK, theme: 'light' });
  await get({ ...LOOK, langId: 7 });
  expect(rendered).toHaveBeenCalledTimes(4);
});

it('P13 each address has its own view, and an unknown one has none and is not rendered again by itself', async () => {
  vi.useFakeTimers();
  const { get, rendered, pass } = open((request) => Promise.resolve({ markup: request.address, data: '' }));
  expect(await get({ ...LOOK, address: '/match/detail?game_id=7' })).toMatchObject({
    markup: '/match/detail?game_id=7',
  });
  expect(await get({ ...LOOK, address: '/match/detail?unknown' })).toBeNull();
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(rendered.mock.calls[0]?.[0].address).toBe('/match/detail?game_id=7');
  pass(8_000);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(rendered).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('P13 a rendering of more than 50 ms is not waited for, but serves the next requests', async () => {
  const { get } = open(async (request) => {
    await sleep(150);
    return pageOf(request);
  });
  expect(await get()).toBeNull();
  await sleep(200);
  expect(await get()).toEqual({ markup: 'UTC', data: '' });
});

it('P13 while a rendering is late, the last view is served for ten seconds', async () => {
  let isSlow = false;
  const { get, pass } = open((request) => (isSlow ? new Promise(() => undefined) : Promise.resolve(pageOf(request))));
  const first = await get();
  isSlow = true;
  pass(2_000);
  expect(await get()).toBe(first);
  pass(8_000);
  expect(await get()).toBeNull();
});

it('P13 a look is rendered again if it was requested within the last hour', async () => {
  vi.useFakeTimers();
  const { views, get, rendered, pass } = open();
  const wait = async (ms: number) => {
    pass(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  await get();
  for (let times = 0; times < 10; times += 1) await wait(8_000);
  expect(rendered).toHaveBeenCalledTimes(11);
  pass(3_600_000);
  await wait(8_000);
  await wait(8_000);
  expect(rendered).toHaveBeenCalledTimes(11);
  await get();
  views.close();
  await wait(8_000);
  expect(rendered).toHaveBeenCalledTimes(12);
  vi.useRealTimers();
});

it('P13 a failure is no view, is logged, and is not repeated within its second', async () => {
  const { get, rendered, warn } = open(() => Promise.reject(new Error('broken')));
  expect(await get()).toBeNull();
  expect(await get()).toBeNull();
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith({ cause: 'Error: broken' }, expect.any(String));
});

it('P13 invented time zones fill neither the memory nor the processor', async () => {
  const { views, get, rendered, pass } = open();
  for (let second = 0; second < 20; second += 1) {
    for (let zone = 0; zone < 50; zone += 1) await get({ ...LOOK, timeZone: `Zone/${second}-${zone}` });
    pass(1_000);
  }
  expect(views.size).toBe(64);
  expect(rendered.mock.calls.length).toBeLessThanOrEqual(24 + 20 * 16);
});

it('P13 beyond the rate an old view is not served for ever', async () => {
  const { get, pass } = open();
  await get();
  pass(10_000);
  for (let zone = 0; zone < 30; zone += 1) await get({ ...LOOK, timeZone: `Zone/${zone}` });
  expect(await get()).toBeNull();
});
