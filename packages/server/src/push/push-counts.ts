import {
  LIST_TOPIC,
  ANNOUNCEMENTS_TOPIC,
  PRIVATE_TOPIC,
  PUSH_CLOSE,
  ROUND_TOPIC,
  type Topic,
} from '@clutchline/contract';
import { Counter, Registry, Histogram } from 'prom-client';

import { labelledCounter, labelledGauge, QUICK_SECONDS } from '../platform/metrics/labelled-metrics';

const TOPIC_KINDS = ['list', 'news', 'round', 'match', 'view', 'player'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

const ENDS = ['gone', 'silent', 'too_slow', 'policy', 'sign_in', 'too_big', 'stopping', 'failed'] as const;
/** `silent`: a missing pong. */
export type PushEnd = (typeof ENDS)[number];

const REFUSALS = ['stopping', 'path', 'host', 'origin', 'address'] as const;
/** `address`: too many connections. */
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
  if (topic === LIST_TOPIC || topic === ANNOUNCEMENTS_TOPIC || topic === ROUND_TOPIC) return topic;
  if (topic === PRIVATE_TOPIC) return 'player';
  return topic.startsWith('view:') ? 'view' : 'match';
}

export class PushCounts {
  readonly metrics = new Registry();

  readonly opened = this.#count('connections_opened', 'Push connections opened.');
  readonly messages = this.#count('messages', 'Messages handed to push sockets.');
  readonly changes = this.#count('changes', 'Changes added to streams.');
  readonly replaced = this.#count(
    'changes_replaced',
    'Changes replaced by a later one before they were sent (conflation).',
  );
  readonly skipped = this.#count('skipped', 'Messages skipped for slow subscribers.');
  readonly caughtUp = this.#count('caught_up', 'Snapshots sent in place of skipped messages.');

  readonly subscriptions = labelledGauge(
    { name: 'clutchline_push_subscriptions', help: 'Subscriptions, by kind of topic.', registers: [this.metrics] },
    { topic: TOPIC_KINDS },
  );

  readonly joins = labelledCounter(
    {
      name: 'clutchline_push_joins_total',
      help: 'Subscriptions started: first without a cursor, resumed with all missed deltas (a gap repaired), fresh with a snapshot.',
      registers: [this.metrics],
    },
    { how: ['first', 'resumed', 'fresh'] },
  );

  readonly ended = labelledCounter(
    {
      name: 'clutchline_push_connections_ended_total',
      help: 'Push connections ended, by reason; too_slow are slow subscribers.',
      registers: [this.metrics],
    },
    { end: ENDS },
  );

  readonly refused = labelledCounter(
    {
      name: 'clutchline_push_refused_total',
      help: 'Push connections refused, by reason.',
      registers: [this.metrics],
    },
    { reason: REFUSALS },
  );

  /** Without labels: a few ns. */
  #count(name: string, help: string): Counter {
    return new Counter({ name: `clutchline_push_${name}_total`, help, registers: [this.metrics] });
  }
}

const RELOAD_CAUSES = ['start', 'gap', 'interruption'] as const;
export type ReloadCause = (typeof RELOAD_CAUSES)[number];

export class ConsumerCounts {
  readonly metrics = new Registry();

  readonly received = labelledCounter(
    {
      name: 'clutchline_bus_events_total',
      help: 'Outbox events received from the bus, by kind.',
      registers: [this.metrics],
    },
    { kind: ['match', 'suspended', 'news', 'sessions', 'player'] },
  );

  readonly repeated = new Counter({
    name: 'clutchline_bus_repeated_total',
    help: 'Repeated outbox events, dropped.',
    registers: [this.metrics],
  });

  readonly reloads = labelledCounter(
    { name: 'clutchline_bus_reloads_total', help: 'Reloads of the board, by cause.', registers: [this.metrics] },
    { cause: RELOAD_CAUSES },
  );

  readonly delivery = new Histogram({
    name: 'clutchline_bus_delivery_seconds',
    help: 'From the commit of outbox events until the streams of this process have them.',
    buckets: [...QUICK_SECONDS],
    registers: [this.metrics],
  });
}
