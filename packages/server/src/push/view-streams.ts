import { type LiveView, viewTopic } from '@clutchline/contract';
import { viewUpdate } from '@clutchline/domain';

import { MINUTE, SECOND } from '../platform/time/durations';
import type { PushCounts } from './push-counts';
import { Stream } from './stream';

/** At most one delta (VIEW-5). */
const EVERY_MS = SECOND;
/** Unused, for a returning connection. */
const IDLE_LIMIT_MS = 5 * MINUTE;

interface ViewStream {
  readonly stream: Stream;
  /** As its subscribers know it; null after the end of the view. */
  sent: LiveView | null;
  sentAt: number;
  idleSince: number;
}

/** Streams `view:<game_id>`: the latest state wins, and a delta holds what has changed since the one before. */
export class ViewStreams {
  readonly #latest = new Map<number, LiveView>();
  readonly #streams = new Map<number, ViewStream>();

  constructor(
    private readonly nextEpoch: () => string,
    private readonly counts: PushCounts,
  ) {}

  get size(): number {
    return this.#streams.size;
  }

  publish(view: LiveView): void {
    const known = this.#latest.get(view.game_id);
    if (known === undefined || known.at <= view.at) this.#latest.set(view.game_id, view);
  }

  /** Subscribers get an empty snapshot. */
  remove(gameId: number): void {
    if (!this.#latest.delete(gameId)) return;
    const known = this.#streams.get(gameId);
    if (known === undefined) return;
    known.sent = null;
    known.stream.restart(this.nextEpoch());
  }

  keepOnly(isShown: (gameId: number) => boolean): void {
    for (const gameId of [...this.#latest.keys()]) if (!isShown(gameId)) this.remove(gameId);
  }

  open(gameId: number): Stream | null {
    const view = this.#latest.get(gameId);
    if (view === undefined) return null;
    const known = this.#streams.get(gameId);
    if (known !== undefined) return known.stream;
    const readState = () => {
      const sent = this.#streams.get(gameId)?.sent ?? null;
      return sent === null ? [] : [{ type: 'view' as const, update: { view: sent } }];
    };
    const stream = new Stream(viewTopic(gameId), this.nextEpoch(), readState, this.counts);
    const now = performance.now();
    this.#streams.set(gameId, { stream, sent: view, sentAt: now, idleSince: now });
    return stream;
  }

  tick(now: number): void {
    for (const [gameId, viewStream] of this.#streams) {
      const view = this.#latest.get(gameId);
      if (view === undefined || view === viewStream.sent || now - viewStream.sentAt < EVERY_MS) continue;
      const update = viewUpdate(viewStream.sent, view);
      viewStream.sent = view;
      viewStream.sentAt = now;
      viewStream.stream.add({ type: 'view', update });
      viewStream.stream.flush();
    }
  }

  sendHeartbeats(now: number): void {
    for (const { stream } of this.#streams.values()) stream.sendHeartbeat(now);
  }

  sweep(now: number): void {
    for (const [gameId, viewStream] of this.#streams) {
      if (viewStream.stream.listeners.size > 0) viewStream.idleSince = now;
      else if (now - viewStream.idleSince > IDLE_LIMIT_MS) this.#streams.delete(gameId);
    }
  }
}
