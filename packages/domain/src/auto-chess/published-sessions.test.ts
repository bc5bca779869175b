import { casesOf } from '@clutchline/test-support/cases-of';
import { describe, expect, it } from 'vitest';

import { fastWords } from '../chance/testing/fast-words';
import { AUTO_CHESS_1 } from './price-list';
import { PUBLISHED_SESSIONS, SESSION_PERCENTS, SESSION_PLAY } from './published-sessions';
import { partAhead, partBelow, playSessions } from './testing/play-sessions';
import { mergeToTwo } from './testing/strategies';

/** Of sessions with other words than those that were published. */
const SESSIONS = casesOf(400, 1_500);
const FIRST_SEED = 1_000_000;
/** Of an error of 1 in 10,000, with that of the published figures. */
const ERRORS = 4;
const errorOf = (part: number): number => ERRORS * Math.sqrt((part * (1 - part)) / SESSIONS) + 0.01;

describe('sessions', () => {
  it.each(PUBLISHED_SESSIONS)('CHESS-1 V10 sessions of $refreshes refreshes end as published', (published) => {
    const { tier, slots } = SESSION_PLAY;
    const results = playSessions(mergeToTwo(AUTO_CHESS_1, tier, slots), {
      ...{ list: AUTO_CHESS_1, tier, slots, refreshes: published.refreshes, sessions: SESSIONS },
      blockOf: (session) => fastWords(FIRST_SEED + session),
    });
    const ahead = published.ahead / 1_000;
    expect(Math.abs(partAhead(results) - ahead)).toBeLessThan(errorOf(ahead));
    SESSION_PERCENTS.forEach((percent, index) => {
      const part = percent / 100;
      expect(Math.abs(partBelow(results, published.percentiles[index]!) - part)).toBeLessThan(errorOf(part));
    });
  });

  it('CHESS-1 more than half of the published sessions end with a loss', () => {
    for (const { ahead, percentiles } of PUBLISHED_SESSIONS) {
      expect(ahead).toBeLessThan(500);
      expect(percentiles[1]).toBeLessThan(0);
    }
  });
});
