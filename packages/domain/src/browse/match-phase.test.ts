import { MATCH_STATUS, PLAY_STATUS, type PlayStatus } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { marketPhase } from './market-phase';
import { CLOSING_MS, isOver, isUnderWay, matchPhase } from './match-phase';

it.each([
  [MATCH_STATUS.notStarted, false, false, 'not_started'],
  [MATCH_STATUS.live, true, false, 'live'],
  [MATCH_STATUS.paused, true, false, 'paused'],
  [MATCH_STATUS.ended, false, true, 'ended'],
  [MATCH_STATUS.cancelled, false, true, 'cancelled'],
])('GAMES-8 status %i: under way %s, over %s, labelled %s', (status, underWay, over, phase) => {
  expect([isUnderWay(status), isOver(status), matchPhase(status)]).toEqual([underWay, over, phase]);
});

describe('marketPhase', () => {
  const START = Date.UTC(2026, 0, 1, 12);
  const { open, suspended, closed, settled } = PLAY_STATUS;
  const phase = (status: 1 | 2 | 3 | 4 | 5, plays: readonly PlayStatus[], before = CLOSING_MS + 1) =>
    marketPhase({ status, startTime: START, now: START - before, plays });

  it('GAMES-8 one open play accepts bets', () => {
    expect(phase(MATCH_STATUS.notStarted, [closed, open, suspended])).toBe('open');
    expect(phase(MATCH_STATUS.live, [open], -CLOSING_MS)).toBe('open');
  });

  it('GAMES-8 the market closes from five minutes before the start until it is there', () => {
    expect(phase(MATCH_STATUS.notStarted, [open], CLOSING_MS)).toBe('closing');
    expect(phase(MATCH_STATUS.notStarted, [open], -1)).toBe('closing');
  });

  it('GAMES-8 without an open play it is suspended where one may open again, else closed', () => {
    expect(phase(MATCH_STATUS.live, [closed, suspended])).toBe('suspended');
    expect(phase(MATCH_STATUS.live, [closed, settled])).toBe('closed');
    expect(phase(MATCH_STATUS.notStarted, [])).toBe('closed');
  });

  it('GAMES-8 a match that is over takes no bets, whatever the state of its plays', () => {
    expect(phase(MATCH_STATUS.ended, [open])).toBe('closed');
    expect(phase(MATCH_STATUS.cancelled, [open])).toBe('closed');
  });
});
