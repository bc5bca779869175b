import { offeredStreams, type StreamRules } from '@clutchline/domain';

import type { CallRequest, CallResponse, Outcome } from '../platform/calls';
import type { Context } from './context';

const NOTHING_ALLOWED: StreamRules = { platforms: [], hosts: [] };

/** STREAM-1. */
export async function readStreams(
  { stores, wallClock, streamRules = NOTHING_ALLOWED }: Pick<Context, 'stores' | 'wallClock' | 'streamRules'>,
  { game_id }: CallRequest<'getStreams'>,
): Promise<Outcome<CallResponse<'getStreams'>>> {
  const streams = offeredStreams(await stores.content.streams(game_id), streamRules);
  return { kind: 'ok', data: { streams, server_time: Math.round(wallClock.now()) } };
}
