import { LIST_TOPIC, PRIVATE_TOPIC, PUSH_CLOSE, type Topic } from '@clutchline/contract';

import { Tally } from '../metrics/tally';

const TOPIC_KINDS = ['list', 'match', 'player'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

const JOINS = ['first', 'resumed', 'fresh'] as const;

const ENDS = ['gone', 'silent', 'too_slow', 'policy', 'sign_in', 'too_big', 'stopping', 'failed'] as const;
/** Reason for the end of a connection: `gone` is the client or network, `silent` a missing pong. */
export type PushEnd = (typeof ENDS)[number];

const REFUSALS = ['stopping', 'path', 'host', 'origin', 'address'] as const;
/** Reason for refusing a connection; `address` has too many. */
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

/** Counters of the push server since its start. Plain numbers, because they are updated per message. */
export class PushCounts {
  opened = 0;
  /** Messages passed to a socket. */
  messages = 0;
  /** Changes added to streams, and those replaced by a later change before they were sent. */
  changes = 0;
  replaced = 0;
  /** Messages skipped for slow subscribers, and snapshots sent instead. */
  skipped = 0;
  caughtUp = 0;
  readonly subscriptions = new Tally(TOPIC_KINDS);
  /** Subscriptions by start: without a cursor, with all missed deltas, or with a snapshot instead. */
  readonly joins = new Tally(JOINS);
  readonly ended = new Tally(ENDS);
  readonly refused = new Tally(REFUSALS);
}
