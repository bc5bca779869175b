import type { MatchStream, StreamPlatform } from '@clutchline/contract';

type External = Exclude<StreamPlatform, 'hls'>;

interface Platform {
  /** Of a channel. It is part of an address, so it has no character with a meaning there. */
  readonly channel: RegExp;
  /** Page of a channel on the platform. */
  readonly page: string;
  /** Player of a channel; null for a platform without players for other sites. */
  readonly player: string | null;
}

/** `{}` is the channel. */
const PLATFORMS: Readonly<Record<External, Platform>> = {
  twitch: {
    channel: /^[A-Za-z0-9_]{3,25}$/,
    page: 'https://www.twitch.tv/{}',
    player: 'https://player.twitch.tv/?channel={}&muted=true&autoplay=true',
  },
  youtube: {
    channel: /^[A-Za-z0-9_-]{11}$/,
    page: 'https://www.youtube.com/watch?v={}',
    player: 'https://www.youtube-nocookie.com/embed/{}?autoplay=1&mute=1&playsinline=1',
  },
  bilibili: {
    channel: /^[0-9]{1,12}$/,
    page: 'https://live.bilibili.com/{}',
    player: 'https://www.bilibili.com/blackboard/live/live-activity-player.html?cid={}&mute=1',
  },
  huya: {
    channel: /^[A-Za-z0-9_]{1,32}$/,
    page: 'https://www.huya.com/{}',
    player: 'https://liveshare.huya.com/iframe/{}',
  },
  douyu: { channel: /^[A-Za-z0-9]{1,32}$/, page: 'https://www.douyu.com/{}', player: null },
  soop: {
    channel: /^[a-z0-9]{2,20}$/,
    page: 'https://play.sooplive.co.kr/{}',
    player: 'https://play.sooplive.co.kr/{}/embed',
  },
  chzzk: { channel: /^[0-9a-f]{32}$/, page: 'https://chzzk.naver.com/live/{}', player: null },
};

/** Test streams of the server: the number is their additional delay in seconds (DEMO-1). */
export const TEST_STREAM = /^demo-(?:0|10|30|60)$/;

/** No credentials, and a host with a dot; `$1` is the host. */
const PLAYLIST = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::[0-9]{1,5})?\/[A-Za-z0-9._~%/?=&+,;:-]*$/;

/** Host of an https playlist; null for anything else (bad input row 191). */
export function playlistHost(channel: string): string | null {
  return PLAYLIST.exec(channel)?.[1] ?? null;
}

/** Whether the channel is one of its platform (bad input row 191). */
export function isChannel(platform: StreamPlatform, channel: string): boolean {
  if (platform === 'hls') return TEST_STREAM.test(channel) || playlistHost(channel) !== null;
  return PLATFORMS[platform].channel.test(channel);
}

/** Origin that a content policy must allow in frames; null for a platform without players for other sites. */
export function playerOrigin(platform: StreamPlatform): string | null {
  const player = platform === 'hls' ? null : PLATFORMS[platform].player;
  return player === null ? null : (/^https:\/\/[^/]+/.exec(player)?.[0] ?? null);
}

export type StreamAddress =
  | { readonly kind: 'playlist'; readonly url: string }
  /** `page` replaces a player that has too little space. */
  | { readonly kind: 'frame'; readonly url: string; readonly page: string }
  | { readonly kind: 'page'; readonly page: string };

interface Place {
  /** Address of the server of test streams, '' for the one of the page. */
  readonly base: string;
  /** Host names of all pages around the player, which Twitch requires. */
  readonly parents: readonly string[];
}

/**
 * Address of a stream, from its platform by template; null for an invalid channel (STREAM-1).
 * @example streamAddress({ platform: 'hls', channel: 'demo-10' }, { base: '', parents: [] })
 *   // { kind: 'playlist', url: '/streams/demo-10/stream.m3u8' }
 */
export function streamAddress(
  { platform, channel }: Pick<MatchStream, 'platform' | 'channel'>,
  { base, parents }: Place,
): StreamAddress | null {
  if (!isChannel(platform, channel)) return null;
  if (platform === 'hls') {
    const isTest = TEST_STREAM.test(channel);
    return { kind: 'playlist', url: isTest ? `${base}/streams/${channel}/stream.m3u8` : channel };
  }
  const { page, player } = PLATFORMS[platform];
  const named = (template: string): string => template.replace('{}', channel);
  if (player === null) return { kind: 'page', page: named(page) };
  const around = platform === 'twitch' ? parents.map((host) => `&parent=${encodeURIComponent(host)}`).join('') : '';
  return { kind: 'frame', url: named(player) + around, page: named(page) };
}
