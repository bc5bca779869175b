// @vitest-environment jsdom
import { toLocalizedFields } from '@clutchline/contract';
import { buildFinished, buildMatch, buildNames } from '@clutchline/domain/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { contentOf } from '../../../testing/content-of';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { TeamDetail } from './team-detail';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const TEAM = { team_id: 41, ...toLocalizedFields('team_name', buildNames('North Pier')) };
const past = (game_id: number, fields: object) =>
  buildFinished({ game_id, team_id_1: 41, team_id_2: 5, winner: 41, ...fields });
const PAST = [past(7, { score_1: 77, score_2: 66 }), past(8, { winner: 5 }), past(9, { winner: null })];
const NEXT = {
  ...buildMatch({ game_id: 10, team_id_1: 41 }),
  stage_id: null,
  original_start: null,
  is_time_confirmed: 1,
};

interface Place {
  readonly place?: string;
  readonly isHidden?: boolean;
  readonly team?: typeof TEAM | null;
}

function show({ place = '/teams/detail?team_id=41', isHidden = false, team = TEAM }: Place = {}) {
  const area = new FakeStorageArea();
  if (isHidden) area.put('spoilers', 'all');
  return renderInApp(<TeamDetail />, {
    area,
    place,
    server: {
      getGameTypeDict: () => ok([]),
      getTeam: () => ok(team === null ? { team, past: [], next: [] } : { team, past: PAST, next: [NEXT] }),
    },
  });
}

describe('the page of a team', () => {
  it('RESULT-1 SCHED-2 has form, next and last matches', async () => {
    const { container } = show();
    await screen.findByRole('heading', { level: 1, name: 'North Pier' });
    const form = [...container.querySelectorAll('[data-outcome]')].map((item) => item.getAttribute('data-outcome'));
    expect(form).toEqual(['won', 'lost', 'drawn']);
    expect(screen.getByRole('heading', { name: 'Upcoming matches' })).toBeDefined();
    expect(screen.getByText(/^Score 77 to 66/)).toBeDefined();
  });

  it('FOLLOW-1 follows the team on the device, and ends it', async () => {
    const view = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Following' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeDefined();
    expect(view.app.spoilers.getState().followed?.size).toBe(0);
  });

  it('CAL-1 CAL-3 copies the address of the calendar in the language of the player, and has one for calendar apps', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText('Address copied')).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^http.*\/calendar\/public\/team-41\.en-US\.ics$/));
    const app = screen.getByRole('link', { name: 'Open in calendar app' });
    expect(app.getAttribute('href')).toMatch(/^webcal:\/\/.*\/calendar\/public\/team-41\.en-US\.ics$/);
  });

  it('SPOIL-2 K14 hidden matches are not in the form, which says how many', async () => {
    const { container } = show({ isHidden: true });
    await screen.findByText('3 hidden results are not counted');
    expect(contentOf(container)).not.toMatch(/77|66|data-won|data-outcome/);
    fireEvent.click(screen.getByRole('button', { name: 'Show all results on this page' }));
    expect(contentOf(container)).toMatch(/Score 77 to 66/);
  });

  it('K13 a machine finds no barrier', async () => {
    const { container } = show();
    await screen.findByRole('heading', { level: 1 });
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it('ROUTE-2 bad-input 162 without a team the list of events replaces the page', async () => {
    const view = show({ place: '/teams/detail', team: null });
    await waitFor(() => expect(view.app.env.location.read().path).toBe('/events'));
  });

  it.each(['team_id=1e9', 'team_id=999999'])('bad-input 161: %s shows that there is no such team', async (search) => {
    show({ place: `/teams/detail?${search}`, team: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such team' })).toBeDefined();
  });
});
