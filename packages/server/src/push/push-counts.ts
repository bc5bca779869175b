import { LIST_TOPIC, PRIVATE_TOPIC, PUSH_CLOSE, type Topic } from '@clutchline/contract';

import { Tally } from '../platform/metrics/tally';

const TOPIC_KINDS = ['list', 'match', 'player'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

const JOINS = ['first', 'resumed', 'fresh'] as const;

const ENDS = ['gone', 'silent', 'too_slow', 'policy', 'sign_in', 'too_big', 'stopping', 'failed'] as const;
/** `gone` is the client or network, `silent` a missing pong. */
export type PushEnd = (typeof ENDS)[number];

const REFUSALS = ['stopping', 'path', 'host', 'origin', 'address'] as const;
/** `address` has too many connections. */
export type PushRefusal = (typeof REFUSALS)[number];

const END_OF_CODE: ReadonlyMap<number, PushEnd> = new Map([
  [PUSH_CLOSE.tooSlow, 'too_slow'],
  [PUSH_CLOSE.policy, 'policy'],
  [PUSH_CLOSE.signInAgain, 'sign_in'],
  [PUSH_CLOSE.tooBig, 'too_big'],
  [1001, 'stopping'],
  [1011, 'failed'],
]);

export const endOfCode = (code: number): PushEnd => END_OF_CODE.get(code) ?? 'gone';

export function kindOfTopic(topic: Topic): TopicKind {
  if (topic === LIST_TOPIC) return 'list';
  return topic === PRIVATE_TOPIC ? 'player' : 'match';
}

/** Plain numbers: updated per message. */
export class PushCounts {
  opened = 0;
  messages = 0;
  /** Changes added, and those replaced before they were sent. */
  changes = 0;
  replaced = 0;
  /** Messages skipped, and snapshots sent instead. */
  skipped = 0;
  caughtUp = 0;
  readonly subscriptions = new Tally(TOPIC_KINDS);
  /** Subscriptions without a cursor, with all missed deltas, or with a snapshot. */
  readonly joins = new Tally(JOINS);
  readonly ended = new Tally(ENDS);
  readonly refused = new Tally(REFUSALS);
}
