// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { MatchStatus } from '@clutchline/contract';
import { brandTokens, type MarketPhase } from '@clutchline/domain';
import { buildLive, buildMatch } from '@clutchline/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { contrast } from '../../../testing/contrast';
import { stubView } from '../../../testing/fake-view';
import { renderInApp } from '../../../testing/in-app';
import { InLanguage } from '../../../testing/in-language';
import { crestArt } from '../../ui/art/crest-art';
import { PhaseLabels, Scoreboard } from './scoreboard';

const door = vi.hoisted(() => ({ market: vi.fn<() => MarketPhase>() }));
vi.mock('../../state', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useMarketPhase: door.market,
}));

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

describe('the scoreboard', () => {
  let view: ReturnType<typeof stubView>;
  const draw = (live: Partial<Parameters<typeof buildLive>[0]> = {}) => {
    view = stubView();
    door.market.mockReturnValue('open');
    const detail = { match: buildMatch(), live: buildLive(live), plays: [], is_favorite: 0 as const, maps: [] };
    return renderInApp(<Scoreboard detail={detail} />);
  };
  const open = (live: Parameters<typeof draw>[0] = {}) => draw(live).container;
  afterEach(() => vi.unstubAllGlobals());

  it('DETAIL-8 scrolled out it is replaced by a bar with teams, score and map, for sighted players only', () => {
    const board = open({ status: 2, round: 2, score_1: 1, score_2: 0, clock_s: 1_634 });
    const bar = board.querySelector<HTMLElement>('[data-shown]');
    expect(bar?.dataset['shown']).toBe('false');
    act(() => view.show(false));
    expect(bar?.dataset['shown']).toBe('true');
    const { team_name_1_en, team_name_2_en } = buildMatch();
    expect(bar?.textContent).toBe(`${team_name_1_en}1 : 0Map 2 · 27:14${team_name_2_en}`);
    expect(bar?.getAttribute('aria-hidden')).toBe('true');
    expect(bar?.querySelector('button, a')).toBeNull();
    act(() => view.show(true));
    expect(bar?.dataset['shown']).toBe('false');
  });

  it('DETAIL-8 the bar has the start of a match to come, and that one is over', () => {
    expect(open({ status: 1 }).querySelector('[data-shown]')?.textContent).toMatch(/\d+:\d\d/);
    cleanup();
    expect(open({ status: 4, score_1: 2, score_2: 1 }).querySelector('[data-shown]')?.textContent).toContain(
      '2 : 1Ended',
    );
  });

  it('FOLLOW-1 ROUTE-2 leads to both teams and the event, and follows a team', async () => {
    const { app } = draw();
    const { team_id_1, event_id } = buildMatch();
    const place = () => {
      const { path, search } = app.env.location.read();
      return `${path}?${search}`;
    };
    fireEvent.click(screen.getByRole('link', { name: 'Team 2' }));
    expect(place()).toBe(`/teams/detail?team_id=${team_id_1}`);
    fireEvent.click(screen.getByRole('link', { name: 'Test Cup' }));
    expect(place()).toBe(`/events/detail?event_id=${event_id}`);
    // The button loads with its first use.
    fireEvent.click(await screen.findByRole('button', { name: 'Follow Team 2' }, { timeout: 20_000 }));
    await screen.findByRole('button', { name: 'Following Team 2' });
    expect([...(app.spoilers.getState().followed ?? [])]).toEqual([team_id_1]);
  });

  it('DETAIL-8 has the colours of both crests', () => {
    const { team_id_1, team_id_2 } = buildMatch();
    const style = open({}).querySelector('header')?.style;
    expect(style?.getPropertyValue('--team-1')).toBe(crestArt(team_id_1).field);
    expect(style?.getPropertyValue('--team-2')).toBe(crestArt(team_id_2, team_id_1).field);
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });
});

describe('the ground of the scoreboard', () => {
  const css = readFileSync(join(import.meta.dirname, 'scoreboard.module.css'), 'utf8');
  const tint = Number(/--tint: (\d+)%/.exec(css)?.[1]) / 100;
  const mixed = (upper: string, lower: string): string =>
    [1, 3, 5].reduce((hex, at) => {
      const [a, b] = [upper, lower].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      const channel = Math.round(tint * (a ?? 0) + (1 - tint) * (b ?? 0));
      return hex + channel.toString(16).padStart(2, '0');
    }, '#');
  const fields = [...new Set(Array.from({ length: 500 }, (_, id) => crestArt(id + 1).field))];
  const looks = Array.from({ length: 60 }, (_, index) => {
    const colour = (factor: number) => `#${((index * factor) % 0xffffff).toString(16).padStart(6, '0')}`;
    return { accent: colour(7_919_111), ground: colour(3_571_117) };
  });

  it('DETAIL-8 leaves the names of teams a contrast of 4.5 : 1 over each crest, in every theme of any brand', () => {
    expect(fields.length).toBeGreaterThanOrEqual(13);
    for (const look of looks)
      for (const [theme, tokens] of Object.entries(brandTokens(look)))
        for (const surface of ['surface-1', 'surface-3'])
          for (const field of fields)
            expect(
              contrast(tokens['text'] ?? '', mixed(field, tokens[surface] ?? '')),
              `${theme} ${field} on ${JSON.stringify(look)}`,
            ).toBeGreaterThanOrEqual(4.5);
  });
});
