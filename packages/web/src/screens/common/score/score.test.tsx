// @vitest-environment jsdom
import { buildBet, buildBetLeg, buildLive, buildMatch, buildMatchRow, buildPlay } from '@clutchline/domain/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { contentOf } from '../../../../testing/content-of';
import { FakeStorageArea } from '../../../../testing/fake-storage-area';
import { stubView } from '../../../../testing/fake-view';
import { renderWithoutAct } from '../../../../testing/in-app';
import { ok, TOKEN } from '../../../../testing/test-app';
import { BetList } from '../../bets/bet-list';
import { MatchDetail } from '../../match-detail/match-detail';
import { MatchRow } from '../../match-list/match-row';

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const match = buildMatch({ game_id: 7 });
const live = buildLive({
  status: 2,
  round: 3,
  score_1: 77,
  score_2: 66,
  round_score_1: 767,
  round_score_2: 676,
  clock_s: 61,
});
const play = buildPlay();
const settled = {
  revision: 1,
  prize_status: 1,
  settle_time: 5,
  settlement_amount: '776.60',
  profit: '766.70',
} as const;
const bets = [
  buildBet({ order_no: '01JDEM0123456789ABCDEF0001', legs: [buildBetLeg({ match })] }),
  buildBet({
    order_no: '01JDEM0123456789ABCDEF0002',
    legs: [buildBetLeg({ match, outcome: 'won', result: '77:66' })],
    ...settled,
  }),
];
const TOTALS = { currency_id: 1, bets: 2, staked: '100.00', open: '50.00', returned: '776.60', profit: '766.70' };

const PLACES: readonly (readonly [name: string, part: ReactNode])[] = [
  [
    'the list',
    <ul key="list">{<MatchRow row={buildMatchRow({ match, live, plays: [play] })} columns={3} event="" />}</ul>,
  ],
  ['the match', <MatchDetail key="match" />],
  ['the tickets', <BetList key="bets" filter={{ days: 7, state: 'all', kind: 'all' }} withTotals />],
];

function show(part: ReactNode, isHidden: boolean) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  stubView();
  const area = new FakeStorageArea();
  if (isHidden) area.put('spoilers', 'all');
  const view = renderWithoutAct(part, {
    area,
    token: TOKEN,
    place: '/match/detail?game_id=7',
    prepare: ({ app }) => app.odds.seed({ match, live, plays: [play] }, 0),
    server: {
      getPointsListSplit: () =>
        ok({
          match,
          live,
          plays: [play],
          is_favorite: 0,
          maps: [{ round: 1, winner: match.team_id_1, score_1: 77, score_2: 66 }],
        }),
      getUserHistory: () => ok({ items: bets, total: 2, totals: [TOTALS] }),
      getGameTypeDict: () => ok([]),
    },
  });
  unmount = view.unmount;
  return view;
}

const REVEALING = /77|66|1:01|Map 3|Won|won by|766|776/;

describe('scores in every place', () => {
  it.each(PLACES)('SPOIL-1 without spoiler-free mode %s shows them', async (_, part) => {
    const { container } = show(part, false);
    await screen.findAllByText(/Team 14/);
    expect(contentOf(container)).toMatch(REVEALING);
  });

  it.each(PLACES)(
    'SPOIL-2 SPOIL-3 SPOIL-4 K14 in spoiler-free mode %s has nothing of them before, all after reveal',
    async (name, part) => {
      const { container } = show(part, true);
      const buttons = await screen.findAllByRole('button', { name: /^Show/ });
      expect(contentOf(container)).not.toMatch(REVEALING);
      if (name !== 'the tickets') expect(contentOf(container)).not.toContain(play.points[0]?.odd ?? 'none');
      fireEvent.click(buttons[0] ?? document.body);
      await waitFor(() => expect(contentOf(container)).toMatch(REVEALING));
      expect(screen.queryByRole('button', { name: /^Show (result|odds|outcome)/ })).toBeNull();
    },
  );
});
