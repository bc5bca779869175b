import type { FeedEvent } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { createFeedReader } from './feed-reader';
import { createSimulatorFeed } from './simulator/create-simulator-feed';

const AT = Date.UTC(2026, 10, 21, 12);
const snapshot = createSimulatorFeed({ seed: 'reader' }).snapshot(AT);
const first = <Type extends FeedEvent['type']>(type: Type) =>
  snapshot.find((event): event is Extract<FeedEvent, { type: Type }> => event.type === type)!;
const reading =
  (...events: readonly FeedEvent[]) =>
  (): void =>
    createFeedReader().read(events);

describe('feed reader', () => {
  const match = first('match');
  const play = first('play');
  const names = snapshot.filter(({ type }) => type === 'game-type' || type === 'event' || type === 'team');
  const price = { point_id: play.points[0]!.point_id, odd: 1_234 };
  const prices: FeedEvent = { type: 'prices', game_id: play.game_id, prices: [price] };
  const state = (to: 'open' | 'closed'): FeedEvent => ({
    type: 'play-state',
    play_id: play.play_id,
    game_id: play.game_id,
    state: to,
  });

  it('has the state after the events', () => {
    const reader = createFeedReader();
    reader.read([...names, match, play, prices, state('closed')]);
    const read = reader.matches.get(match.game_id)?.plays.get(play.play_id);
    expect(read?.state).toBe('closed');
    expect(read?.points[0]?.odd).toBe(1_234);
  });

  it('refuses what comes before what it needs', () => {
    expect(reading(match)).toThrow('before');
    expect(reading(...names, play)).toThrow('before its match');
    expect(reading(...names, match, prices)).toThrow('before the plays');
    expect(reading(...names, match, state('closed'))).toThrow('before the play');
  });

  it('refuses a price or a state of a closed play', () => {
    expect(reading(...names, match, play, state('closed'), prices)).toThrow('closed play');
    expect(reading(...names, match, play, state('closed'), state('open'))).toThrow('closed already');
  });

  it('refuses a result while a play is open', () => {
    const facts = { winner: null, score_1: 1, score_2: 1 };
    const result: FeedEvent = { type: 'match-result', game_id: match.game_id, facts, source: 'test' };
    expect(reading(...names, match, play, result)).toThrow('the close of its plays');
  });
});
