import type { FeedEvent, StreamEvent } from '@clutchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readStreams } from '../../src/content';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents } from '@clutchline/test-support/server/test-feed';

let context: TestContext;
let game = 0;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(context, matchEvents(game));
});

const stream = (fields: Partial<StreamEvent> = {}): FeedEvent => ({
  ...{ type: 'stream', game_id: game, lang: 'en', platform: 'hls', channel: 'demo-10' },
  ...{ is_official: 1, status: 'live', delay_s: null },
  ...fields,
});

const EVERYTHING = {
  platforms: ['twitch', 'youtube', 'bilibili', 'huya', 'douyu', 'soop', 'chzzk'],
  hosts: ['cdn.example.com'],
} as const;

async function offered(streamRules: TestContext['streamRules'] = EVERYTHING) {
  const outcome = await readStreams({ ...context, streamRules }, { lang: 2, game_id: game });
  return outcome.kind === 'ok' ? outcome.data : null;
}

const channels = async (rules?: TestContext['streamRules']) =>
  (await offered(rules))?.streams.map(({ channel }) => channel).sort();

describe('streams of a match', () => {
  it('STREAM-1 stores what the feed states, with its changes, and the time of the server', async () => {
    await ingestFeedEvents(context, [stream({ delay_s: 12 })]);
    await ingestFeedEvents(context, [stream({ lang: 'ko', is_official: 0 })]);
    expect(await offered()).toEqual({
      streams: [{ lang: 'ko', platform: 'hls', channel: 'demo-10', is_official: 0, status: 'live', delay_s: null }],
      server_time: NOW,
    });
  });

  it('STREAM-1 offers only platforms and hosts that the operator allows, and no ended stream', async () => {
    const list = 'https://cdn.example.com/live/a.m3u8';
    await ingestFeedEvents(context, [
      stream(),
      stream({ channel: list }),
      stream({ channel: 'https://other.example/live.m3u8' }),
      stream({ platform: 'twitch', channel: 'some_channel' }),
      stream({ platform: 'huya', channel: '1234', status: 'ended' }),
    ]);
    expect(await channels()).toEqual(['demo-10', list, 'some_channel']);
    expect(await channels({ platforms: [], hosts: [] })).toEqual(['demo-10']);
    expect(await channels({ platforms: ['twitch'], hosts: [] })).toEqual(['demo-10', 'some_channel']);
  });

  it('bad-input 191: hostile addresses are not offered, and bets on the match go on', async () => {
    const addresses = [
      ...['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.m3u8', 'http://cdn.example.com/a.m3u8'],
      ...['https://cdn.example.com@evil.example/a.m3u8', 'https://user:pass@cdn.example.com/a.m3u8'],
      ...[
        'https://cdn.example.com\\@evil.example/',
        'https://cdn.example.com/a"onerror=',
        'https://cdn.example.com/\n',
      ],
      ...['https://localhost/a.m3u8', 'demo-11', '../x', '', ' demo-10', 'x'.repeat(2_001)],
    ];
    const named = ['../x', 'a/b', 'some_channel&parent=evil.example', 'x'.repeat(26), '', 'ａｂｃｄ'];
    const events: unknown[] = [
      ...addresses.map((channel) => stream({ channel })),
      ...named.map((channel) => stream({ platform: 'twitch', channel })),
      ...['', 'HLS', 'facebook', 'constructor', '__proto__'].map((platform) => stream({ platform })),
      { ...stream(), channel: 7 },
      { ...stream(), channel: null },
      stream({ lang: '<b>' }),
      stream({ status: 'soon' }),
    ];
    await ingestFeedEvents(context, events);
    expect((await offered())?.streams).toEqual([]);
    const bet = placed(context, singleRequest({ gameId: game }, '10'), await context.player('100'));
    expect(await bet).toMatch(/^[0-9A-Z]{26}$/);
  });

  it('bad-input 191: twenty of 300 streams of a match stay, and those still change', async () => {
    const named = (number: number, fields: Partial<StreamEvent> = {}) =>
      stream({ platform: 'twitch', channel: `channel_${number}`, ...fields });
    const every = Array.from({ length: 300 }, (_, number) => named(number));
    await ingestFeedEvents(context, every.slice(0, 15));
    await ingestFeedEvents(context, every);
    const stored = await channels();
    expect(stored).toHaveLength(20);
    expect(stored).toEqual(expect.arrayContaining(every.slice(0, 20).map((_, number) => `channel_${number}`)));
    await ingestFeedEvents(context, [named(3, { status: 'ended' }), named(299)]);
    expect(await channels()).toEqual(stored?.filter((channel) => channel !== 'channel_3'));
  });

  it.each([-5, 301, 0.5, 1e300])('bad-input 194: a stated delay of %d is unknown', async (delay_s) => {
    await ingestFeedEvents(context, [stream({ delay_s })]);
    expect((await offered())?.streams).toMatchObject([{ delay_s: null }]);
  });

  it('STREAM-1 a hidden and an unknown match have none', async () => {
    await ingestFeedEvents(context, [stream(), { ...stream(), game_id: 987_654 }]);
    const hidden = { status: 2, is_hide: 1, round: 1, score_1: 0, score_2: 0 } as const;
    const live = { ...hidden, round_score_1: 0, round_score_2: 0, clock_s: null };
    await ingestFeedEvents(context, [{ type: 'live', game_id: game, live }]);
    expect((await offered())?.streams).toEqual([]);
    game = 987_654;
    expect((await offered())?.streams).toEqual([]);
    game = 1_000;
  });
});
