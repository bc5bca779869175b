import { act, fireEvent } from '@testing-library/react';

import { setFavorite } from '../../state/favorites/favorite-actions';
import { refreshAccount } from '../../state/session/refresh-account';
import { placeBets } from '../../state/slip/place-bets';
import { setStake } from '../../state/slip/slip-actions';
import { PLACES, type FuzzedPage, type Spoil } from './fuzzed-page';
import type { SeededRandom } from './seeded-random';

/** Where rounds are played, the places with more calls of their own more often. */
const ROUNDS_AT = [...PLACES, '/match/detail?game_id=1', '/match/detail?game_id=1', '/bets', '/bets'] as const;
/** The shares of rounds that go to another place, ask behind what stands there, and make each of these calls too. */
const MOVES = 0.3;
const BEHIND = 0.5;
const BALANCES = 0.4;
const FAVORITES = 0.5;
const RECEIPTS = 0.7;
const PLACEMENTS = 0.12;

/** A failure leads away from the places: a player goes back to one, or on to another. */
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

/** Opens the receipt of the ticket that stands first, where one does. */
function openReceipt({ element }: FuzzedPage): void {
  const button = element.querySelector('main article footer > button');
  if (button !== null) fireEvent.click(button);
}

/** It is not waited for: where the answer is no answer, the app asks for the truth until it has it. */
function placeSingle({ app }: FuzzedPage): void {
  setStake(app, { kind: 'single', text: '20' });
  void placeBets(app, 'single');
}

/** Has everything of one place asked for at once: as for the first time, or behind what stands there. */
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
