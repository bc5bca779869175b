import { expect, it, vi } from 'vitest';

import { FirstViews } from './first-views';

const LOOK = { langId: 2, theme: 'arena', timeZone: 'UTC' } as const;
const SOURCE = {
  now: () => 1,
  isKnown: () => Promise.resolve(true),
  cursor: () => null,
  ask: () => Promise.resolve('{}'),
};

it('P13 requests for many matches leave the list its views', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const render = vi.fn(({ address }: { readonly address: string }) => Promise.resolve({ markup: address, data: '' }));
  const views = new FirstViews({ renderer: { render }, brand: null, log, clock: () => 0 });
  const get = (address: string) => views.get({ ...LOOK, address }, SOURCE);
  const matches = Array.from({ length: 500 }, (_, id) => get(`/match/detail?game_id=${id + 1}`));
  expect((await Promise.all(matches)).filter((page) => page !== null)).toHaveLength(12);
  expect(await get('/match/list')).toMatchObject({ markup: '/match/list' });
  expect(render).toHaveBeenCalledTimes(13);
  views.close();
});
