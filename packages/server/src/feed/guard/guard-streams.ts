import { streamSchema, type StreamEvent } from '@clutchline/contract';
import { isChannel } from '@clutchline/domain';
import * as z from 'zod/mini';

import type { FedStream } from '../../content';

/** Without those that cannot be offered; a delay that is implausible is unknown (STREAM-1, bad input rows 191 and 194). */
export function plausibleStreams(sent: readonly StreamEvent[]): FedStream[] {
  return sent.flatMap(({ game_id, lang, platform, channel, is_official, status, ...stated }) => {
    const delay = z.safeParse(streamSchema.shape.delay_s, stated.delay_s);
    const parsed = z.safeParse(streamSchema, {
      ...{ lang, platform, channel, is_official, status },
      delay_s: delay.success ? delay.data : null,
    });
    if (!parsed.success || !isChannel(parsed.data.platform, channel)) return [];
    return [{ game_id, ...parsed.data }];
  });
}
