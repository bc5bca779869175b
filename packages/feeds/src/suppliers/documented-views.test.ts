import { describe, expect, it } from 'vitest';

import { bo3ggView } from './bo3gg-view';
import { gridView } from './grid-view';
import { lolesportsView } from './lolesports-view';
import { openDotaView } from './opendota-view';
import { pandaScoreView } from './pandascore-view';
import type { ViewPlace } from './view-place';

/** Suppliers without recorded live payloads: made by their documented schemas. */
const AT = Date.parse('2026-01-01T12:00:00Z');
const PLACE: ViewPlace = { game_id: 7, round: 1, teamOf: (id) => (['10', '20'].includes(id) ? Number(id) : null) };

const teamFrame = (gold: number, fields: object = {}) => ({
  totalGold: gold,
  inhibitors: 0,
  towers: 1,
  barons: 0,
  totalKills: 4,
  dragons: [],
  participants: [],
  ...fields,
});
const metadata = (esportsTeamId: string, champions: readonly string[]) => ({
  esportsTeamId,
  participantMetadata: champions.map((championId, i) => ({ participantId: i + 1, championId, role: 'mid' })),
});
const WINDOW = {
  esportsGameId: '1',
  gameMetadata: {
    blueTeamMetadata: metadata('20', ['A', 'B', 'C', 'D', 'E']),
    redTeamMetadata: metadata('10', ['F', 'G', 'H', 'I', 'J']),
  },
  frames: [
    {
      rfc460Timestamp: '2026-01-01T12:10:10.000Z',
      gameState: 'in_game',
      blueTeam: teamFrame(11_000, { dragons: ['ocean', 'cloud'], barons: 1 }),
      redTeam: teamFrame(10_500, { dragons: ['elder'] }),
    },
    {
      rfc460Timestamp: '2026-01-01T12:10:00.000Z',
      gameState: 'in_game',
      blueTeam: teamFrame(10_000, { dragons: ['ocean'] }),
      redTeam: teamFrame(10_200),
    },
  ],
};

describe('documented payloads', () => {
  it('VIEW-3 a window of lolesports: last frame, lead and times from all frames in order, champions', () => {
    expect(lolesportsView(WINDOW, { ...PLACE, startedAt: AT })).toMatchObject({
      family: 'moba',
      at: AT + 610_000,
      clock_s: 610,
      sides: [
        { team_id: 20, role: 'blue' },
        { team_id: 10, role: 'red' },
      ],
      kills: [4, 4],
      gold: [11_000, 10_500],
      towers: [1, 1],
      inhibitors: [0, 0],
      lead: [
        [600, -200],
        [610, 500],
      ],
      objectives: [
        { kind: 'dragon', element: 'ocean', side: 1 },
        { kind: 'dragon', element: 'cloud', side: 1, at_s: 610 },
        { kind: 'baron', side: 1, at_s: 610 },
        { kind: 'elder', side: 2, at_s: 610 },
      ],
      draft: {
        picks: [
          ['A', 'B', 'C', 'D', 'E'],
          ['F', 'G', 'H', 'I', 'J'],
        ],
      },
    });
  });

  it('VIEW-2 VIEW-3 what a window does not state is absent: clock and lead without the begin, fields without values', () => {
    const view = lolesportsView(WINDOW, PLACE);
    expect([view !== null && 'clock_s' in view, view !== null && 'lead' in view]).toEqual([false, false]);
    const [frame] = WINDOW.frames;
    const bare = { totalKills: 1 };
    const little = {
      ...WINDOW,
      gameMetadata: { ...WINDOW.gameMetadata },
      frames: [{ ...frame, blueTeam: bare, redTeam: bare }],
    };
    const found = lolesportsView(little, PLACE) ?? {};
    expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['gold']));
    expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['towers']));
  });

  it('VIEW-3 a frame of PandaScore: League of Legends with counts, Counter-Strike with sides, players and bomb', () => {
    const blue = { id: 10, kills: 7, towers: 3, inhibitors: 0, gold: 30_000, drakes: 2, nashors: 0 };
    const red = { id: 20, kills: 5, towers: 1, inhibitors: 0, gold: 28_000, drakes: 0, nashors: 1 };
    expect(pandaScoreView({ blue, red, current_timestamp: 1_100, paused: false }, PLACE, AT)).toMatchObject({
      at: AT,
      clock_s: 1_100,
      kills: [7, 5],
      gold: [30_000, 28_000],
      objectives: [
        { kind: 'dragon', side: 1 },
        { kind: 'dragon', side: 1 },
        { kind: 'baron', side: 2 },
      ],
    });
    const players = (alive: number) => Array.from({ length: 5 }, (_, i) => ({ is_alive: i < alive, economy: 1_000 }));
    const frame = {
      counter_terrorists: { id: 20, round_score: 9, players: players(4) },
      terrorists: { id: 10, round_score: 6, players: players(2) },
      bomb_planted: true,
      current_timestamp: 40,
    };
    expect(pandaScoreView(frame, PLACE, AT)).toMatchObject({
      family: 'rounds',
      sides: [
        { team_id: 20, role: 'defence' },
        { team_id: 10, role: 'attack' },
      ],
      score: [9, 6],
      alive: [4, 2],
      money: [5_000, 5_000],
      bomb: 'planted',
    });
    expect(pandaScoreView(frame, PLACE, AT)).not.toHaveProperty('clock_s');
  });

  it('VIEW-3 a series state of GRID: structures of the loser, draft, clock; segments become rounds', () => {
    const teams = [
      { id: '10', side: 'radiant', kills: 12 },
      { id: '20', side: 'dire', kills: 9 },
    ];
    const structure = (teamId: string, type: string, destroyed: boolean) => ({ id: type, teamId, type, destroyed });
    const game = {
      sequenceNumber: 1,
      started: true,
      paused: true,
      clock: { currentSeconds: 900 },
      teams,
      structures: [structure('20', 'tower', true), structure('10', 'tower', false), structure('20', 'barracks', true)],
      draftActions: [
        { type: 'ban', drafter: { id: '20' }, draftable: { name: 'X' } },
        { type: 'pick', drafter: { id: '10' }, draftable: { name: 'Y' } },
      ],
    };
    const series = { updatedAt: '2026-01-01T12:00:00Z', games: [game] };
    expect(gridView(series, PLACE)).toMatchObject({
      clock_s: 900,
      is_paused: 1,
      kills: [12, 9],
      towers: [1, 0],
      inhibitors: [1, 0],
      draft: { bans: [[], ['X']], picks: [['Y'], []] },
    });
    const segment = (n: number, id: string) => ({
      type: 'round',
      sequenceNumber: n,
      finished: true,
      teams: [{ id, won: true }],
    });
    const rounds = {
      ...game,
      teams: [
        { id: '10', score: 1 },
        { id: '20', score: 1 },
      ],
      segments: [segment(2, '20'), segment(1, '10')],
    };
    expect(gridView({ ...series, games: [rounds] }, PLACE)).toMatchObject({
      family: 'rounds',
      score: [1, 1],
      history: [
        { n: 1, side: 1 },
        { n: 2, side: 2 },
      ],
    });
    expect(gridView(series, { ...PLACE, round: 2 })).toBeNull();
  });

  it('bad-input 189 payloads that are none give no view and do not throw', () => {
    const bad = [
      null,
      undefined,
      7,
      'x',
      [],
      {},
      { frames: [null] },
      { games: [{ sequenceNumber: 1, started: true }] },
    ];
    const mappers = [
      (payload: unknown) => lolesportsView(payload, PLACE),
      (payload: unknown) => openDotaView(payload, PLACE),
      (payload: unknown) => pandaScoreView(payload, PLACE, AT),
      (payload: unknown) => bo3ggView(payload, PLACE),
      (payload: unknown) => gridView(payload, PLACE),
    ];
    expect(mappers.flatMap((mapper) => bad.map(mapper)).filter((view) => view !== null)).toEqual([]);
    expect(lolesportsView(WINDOW, { ...PLACE, teamOf: () => null })).toBeNull();
  });
});
