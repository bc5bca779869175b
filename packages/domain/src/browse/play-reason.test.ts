import { describe, expect, it } from 'vitest';

import { buildLive, buildPlay } from '../testing/index';
import { playReason, stateForReason, type PlayStanding } from './play-reason';

const reason = (play: Partial<PlayStanding['play']>, live: Partial<PlayStanding['live']> = {}, isGameStopped = false) =>
  playReason({ play: buildPlay(play), live: buildLive({ status: 1, ...live }), isGameStopped });

describe('playReason', () => {
  it('GAMES-8 has no reason for an open play', () => {
    expect(reason({})).toBeNull();
    expect(reason({}, { status: 2, round: 1 })).toBeNull();
  });

  it.each([
    ['a doubted price', { status: 2, is_checked: 1 }, { status: 2 }, 'checked'],
    ['something that happens in the match', { status: 2 }, { status: 2 }, 'live_moment'],
    ['a price that is being set', { status: 2 }, { status: 1 }, 'updating'],
    ['a paused match, even where the play is open', { status: 1 }, { status: 3 }, 'match_paused'],
  ] as const)('GAMES-8 %s suspends', (_name, play, live, expected) => {
    expect(reason(play, live)).toBe(expected);
  });

  it.each([
    ['a cancelled match', { status: 3 }, { status: 5 }, 'match_cancelled'],
    ['a withdrawn play', { status: 5 }, { status: 2 }, 'withdrawn'],
    ['a settled play', { status: 4 }, { status: 4 }, 'settled'],
    ['the end of the match', { status: 1 }, { status: 4 }, 'match_over'],
    ['a pool that no longer takes stakes', { status: 3, category_id: 1 }, { status: 2 }, 'pool_closed'],
    ['a map that was played', { status: 3, round: 1, category_id: 3 }, { status: 2, round: 2 }, 'map_over'],
    ['a match that began', { status: 3, category_id: 2 }, { status: 2, round: 1 }, 'started'],
    ['nothing more than the feed', { status: 3, category_id: 3 }, { status: 2, round: 1 }, 'closed'],
  ] as const)('GAMES-8 %s closes', (_name, play, live, expected) => {
    expect(reason(play, live)).toBe(expected);
  });

  it('PUSH-4 returns that a whole game category is stopped', () => {
    expect(reason({}, {}, true)).toBe('game_stopped');
    expect(reason({ status: 4 }, {}, true)).toBe('settled');
  });

  it('GAMES-8 distinguishes what may open again from what is closed', () => {
    expect(stateForReason(null)).toBe('open');
    expect(stateForReason('no_combo')).toBe('open');
    expect(stateForReason('checked')).toBe('suspended');
    expect(stateForReason('match_paused')).toBe('suspended');
    expect(stateForReason('pool_closed')).toBe('closed');
  });

  it('SLIP-6 returns that an open play is for singles alone, after every other reason', () => {
    expect(reason({ no_parlay: 1 })).toBe('no_combo');
    expect(reason({ no_parlay: 1, status: 2 })).toBe('updating');
  });
});
