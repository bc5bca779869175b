import { LIST_TOPIC, PRIVATE_TOPIC, PUSH_CLOSE, type Topic } from '@clutchline/contract';

import { Tally } from '../metrics/tally';

const TOPIC_KINDS = ['list', 'match', 'player'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

const JOINS = ['first', 'resumed', 'fresh'] as const;

const ENDS = ['gone', 'silent', 'too_slow', 'policy', 'sign_in', 'too_big', 'stopping', 'failed'] as const;
/** Why a connection ended: `gone` is the other side or the network, `silent` one that answers no ping. */
export type PushEnd = (typeof ENDS)[number];

const REFUSALS = ['stopping', 'path', 'host', 'origin', 'address'] as const;
/** Why a connection was not let in; `address` has too many already. */
export type PushRefusal = (typeof REFUSALS)[number];

const END_OF_CODE: ReadonlyMap<number, PushEnd> = new Map([
  [PUSH_CLOSE.tooSlow, 'too_slow'],
  [PUSH_CLOSE.policy, 'policy'],
  [PUSH_CLOSE.signInAgain, 'sign_in'],
  [PUSH_CLOSE.tooBig, 'too_big'],
  [1001, 'stopping'],
  [1011, 'failed'],
]);

/** The end that a code of ours says. */
export const endOfCode = (code: number): PushEnd => END_OF_CODE.get(code) ?? 'gone';

export function kindOfTopic(topic: Topic): TopicKind {
  if (topic === LIST_TOPIC) return 'list';
  return topic === PRIVATE_TOPIC ? 'player' : 'match';
}

/** What the push socket of a process has done since its start. Plain numbers: they are counted for every message. */
export class PushCounts {
  opened = 0;
  /** Messages handed to a socket. */
  messages = 0;
  /** Changes that streams took, and those of them whose place a later one took before they were sent. */
  changes = 0;
  replaced = 0;
  /** Messages that a reader that is behind was spared, and the fresh images it got instead. */
  skipped = 0;
  caughtUp = 0;
  readonly subscriptions = new Tally(TOPIC_KINDS);
  /** How subscribers began: without a cursor, with all they missed, or with a fresh image in place of that. */
  readonly joins = new Tally(JOINS);
  readonly ended = new Tally(ENDS);
  readonly refused = new Tally(REFUSALS);
}
