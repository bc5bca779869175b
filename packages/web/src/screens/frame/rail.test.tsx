// @vitest-environment jsdom
import { toLocalizedFields } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { createTestApp, ok } from '../../../testing/test-app';
import { AppStateContext } from '../../state/app-context';
import { RailChips } from './rail';

afterEach(cleanup);

const game = (id: number, logo: string, name: string) => ({
  id,
  logo,
  sort: id,
  tag_count: { live: 0, today: 0, early: 0, pool: 0, parlay: 0, champion: 0 },
  ...toLocalizedFields('game_name', { ...buildNames(name), cn: '英雄联盟' }),
  events_count: { total: 0, events: [] },
});

async function chips(langId: 1 | 2): Promise<readonly (readonly [string | null, string | null])[]> {
  const games = [game(0, 'all', 'All games'), game(1, 'lol', 'League of Legends'), game(2, 'dota2', 'Dota 2')];
  const { app } = createTestApp({ server: { getGameTypeDict: () => ok(games) } });
  render(
    <AppStateContext value={app}>
      <InLanguage langId={langId}>
        <RailChips />
      </InLanguage>
    </AppStateContext>,
  );
  const [, ...found] = await screen.findAllByRole('button');
  return found.map((chip) => [chip.textContent, chip.getAttribute('aria-label')] as const);
}

it('NAV-8 chips have the short names of the games, and their names contain them and the whole ones', async () => {
  expect(await chips(2)).toEqual([
    ['All', 'All games'],
    ['LoL', 'LoL, League of Legends'],
    ['Dota 2', 'Dota 2'],
  ]);
  cleanup();
  expect((await chips(1))[1]).toEqual(['英雄联盟', '英雄联盟']);
});
