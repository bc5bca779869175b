import { randomBytes } from 'node:crypto';

import { deskTopic, type DeskTopic } from '@clutchline/contract/desk';
import * as z from 'zod/mini';

import { openLiveTopic, type DeskContext, type OverviewReader, type SharedReaders, SheetReader } from '../../desk';
import { MINUTE } from '../../platform/time/durations';
import { PushCounts } from '../push-counts';
import { DeskDocument } from './desk-document';

/** Retained for a subscriber who returns. */
const IDLE_LIMIT_MS = MINUTE;
/** Sheets that are open at once. */
const MOST_DOCUMENTS = 300;

interface Followed {
  readonly document: DeskDocument;
  readonly stop: () => Promise<void>;
}

/** Topics that are watched (DESK-16). */
export class DeskHub {
  readonly counts = new PushCounts();
  readonly #followed = new Map<DeskTopic, Followed>();
  readonly #run = randomBytes(6).toString('base64url');
  readonly #readers: SharedReaders;
  #epochs = 0;

  constructor(
    private readonly context: DeskContext,
    overview: OverviewReader,
  ) {
    this.#readers = { overview, sheets: new SheetReader(context) };
  }

  /** Read at this moment if it had no subscriber before. Null: there is no such topic. */
  async open(name: string): Promise<DeskDocument | null> {
    const topic = z.safeParse(deskTopic, name).data;
    if (topic === undefined) return null;
    const { document } = this.#followed.get(topic) ?? this.#follow(topic);
    document.touch();
    if (!document.hasWatchers) await document.refresh();
    return document.isEmpty ? null : document;
  }

  sendHeartbeats(now: number): void {
    for (const { document } of this.#followed.values()) document.stream.sendHeartbeat(now);
  }

  sweep(): void {
    for (const [topic, { document, stop }] of this.#followed)
      if (document.idleMs > IDLE_LIMIT_MS) {
        this.#followed.delete(topic);
        void stop();
      }
  }

  async close(): Promise<void> {
    const followed = [...this.#followed.values()];
    this.#followed.clear();
    await Promise.all(followed.map(({ stop }) => stop()));
  }

  #follow(topic: DeskTopic): Followed {
    if (this.#followed.size >= MOST_DOCUMENTS) this.sweep();
    this.#epochs += 1;
    const stopping = new AbortController();
    const document = new DeskDocument({
      topic,
      epoch: `${this.#run}-${this.#epochs.toString(36)}`,
      source: openLiveTopic(this.context, this.#readers, topic),
      wallClock: this.context.wallClock,
      counts: this.counts,
      onFailure: (error) =>
        this.context.log.error({ topic, error: String(error) }, 'topic of the desk not read, will retry'),
    });
    const following = document.follow(stopping.signal);
    const stop = async () => {
      stopping.abort();
      await following;
    };
    const followed = { document, stop };
    this.#followed.set(topic, followed);
    return followed;
  }
}
