// @vitest-environment jsdom
import { toLocalizedFields } from '@clutchline/contract';
import { buildLive, buildMatch, buildNames } from '@clutchline/domain/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp, ok } from '../../../testing/test-app';
import { startBrand } from '../../app/start-rest';
import { AppStateContext } from '../../state/app-context';
import { PageTitle } from './page-title';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  cleanup();
});

const category = {
  id: 2,
  logo: 'dota',
  sort: 1,
  tag_count: { live: 0, today: 0, early: 0, pool: 0, parlay: 0, champion: 0 },
  ...toLocalizedFields('game_name', buildNames('Dota 2')),
  events_count: { total: 0, events: [] },
};
const match = buildMatch({ game_id: 7 });
const server = {
  getGameTypeDict: () => ok([category]),
  getGameListByGameTypeId: () => ok({ rows: [] }),
  getPointsListSplit: () => ok({ match, live: buildLive(), plays: [], is_favorite: 0, maps: [] }),
};

function open(place: string, langId: 1 | 2 | 7 = 2) {
  const { app } = createTestApp({ place, server, lang: { query: langId, host: null } });
  stop = startBrand(app, { view: window, element: document.body, ownsPage: true });
  render(
    <AppStateContext value={app}>
      <InLanguage langId={langId}>
        <PageTitle />
      </InLanguage>
    </AppStateContext>,
  );
  return app;
}

it.each([
  ['/match/list', 2, 'Clutchline'],
  ['/match/list', 1, '决胜线'],
  ['/bets', 2, 'My bets – Clutchline'],
  ['/bets', 7, 'マイベット – Clutchline'],
  ['/champion', 2, 'Outrights – Clutchline'],
  ['/user', 2, 'Me – Clutchline'],
  ['/user/limits', 2, 'Limits and breaks – Clutchline'],
  ['/ip-limit', 2, 'Not available in your region – Clutchline'],
  ['/404', 2, 'Page unavailable – Clutchline'],
] as const)('U30 NAV-6 the title of %s in language %i is %s', (place, langId, title) => {
  open(place, langId);
  expect(document.title).toBe(title);
});

it('U30 a match is named by its teams, a list by its tab and game', async () => {
  open('/match/detail?game_id=7');
  await vi.waitFor(() => expect(document.title).toBe('Team 14 – Team 15 – Clutchline'));
  stop();
  cleanup();
  const app = open('/match/list');
  await act(() => {
    app.browse.setState({ gameTypeId: 2, handicap: 'live' });
    return Promise.resolve();
  });
  await vi.waitFor(() => expect(document.title).toBe('Live · Dota 2 – Clutchline'));
});
