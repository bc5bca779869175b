import type { CallName } from '@clutchline/contract';
import { act, fireEvent } from '@testing-library/react';

import { setFavorite } from '../../state/favorites/favorite-actions';
import type { QueryScope } from '../../state/queries/query';
import { refreshAccount } from '../../state/session/refresh-account';
import { placeBets } from '../../state/slip/place-bets';
import { setStake } from '../../state/slip/slip-actions';
import { PLACES, type FuzzedPage } from './fuzzed-page';
import type { SeededRandom } from './seeded-random';

type Place = (typeof PLACES)[number];
type Asking = (page: FuzzedPage, random: SeededRandom) => Promise<unknown>;

/** Goes to one of the places and has its data asked for: as for the first time, or behind what stands there. */
const fetching =
  (scope: QueryScope, ...places: readonly [Place, ...Place[]]): Asking =>
  async (page, random) => {
    const { path } = page.app.env.location.read();
    const isHere = places.some((place) => place.startsWith(path));
    if (!isHere || random.chance(0.1)) await page.go(random.pick(places));
    await act(() => {
      if (random.chance(0.25)) page.app.queries.reset();
      else page.app.queries.invalidate(scope);
      return Promise.resolve();
    });
  };

/** Opens the receipt of the ticket that stands first, or has the open one asked for again. */
const openReceipt: Asking = async (page) => {
  await page.go('/bets');
  await page.settle(2);
  const open = page.element.querySelector('main article footer > button');
  await act(() => {
    if (open !== null) fireEvent.click(open);
    page.app.queries.invalidate('own');
    return Promise.resolve();
  });
};

/** It is not waited for: where the answer is no answer, the app asks for the truth until it has it. */
const placeSingle: Asking = (page) =>
  act(() => {
    setStake(page.app, { kind: 'single', text: '20' });
    void placeBets(page.app, 'single');
    return Promise.resolve();
  });

/** What leads the app to make each call that is spoilt. */
export const ASK_FOR = {
  getGameListByGameTypeId: fetching('matches', '/match/list'),
  getGameTypeDict: fetching('matches', '/match/list', '/match/detail?game_id=1', '/bets'),
  getGameTopDictSplit: fetching('fixed', '/match/list'),
  getPointsListSplit: fetching('matches', '/match/detail?game_id=1'),
  getUserHistory: fetching('own', '/bets'),
  getCurrency: fetching('fixed', ...PLACES),
  getOrdinaryLimitInfo: fetching('own', ...PLACES),
  balance: (page) => act(() => refreshAccount(page.app)),
  addFavorite: (page, random) => act(() => setFavorite(page.app, 1, random.chance(0.5))),
  getBetReceipt: openReceipt,
  playMore: placeSingle,
} as const satisfies Partial<Record<CallName, Asking>>;
