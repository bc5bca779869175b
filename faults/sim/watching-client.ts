import type { Change, Topic } from '@clutchline/contract';

import { PushSocket } from '../../packages/web/src/data/push-socket';
import { TopicCells } from '../topic-cells';
import { FaultySocket, type FaultySocketOptions } from './faulty-socket';

interface Seen {
  readonly cells: TopicCells;
  isSynced: boolean;
  /** When it was last lost on an open line, in ms, and on which. */
  lost: { readonly at: number; readonly line: FaultySocket } | null;
}

/** The app's push client behind a bad line, and what it would show. */
export class WatchingClient {
  /** How long, in ms, each gap on an open line was open. */
  readonly repairs: number[] = [];
  readonly #push: PushSocket;
  readonly #seen = new Map<Topic, Seen>();
  #socket: FaultySocket | null = null;

  constructor(topics: readonly Topic[], options: FaultySocketOptions) {
    this.#push = new PushSocket({
      open: () => {
        this.#socket = new FaultySocket(options);
        return this.#socket.client;
      },
      ticket: () => Promise.resolve(null),
      onStatus: () => undefined,
      onLive: () => undefined,
      onHeard: () => undefined,
      random: options.random,
    });
    for (const topic of topics) this.#follow(topic);
    this.#push.connect();
  }

  get socket(): FaultySocket | null {
    return this.#socket;
  }

  /** Cells of a topic that are not as the server has them, and whether it knows that they may not be. */
  differences(topic: Topic, image: readonly Change[]): string[] {
    const seen = this.#seen.get(topic);
    if (seen?.isSynced !== true) return [`${topic} is not current`];
    const wanted = new TopicCells();
    wanted.take(image);
    return seen.cells.differences(wanted).map((key) => `${topic} ${key}`);
  }

  close(): void {
    this.#push.close();
  }

  #follow(topic: Topic): void {
    const seen: Seen = { cells: new TopicCells(), isSynced: false, lost: null };
    this.#seen.set(topic, seen);
    this.#push.follow(topic, {
      onImage: (changes) => seen.cells.takeImage(changes),
      onChanges: (changes) => seen.cells.take(changes),
      onSynced: (isSynced) => this.#onSynced(seen, isSynced),
    });
  }

  #onSynced(seen: Seen, isSynced: boolean): void {
    const line = this.#socket;
    if (isSynced && seen.lost !== null && seen.lost.line === line) this.repairs.push(Date.now() - seen.lost.at);
    seen.isSynced = isSynced;
    seen.lost = isSynced || line?.isOpen !== true ? null : { at: Date.now(), line };
  }
}
