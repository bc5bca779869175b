import type { Change, Topic } from '@clutchline/contract';

import { PushSocket } from '../../../web/src/data/push-socket';
import { FaultySocket, type FaultySocketOptions } from './faulty-socket';
import { ReceivedStates } from './received-states';
import { TopicCells } from './topic-cells';

interface Seen {
  readonly cells: TopicCells;
  isSynced: boolean;
  lost: { readonly at: number; readonly socket: FaultySocket } | null;
}

/** The app's push client behind a faulty connection; checks every state it held as current. */
export class WatchingClient {
  readonly received = new ReceivedStates();
  readonly repairs: number[] = [];
  /** Held as current, never sent. */
  undetected = 0;
  readonly #push: PushSocket;
  readonly #seen = new Map<Topic, Seen>();
  #socket: FaultySocket | null = null;

  constructor(topics: readonly Topic[], options: Omit<FaultySocketOptions, 'onText'>) {
    this.#push = new PushSocket({
      open: () => {
        this.#socket = new FaultySocket({ ...options, onText: (text) => this.received.receive(text) });
        return this.#socket.client;
      },
      ticket: () => Promise.resolve(null),
      onOpen: () => undefined,
      onLive: () => undefined,
      onServerTime: () => undefined,
      random: options.random,
    });
    for (const topic of topics) this.#follow(topic);
    this.#push.connect();
  }

  get isSynced(): boolean {
    return [...this.#seen.values()].every(({ isSynced }) => isSynced);
  }

  differences(topic: Topic, wanted: TopicCells): string[] {
    const seen = this.#seen.get(topic);
    if (seen?.isSynced !== true) return [`${topic} is not current`];
    return seen.cells.differences(wanted).map((cell) => `${topic} ${cell}`);
  }

  cut(): void {
    this.#socket?.cut(1006);
  }

  close(): void {
    this.#push.close();
  }

  #follow(topic: Topic): void {
    const seen: Seen = { cells: new TopicCells(), isSynced: false, lost: null };
    this.#seen.set(topic, seen);
    this.#push.follow(topic, {
      onSnapshot: (changes) => seen.cells.applySnapshot(changes),
      onChanges: (changes: readonly Change[]) => {
        seen.cells.apply(changes);
        this.#check(topic, seen);
      },
      onSynced: (isSynced) => {
        this.#note(seen, isSynced);
        if (isSynced) this.#check(topic, seen);
      },
    });
  }

  #check(topic: Topic, { cells }: Seen): void {
    if (!this.received.has(topic, cells.mark)) this.undetected += 1;
  }

  #note(seen: Seen, isSynced: boolean): void {
    const socket = this.#socket;
    const now = performance.now();
    if (isSynced && seen.lost !== null && seen.lost.socket === socket) this.repairs.push(now - seen.lost.at);
    seen.isSynced = isSynced;
    seen.lost = isSynced || socket?.isOpen !== true ? null : { at: now, socket };
  }
}
