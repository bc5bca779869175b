import { changeSchema, type Change, type Topic } from '@clutchline/contract';
import * as z from 'zod/mini';

import { PushSocket } from '../../../web/src/data/push-socket';
import { changeKey } from '../../src/push/snapshots';
import { openPushConnection } from './push-connection';

interface Seen {
  readonly cells: Map<string, Change>;
  isSynced: boolean;
}

export interface WatcherOptions {
  readonly url: string;
  readonly localAddress: string;
  readonly topics: readonly Topic[];
  readonly ticket: () => Promise<string | null | undefined>;
  readonly onChange: (change: Change) => void;
}

const inWords = (change: Change | undefined): string =>
  change === undefined ? 'nothing' : JSON.stringify(z.parse(changeSchema, change));

function isSame(received: Change | undefined, stored: Change | undefined): boolean {
  if (received?.type === 'odds' && stored?.type === 'odds' && received.version > stored.version) return true;
  return inWords(received) === inWords(stored);
}

/** The app's push client. */
export class Watcher {
  readonly #push: PushSocket;
  readonly #seen = new Map<Topic, Seen>();

  constructor({ url, localAddress, topics, ticket, onChange }: WatcherOptions) {
    this.#push = new PushSocket({
      open: () => openPushConnection(url, localAddress),
      ticket,
      onOpen: () => undefined,
      onLive: () => undefined,
      onServerTime: () => undefined,
      random: Math.random,
    });
    for (const topic of topics) this.#follow(topic, onChange);
    this.#push.connect();
  }

  /** Not current. */
  get state(): string {
    const late = [...this.#seen].flatMap(([topic, { isSynced }]) => (isSynced ? [] : [topic.replace(/\d+/u, '')]));
    return `waits for ${late.join(' ')}`;
  }

  /** As the client knows. */
  get isSynced(): boolean {
    return [...this.#seen.values()].every(({ isSynced }) => isSynced);
  }

  /** Newer prices do not count. */
  differences(topic: Topic, snapshot: readonly Change[]): string[] {
    const received = this.#seen.get(topic)?.cells ?? new Map<string, Change>();
    const stored = new Map(snapshot.map((change) => [changeKey(change), change]));
    const prices = [...received.keys()].filter((key) => key.startsWith('odds:') || key.startsWith('play-status:'));
    return [...new Set([...stored.keys(), ...prices])].flatMap((key) => {
      const [here, there] = [received.get(key), stored.get(key)];
      return isSame(here, there) ? [] : [`${topic} ${key}: told ${inWords(here)}, stored ${inWords(there)}`];
    });
  }

  close(): void {
    this.#push.close();
  }

  #follow(topic: Topic, onChange: (change: Change) => void): void {
    const seen: Seen = { cells: new Map(), isSynced: false };
    this.#seen.set(topic, seen);
    const apply = (changes: readonly Change[]): void => {
      for (const change of changes) {
        seen.cells.set(changeKey(change), change);
        onChange(change);
      }
    };
    this.#push.follow(topic, {
      onSnapshot: (changes) => {
        seen.cells.clear();
        apply(changes);
      },
      onChanges: apply,
      onSynced: (isSynced) => (seen.isSynced = isSynced),
    });
  }
}
