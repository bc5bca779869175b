import { act, fireEvent } from '@testing-library/react';

import { setFavorite } from '../src/state/favorites/favorite-actions';
import { refreshAccount } from '../src/state/session/refresh-account';
import { placeBets } from '../src/state/placement/place-bets';
import { setStake } from '../src/state/slip/slip-actions';
import { PLACES, type FuzzedPage, type Spoil } from './fuzzed-page';
import type { SeededRandom } from './seeded-random';

/** Places with more calls are more frequent. */
const ROUNDS_AT = [...PLACES, '/match/detail?game_id=1', '/match/detail?game_id=1', '/bets', '/bets'] as const;
/** Shares of rounds that move, refresh, and make each call. */
const MOVES = 0.3;
const BEHIND = 0.5;
const BALANCES = 0.4;
const FAVORITES = 0.5;
const RECEIPTS = 0.7;
const PLACEMENTS = 0.12;

/** Failures leave these places. */
async function comeToPlace(page: FuzzedPage, random: SeededRandom, isBehind: boolean): Promise<void> {
  const { path } = page.app.env.location.read();
  const isThere = PLACES.some((place) => place.startsWith(path));
  if (!isThere || !isBehind) {
    await act(() => {
      page.app.queries.reset();
      return Promise.resolve();
    });
  }
  if (!isThere || random.chance(MOVES)) await page.go(random.pick(ROUNDS_AT));
  if (isBehind) await page.settle(2);
}

function openReceipt({ element }: FuzzedPage): void {
  const button = element.querySelector('main article footer > button');
  if (button !== null) fireEvent.click(button);
}

/** Not awaited: without a valid answer the app keeps asking. */
function placeSingle({ app }: FuzzedPage): void {
  setStake(app, { kind: 'single', text: '20' });
  void placeBets(app, 'single');
}

export async function askForAll(page: FuzzedPage, spoil: Spoil, random: SeededRandom): Promise<void> {
  const isBehind = random.chance(BEHIND);
  page.spoil(isBehind ? null : spoil);
  await comeToPlace(page, random, isBehind);
  page.spoil(spoil);
  await act(() => {
    if (random.chance(RECEIPTS)) openReceipt(page);
    if (isBehind) for (const scope of ['matches', 'fixed', 'own'] as const) page.app.queries.invalidate(scope);
    if (random.chance(BALANCES)) void refreshAccount(page.app);
    if (random.chance(FAVORITES)) void setFavorite(page.app, 1, random.chance(0.5));
    if (random.chance(PLACEMENTS)) placeSingle(page);
    return Promise.resolve();
  });
}
