import type { Change, Topic } from '@clutchline/contract';

import { PushSocket } from '../../packages/web/src/data/push-socket';
import { FaultyWire, type FaultyWireOptions } from './faulty-wire';
import { Cells, ToldStates } from './told-states';

interface Seen {
  readonly cells: Cells;
  isSynced: boolean;
  /** When it was last found to miss something on an open line, in ms, and on which. */
  lost: { readonly at: number; readonly wire: FaultyWire } | null;
}

/** The app's push client on a real connection, and whether what it held as current was ever so. */
export class BurstWatcher {
  /** All that the server told on this connection. */
  readonly told = new ToldStates();
  /** How long each gap that was found on an open line was open, in ms. */
  readonly repairs: number[] = [];
  /** States that were held as current and that the server never told. */
  undetected = 0;
  readonly #push: PushSocket;
  readonly #seen = new Map<Topic, Seen>();
  #wire: FaultyWire | null = null;

  constructor(topics: readonly Topic[], options: Omit<FaultyWireOptions, 'onFrame'>) {
    this.#push = new PushSocket({
      open: () => {
        this.#wire = new FaultyWire({ ...options, onFrame: (text) => this.told.hear(text) });
        return this.#wire.client;
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

  get isSynced(): boolean {
    return [...this.#seen.values()].every(({ isSynced }) => isSynced);
  }

  /** How many cells it holds. */
  get cells(): number {
    return [...this.#seen.values()].reduce((sum, { cells }) => sum + cells.values.size, 0);
  }

  /** Cells of a topic that are not as they should be. */
  differences(topic: Topic, wanted: ReadonlyMap<string, string>): string[] {
    const seen = this.#seen.get(topic);
    if (seen?.isSynced !== true) return [`${topic} is not current`];
    return [...wanted].flatMap(([key, value]) =>
      seen.cells.values.get(key) === value ? [] : [`${topic} ${key}: ${seen.cells.values.get(key) ?? ''} for ${value}`],
    );
  }

  /** Breaks the line as a network does. */
  cut(): void {
    this.#wire?.cut(1006);
  }

  close(): void {
    this.#push.close();
  }

  #follow(topic: Topic): void {
    const seen: Seen = { cells: new Cells(), isSynced: false, lost: null };
    this.#seen.set(topic, seen);
    this.#push.follow(topic, {
      onImage: (changes) => seen.cells.replace(changes),
      onChanges: (changes: readonly Change[]) => {
        seen.cells.take(changes);
        this.#judge(topic, seen);
      },
      onSynced: (isSynced) => {
        this.#note(seen, isSynced);
        if (isSynced) this.#judge(topic, seen);
      },
    });
  }

  #judge(topic: Topic, { cells }: Seen): void {
    if (!this.told.knows(topic, cells.mark)) this.undetected += 1;
  }

  #note(seen: Seen, isSynced: boolean): void {
    const wire = this.#wire;
    if (isSynced && seen.lost !== null && seen.lost.wire === wire) this.repairs.push(performance.now() - seen.lost.at);
    seen.isSynced = isSynced;
    seen.lost = isSynced || wire?.isOpen !== true ? null : { at: performance.now(), wire };
  }
}
