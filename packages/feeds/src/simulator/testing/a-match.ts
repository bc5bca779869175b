import type { MatchScript } from '../../script/match-script';
import { drawMatch, type Fixture } from '../draw-match';
import { GAME_SETUPS } from '../game-setup';
import { STAGE } from '../stage-names';
import { rosterOf } from '../team-list';

export const START = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

export function aFixture(gameTypeId: number, overrides: Partial<Fixture> = {}): Fixture {
  const setup = GAME_SETUPS.find((one) => one.gameTypeId === gameTypeId);
  if (setup === undefined) throw new Error(`no game type ${gameTypeId}`);
  const gameId = overrides.gameId ?? 7;
  const roster = rosterOf(gameTypeId, gameId % 2);
  const first = gameId % 6;
  const second = (first + 1 + (Math.floor(gameId / 6) % 5)) % 6;
  return {
    seed: 'test',
    gameId,
    setup,
    eventId: gameTypeId * 10 + 1,
    teams: [roster[first]!, roster[second]!],
    stageNames: STAGE.playoffs,
    startTime: START,
    publishedAt: START - 72 * HOUR,
    bestOf: 3,
    voidReason: null,
    hasPool: false,
    ...overrides,
  };
}

export function aMatch(gameTypeId: number, overrides: Partial<Fixture> = {}): MatchScript {
  return drawMatch(aFixture(gameTypeId, overrides));
}
