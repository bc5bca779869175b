import { PUSH_CLOSE, type Cursor } from '@clutchline/contract';
import {
  DESK_TOPIC_RIGHTS,
  deskClientMessage,
  deskTopicKind,
  hasDeskRight,
  matchOfTopic,
  type DeskClientMessage,
  type DeskServerMessage,
  type DeskTopic,
} from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import type { FoundSession, WatchedMatch } from '../../desk';
import { TokenBucket } from '../../platform/concurrency/token-bucket';
import type { Listener, StreamSource } from '../numbered-stream';
import type { PushLimits } from '../push-limits';
import { SendBuffer, type SendTarget } from '../send-buffer';
import type { DeskDocument } from './desk-document';
import type { DeskHub } from './desk-hub';

type FailureReason = Extract<DeskServerMessage, { type: 'error' }>['reason'];

export interface DeskSocket extends SendTarget {
  close(code: number): void;
}

export interface DeskConnectionHost {
  readonly hub: DeskHub;
  readonly limits: PushLimits;
  /** A right that is missing is recorded like that of a call (DESK-7). */
  readonly onForbidden: (session: FoundSession, topic: DeskTopic) => Promise<void>;
}

/** Of an operator who is signed in. */
export class DeskConnection implements Listener {
  readonly sendBuffer: SendBuffer;
  readonly #documents = new Map<DeskTopic, DeskDocument>();
  readonly #bucket: TokenBucket;
  #isClosed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: DeskSocket,
    private readonly host: DeskConnectionHost,
    private session: FoundSession,
  ) {
    this.sendBuffer = new SendBuffer(socket, host.limits, host.hub.counts);
    this.#bucket = new TokenBucket(host.limits.messages, performance.now());
  }

  get sessionId(): number {
    return this.session.session.sessionId;
  }

  get watched(): WatchedMatch[] {
    const { operatorId } = this.session.operator;
    const sheets = [...this.#documents.keys()].filter((topic) => deskTopicKind(topic) === 'match');
    return sheets.map((topic) => ({ gameId: matchOfTopic(topic), operatorId }));
  }

  deliver(stream: StreamSource, text: string): void {
    this.sendBuffer.deliver(stream, text);
  }

  send(message: DeskServerMessage): void {
    this.sendBuffer.send(JSON.stringify(message));
  }

  /** Null: the session has ended. Topics whose right is lost end. */
  recheck(session: FoundSession | null): void {
    if (session === null) {
      this.close(PUSH_CLOSE.signInAgain);
      return;
    }
    this.session = session;
    for (const topic of this.#documents.keys())
      if (!this.#mayWatch(topic)) {
        this.#unsubscribe(topic);
        this.#refuse('not-authorised', topic);
      }
  }

  receive(text: string): Promise<void> {
    if (this.#isClosed) return this.#work;
    if (!this.#bucket.tryAcquire(performance.now())) {
      this.close(PUSH_CLOSE.policy);
      return this.#work;
    }
    this.#work = this.#work.then(() => this.#answer(readMessage(text)));
    return this.#work;
  }

  close(code: number): void {
    if (this.#isClosed) return;
    this.leave();
    this.socket.close(code);
  }

  leave(): void {
    this.#isClosed = true;
    for (const topic of this.#documents.keys()) this.#unsubscribe(topic);
  }

  async #answer(message: DeskClientMessage | null): Promise<void> {
    if (this.#isClosed) return;
    if (message === null) this.close(PUSH_CLOSE.policy);
    else if (message.type === 'subscribe') await this.#subscribe(message.topic, message.cursor);
    else this.#unsubscribe(message.topic);
  }

  async #subscribe(topic: string, cursor: Cursor | null): Promise<void> {
    if (!this.#documents.has(topic) && this.#documents.size >= this.host.limits.topicsPerConnection) {
      this.#refuse('too-many-topics', topic);
      return;
    }
    if (!this.#mayWatch(topic)) {
      await this.host.onForbidden(this.session, topic);
      this.#refuse('not-authorised', topic);
      return;
    }
    const document = await this.host.hub.open(topic);
    if (this.#isClosed) return;
    if (document === null) {
      this.#refuse('unknown-topic', topic);
      return;
    }
    const { stream } = document;
    const missed = cursor === null ? null : stream.replay(cursor);
    this.sendBuffer.begin(stream, missed ?? [stream.snapshot()]);
    stream.listeners.add(this);
    this.#documents.set(topic, document);
  }

  #unsubscribe(topic: string): void {
    const document = this.#documents.get(topic);
    if (document === undefined) return;
    document.stream.listeners.delete(this);
    this.sendBuffer.forget(document.stream);
    this.#documents.delete(topic);
  }

  #mayWatch(topic: DeskTopic): boolean {
    return hasDeskRight(this.session.operator.roles, DESK_TOPIC_RIGHTS[deskTopicKind(topic)]);
  }

  #refuse(reason: FailureReason, topic: string): void {
    this.send({ type: 'error', reason, topic });
  }
}

function readMessage(text: string): DeskClientMessage | null {
  try {
    return z.safeParse(deskClientMessage, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
