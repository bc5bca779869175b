import type { MatchStream, StreamPlatform } from '@clutchline/contract';

import { isChannel, playlistHost, TEST_STREAM } from './stream-address';

/** Platforms and hosts that an operator allows; empty by default (STREAM-1). */
export interface StreamRules {
  readonly platforms: readonly StreamPlatform[];
  /** Host names of playlists. */
  readonly hosts: readonly string[];
}

/** Those that the rules allow. Test streams are of this server. */
export function offeredStreams(streams: readonly MatchStream[], rules: StreamRules): MatchStream[] {
  return streams.filter((stream) => stream.status !== 'ended' && isAllowed(stream, rules));
}

function isAllowed({ platform, channel }: MatchStream, { platforms, hosts }: StreamRules): boolean {
  if (!isChannel(platform, channel)) return false;
  if (platform !== 'hls') return platforms.includes(platform);
  return TEST_STREAM.test(channel) || hosts.includes(playlistHost(channel) ?? '');
}
