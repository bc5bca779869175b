import {
  ANNOUNCEMENTS_TOPIC,
  clientMessageSchema,
  LIST_TOPIC,
  PRIVATE_TOPIC,
  ROUND_TOPIC,
  PUSH_CLOSE,
  topicSchema,
} from '@clutchline/contract';
import type { ClientMessage, Cursor, ServerMessage, Topic } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { TicketHolder } from '../players';
import { TokenBucket } from '../platform/concurrency/token-bucket';
import type { Hub } from './hub';
import { SendBuffer, type SendTarget } from './send-buffer';
import { kindOfTopic } from './push-counts';
import type { PushLimits } from './push-limits';
import type { Listener, StreamSource } from './numbered-stream';
import type { Stream } from './stream';

type FailureReason = Extract<ServerMessage, { type: 'error' }>['reason'];

/** Ten close the connection. */
const VIOLATION_POINTS: Readonly<Record<FailureReason, number>> = {
  'bad-message': 5,
  'not-authorised': 5,
  'too-many-topics': 5,
  'unknown-topic': 1,
};
const MAX_VIOLATION_POINTS = 10;

export interface Socket extends SendTarget {
  close(code: number): void;
}

export interface ConnectionHost {
  readonly hub: Hub;
  readonly limits: PushLimits;
  redeem(ticket: string): Promise<TicketHolder | null>;
  /** False: too many. */
  admit(holder: TicketHolder): boolean;
}

export class PushConnection implements Listener {
  readonly sendBuffer: SendBuffer;
  readonly #streams = new Map<Topic, Stream>();
  readonly #bucket: TokenBucket;
  #holder: TicketHolder | null = null;
  #violationPoints = 0;
  #closed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: Socket,
    private readonly host: ConnectionHost,
  ) {
    this.sendBuffer = new SendBuffer(socket, host.limits, host.hub.counts);
    this.#bucket = new TokenBucket(host.limits.messages, performance.now());
  }

  get holder(): TicketHolder | null {
    return this.#holder;
  }

  deliver(stream: StreamSource, text: string): void {
    this.sendBuffer.deliver(stream, text);
  }

  send(message: ServerMessage): void {
    this.sendBuffer.send(JSON.stringify(message));
  }

  /** Closes if over the rate. */
  checkRate(): boolean {
    if (this.#closed) return false;
    if (this.#bucket.tryAcquire(performance.now())) return true;
    this.close(PUSH_CLOSE.policy);
    return false;
  }

  receive(text: string): Promise<void> {
    if (!this.checkRate()) return this.#work;
    this.#work = this.#work.then(() => this.#answer(text));
    return this.#work;
  }

  close(code: number): void {
    if (this.#closed) return;
    this.leave();
    this.socket.close(code);
  }

  leave(): void {
    this.#closed = true;
    for (const topic of [...this.#streams.keys()]) this.#unsubscribe(topic);
  }

  async #answer(text: string): Promise<void> {
    if (this.#closed) return;
    const message = readMessage(text);
    if (message === null) this.#refuse('bad-message', null);
    else if (message.type === 'auth') await this.#authenticate(message.ticket);
    else if (message.type === 'subscribe') await this.#subscribe(message.topic, message.cursor);
    else this.#unsubscribe(message.topic);
  }

  async #authenticate(ticket: string): Promise<void> {
    const holder = this.#holder === null ? await this.host.redeem(ticket) : null;
    if (this.#closed) return;
    if (holder === null) {
      this.close(PUSH_CLOSE.signInAgain);
    } else if (this.host.admit(holder)) {
      this.#holder = holder;
      this.send({ type: 'auth-ok' });
    } else {
      this.close(PUSH_CLOSE.policy);
    }
  }

  async #subscribe(topic: Topic, cursor: Cursor | null): Promise<void> {
    const isNew = !this.#streams.has(topic);
    if (isNew && this.#streams.size >= this.host.limits.topicsPerConnection) {
      this.#refuse('too-many-topics', topic);
      return;
    }
    if (topic === PRIVATE_TOPIC && this.#holder === null) {
      this.#refuse('not-authorised', topic);
      return;
    }
    const stream = await this.#find(topic);
    if (this.#closed) return;
    if (stream === null) this.#refuse('unknown-topic', topic);
    else this.#join(topic, stream, cursor);
  }

  async #find(topic: Topic): Promise<Stream | null> {
    if (topic === LIST_TOPIC) return this.host.hub.list;
    if (topic === ANNOUNCEMENTS_TOPIC) return this.host.hub.announcements;
    if (topic === ROUND_TOPIC) return this.host.hub.rounds.stream;
    if (!z.safeParse(topicSchema, topic).success) return null;
    if (topic.startsWith('view:')) return this.host.hub.view(Number(topic.slice('view:'.length)));
    if (topic !== PRIVATE_TOPIC) return this.host.hub.match(Number(topic.slice('match:'.length)));
    return this.#holder === null ? null : this.host.hub.player(this.#holder.accountId);
  }

  #join(topic: Topic, stream: Stream, cursor: Cursor | null): void {
    const { counts } = this.host.hub;
    const missed = cursor === null ? null : stream.replay(cursor);
    const texts = missed ?? [stream.snapshot()];
    counts.joins.inc({ how: cursor === null ? 'first' : missed === null ? 'fresh' : 'resumed' });
    if (!this.#streams.has(topic)) counts.subscriptions.inc({ topic: kindOfTopic(topic) });
    this.sendBuffer.begin(stream, texts);
    stream.listeners.add(this);
    this.#streams.set(topic, stream);
  }

  #unsubscribe(topic: Topic): void {
    const stream = this.#streams.get(topic);
    if (stream === undefined) return;
    stream.listeners.delete(this);
    this.sendBuffer.forget(stream);
    this.#streams.delete(topic);
    this.host.hub.counts.subscriptions.dec({ topic: kindOfTopic(topic) });
  }

  #refuse(reason: FailureReason, topic: Topic | null): void {
    this.#violationPoints += VIOLATION_POINTS[reason];
    this.send({ type: 'error', reason, topic });
    if (this.#violationPoints >= MAX_VIOLATION_POINTS) this.close(PUSH_CLOSE.policy);
  }
}

function readMessage(text: string): ClientMessage | null {
  try {
    const parsed = z.safeParse(clientMessageSchema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
