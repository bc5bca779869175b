// @vitest-environment jsdom
import type { MatchStatus } from '@clutchline/contract';
import type { MarketPhase } from '@clutchline/domain';
import { buildLive, buildMatch } from '@clutchline/domain/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { PhaseLabels } from './scoreboard';

const door = vi.hoisted(() => ({ market: vi.fn<() => MarketPhase>() }));
vi.mock('../../state', () => ({ useMarketPhase: door.market }));

function show(status: MatchStatus, market: MarketPhase, langId: 2 | 7 = 2): string | null {
  door.market.mockReturnValue(market);
  const live = buildLive({ status });
  const { container } = render(
    <InLanguage langId={langId}>
      <PhaseLabels detail={{ match: buildMatch(), live, plays: [], is_favorite: 0, maps: [] }} live={live} />
    </InLanguage>,
  );
  return container.textContent;
}

afterEach(cleanup);

it.each([
  [1, 'open', 'Not startedAccepting bets'],
  [1, 'closing', 'Not startedMarket closing'],
  [2, 'suspended', 'LiveSuspended'],
  [3, 'closed', 'PausedMarket closed'],
  [4, 'closed', 'EndedMarket closed'],
  [5, 'closed', 'CancelledMarket closed'],
] as const)('GAMES-8 status %i with a market that is %s reads %s', (status, market, text) => {
  expect(show(status, market)).toBe(text);
});

it('GAMES-8 reads so in the language of the player', () => {
  expect(show(1, 'open', 7)).toBe('開始前ベット受付中');
});
