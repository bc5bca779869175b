import type { MobaView, RoundsView } from '@clutchline/contract';

/** Map 1 of match 7 of the teams 14 and 15, at 10:00. */
export function buildMobaView(fields: Partial<MobaView> = {}): MobaView {
  return {
    family: 'moba',
    game_id: 7,
    round: 1,
    at: Date.UTC(2026, 0, 1, 12, 10),
    clock_s: 600,
    is_paused: 0,
    source: 'test',
    simulated: [],
    sides: [{ team_id: 14 }, { team_id: 15 }],
    kills: [5, 3],
    ...fields,
  };
}

/** As `buildMobaView`, of a game of rounds. */
export function buildRoundsView(fields: Partial<RoundsView> = {}): RoundsView {
  return {
    family: 'rounds',
    game_id: 7,
    round: 1,
    at: Date.UTC(2026, 0, 1, 12, 10),
    is_paused: 0,
    source: 'test',
    simulated: [],
    sides: [
      { team_id: 14, role: 'attack' },
      { team_id: 15, role: 'defence' },
    ],
    score: [2, 1],
    ...fields,
  };
}
