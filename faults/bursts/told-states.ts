import { readServerMessage, type Change, type Topic } from '@clutchline/contract';

import { changeKey } from '../../packages/server/src/push/latest-changes';

const SEEDS = [0x811c9dc5, 0x01000193] as const;

/** Cells by name, and a short mark of all of them together that two equal states have in common. */
export class Cells {
  readonly values = new Map<string, string>();
  #marks: readonly [number, number] = [0, 0];

  get mark(): string {
    return this.#marks.join(':');
  }

  /** A fresh image. */
  replace(changes: readonly Change[]): void {
    this.values.clear();
    this.#marks = [0, 0];
    this.take(changes);
  }

  take(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = changeKey(change);
      const value = JSON.stringify(change);
      const before = this.values.get(key);
      if (before !== undefined) this.#turn(`${key}${before}`);
      this.#turn(`${key}${value}`);
      this.values.set(key, value);
    }
  }

  #turn(text: string): void {
    const [one, two] = this.#marks;
    this.#marks = [one ^ hashOf(text, SEEDS[0]), two ^ hashOf(text, SEEDS[1])];
  }
}

/** FNV-1a over 16-bit units. */
function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

interface ToldTopic {
  readonly cells: Cells;
  epoch: string;
  seq: number;
  readonly marks: Set<string>;
}

/** Every state of every topic that a server told on a line that loses nothing. */
export class ToldStates {
  /** Frames with changes. */
  frames = 0;
  /** Price versions that came after the images. */
  readonly versions = new Set<string>();
  /** Deltas that do not go on from what the server said before them. */
  breaks = 0;
  readonly #topics = new Map<Topic, ToldTopic>();
  readonly #imaged = new Set<string>();

  /** Whether the server ever stood so. */
  knows(topic: Topic, mark: string): boolean {
    return this.#topics.get(topic)?.marks.has(mark) === true;
  }

  hear(text: string): void {
    const message = readServerMessage(JSON.parse(text));
    if (message?.type !== 'snapshot' && message?.type !== 'delta') return;
    const topic = this.#topicOf(message.topic);
    const { epoch, seq, changes } = message;
    if (message.type === 'snapshot') this.#see(changes, topic.cells);
    else if (epoch === topic.epoch && seq <= topic.seq) return;
    else if (epoch !== topic.epoch || message.prev !== topic.seq) this.breaks += 1;
    else this.#count(changes, topic.cells);
    topic.epoch = epoch;
    topic.seq = seq;
    topic.marks.add(topic.cells.mark);
  }

  #see(changes: readonly Change[], cells: Cells): void {
    cells.replace(changes);
    for (const version of versionsOf(changes)) this.#imaged.add(version);
  }

  #count(changes: readonly Change[], cells: Cells): void {
    cells.take(changes);
    if (changes.length > 0) this.frames += 1;
    for (const version of versionsOf(changes)) if (!this.#imaged.has(version)) this.versions.add(version);
  }

  #topicOf(topic: Topic): ToldTopic {
    const known = this.#topics.get(topic);
    if (known !== undefined) return known;
    const fresh = { cells: new Cells(), epoch: '', seq: 0, marks: new Set<string>() };
    this.#topics.set(topic, fresh);
    return fresh;
  }
}

const versionsOf = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => (change.type === 'odds' ? [`${change.point_id} ${change.version}`] : []));
