import type { MatchStream } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { offeredStreams } from './offered-streams';
import { orderStreams } from './order-streams';
import { isChannel, playerOrigin, streamAddress } from './stream-address';

const PLACE = { base: 'https://api.example', parents: ['site.example', 'host.example'] };
const stream = (fields: Partial<MatchStream>): MatchStream => ({
  ...{ lang: 'en', platform: 'hls', channel: 'demo-0', is_official: 0, status: 'live', delay_s: null },
  ...fields,
});

it('STREAM-1 addresses come from platform and channel by template, Twitch with every page around', () => {
  const urlOf = (platform: MatchStream['platform'], channel: string) => streamAddress({ platform, channel }, PLACE);
  expect(urlOf('hls', 'demo-30')).toEqual({
    kind: 'playlist',
    url: 'https://api.example/streams/demo-30/stream.m3u8',
  });
  expect(urlOf('hls', 'https://cdn.example.com/a.m3u8')).toMatchObject({ url: 'https://cdn.example.com/a.m3u8' });
  expect(urlOf('twitch', 'some_one')).toEqual({
    kind: 'frame',
    url: 'https://player.twitch.tv/?channel=some_one&muted=true&autoplay=true&parent=site.example&parent=host.example',
    page: 'https://www.twitch.tv/some_one',
  });
  expect(urlOf('douyu', '9999')).toEqual({ kind: 'page', page: 'https://www.douyu.com/9999' });
});

it.each([
  ['hls', 'javascript:alert(1)'],
  ['hls', 'http://cdn.example.com/a.m3u8'],
  ['hls', 'https://cdn.example.com@evil.example/a'],
  ['hls', 'https://localhost/a.m3u8'],
  ['hls', '../secret'],
  ['twitch', '../x'],
  ['twitch', 'a&parent=evil'],
  ['youtube', 'short'],
  ['bilibili', '12a'],
  ['chzzk', 'G'.repeat(32)],
  ['soop', 'a/b'],
] as const)('bad-input 191: %s %s is no channel and has no address', (platform, channel) => {
  expect(isChannel(platform, channel)).toBe(false);
  expect(streamAddress({ platform, channel }, PLACE)).toBeNull();
});

it('STREAM-1 only players have an origin for the content policy', () => {
  expect(playerOrigin('soop')).toBe('https://play.sooplive.co.kr');
  expect([playerOrigin('hls'), playerOrigin('douyu'), playerOrigin('chzzk')]).toEqual([null, null, null]);
});

it('STREAM-1 nothing of others is offered by default', () => {
  const streams = [stream({}), stream({ platform: 'twitch', channel: 'abc' }), stream({ status: 'ended' })];
  expect(offeredStreams(streams, { platforms: [], hosts: [] })).toEqual([stream({})]);
});

it('STREAM-4 own language, English, others; official first; the last choice before all', () => {
  const streams = [
    stream({ lang: 'ko', channel: 'demo-60' }),
    stream({ lang: 'en', channel: 'demo-10' }),
    stream({ lang: 'zh-TW', channel: 'demo-0' }),
    stream({ lang: 'zh-CN', channel: 'demo-30' }),
    stream({ lang: 'en', channel: 'demo-0', is_official: 1 }),
  ];
  const order = (lang: string, chosen: Parameters<typeof orderStreams>[2] = null) =>
    orderStreams(streams, lang, chosen).map((each) => `${each.lang}${each.is_official === 1 ? ' official' : ''}`);
  expect(order('zh-CN')).toEqual(['zh-CN', 'zh-TW', 'en official', 'en', 'ko']);
  expect(order('th-TH')).toEqual(['en official', 'en', 'ko', 'zh-TW', 'zh-CN']);
  expect(order('zh-CN', { platform: 'hls', lang: 'ko' })[0]).toBe('ko');
});
