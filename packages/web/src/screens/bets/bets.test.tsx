// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { Bets } from './bets';

const door = vi.hoisted(() => ({ signedIn: false }));
vi.mock('../../state', () => ({ useSession: () => door, useCardsOfPeriod: () => null }));
vi.mock('./bet-list', () => ({ BetList: () => null }));
vi.mock('./export-button', () => ({ ExportButton: () => null }));

afterEach(cleanup);

it.each([
  [true, 5],
  [false, 0],
])('BET-6 filters are there only for a player with bets to filter: signed in %s', (signedIn, tabs) => {
  door.signedIn = signedIn;
  render(
    <InLanguage>
      <Bets />
    </InLanguage>,
  );
  expect(screen.queryAllByRole('tab')).toHaveLength(tabs);
  expect(screen.queryAllByRole('combobox')).toHaveLength(signedIn ? 1 : 0);
});
