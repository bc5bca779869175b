import type { Change, Topic } from '@clutchline/contract';

import { LatestChanges } from './snapshots';
import { NumberedStream } from './numbered-stream';
import { kindOfTopic, type PushCounts, type TopicKind } from './push-counts';

/** Beyond it, a snapshot. */
export const REPLAY_BYTES: Readonly<Record<TopicKind, number>> = {
  list: 16 * 1024 * 1024,
  news: 16 * 1024,
  round: 512 * 1024,
  match: 512 * 1024,
  view: 64 * 1024,
  player: 128 * 1024,
};

/** Of players. */
export class Stream extends NumberedStream<Topic, Change> {
  constructor(topic: Topic, epoch: string, readState: () => readonly Change[], counts: PushCounts) {
    const replayBytes = REPLAY_BYTES[kindOfTopic(topic)];
    super({ topic, epoch, pending: new LatestChanges(), readState, replayBytes, counts });
  }
}
