import { readServerMessage, type Change, type ServerMessage, type Topic } from '@clutchline/contract';

import { TopicCells } from './topic-cells';

interface Trail {
  readonly cells: TopicCells;
  seq: number;
}

interface ReceivedTopic {
  epoch: string;
  /** Newest last; earlier ones belong to subscribers that missed later snapshots. */
  trails: readonly Trail[];
  readonly marks: Set<string>;
}

type MessageOf<Type> = Extract<ServerMessage, { type: Type }>;

export class ReceivedStates {
  frames = 0;
  readonly versions = new Set<string>();
  /** Deltas out of sequence. */
  breaks = 0;
  readonly #topics = new Map<Topic, ReceivedTopic>();
  readonly #inSnapshots = new Set<string>();

  has(topic: Topic, mark: string): boolean {
    return this.#topics.get(topic)?.marks.has(mark) === true;
  }

  receive(text: string): void {
    const message = readServerMessage(JSON.parse(text));
    if (message?.type !== 'snapshot' && message?.type !== 'delta') return;
    const topic = this.#topicOf(message.topic);
    if (message.epoch !== topic.epoch) {
      topic.epoch = message.epoch;
      topic.trails = [];
    }
    if (message.type === 'snapshot') this.#begin(topic, message);
    else this.#continue(topic, message);
  }

  #begin(topic: ReceivedTopic, { seq, changes }: MessageOf<'snapshot'>): void {
    const cells = new TopicCells();
    cells.apply(changes);
    topic.trails = [...topic.trails.filter((trail) => trail.seq < seq), { cells, seq }];
    topic.marks.add(cells.mark);
    for (const version of versionsOf(changes)) this.#inSnapshots.add(version);
  }

  #continue(topic: ReceivedTopic, { prev, seq, changes }: MessageOf<'delta'>): void {
    const newest = topic.trails.at(-1);
    if (newest === undefined || prev > newest.seq) {
      this.breaks += 1;
      return;
    }
    if (prev === newest.seq) this.#count(changes);
    for (const trail of topic.trails) {
      if (trail.seq !== prev) continue;
      trail.cells.apply(changes);
      trail.seq = seq;
      topic.marks.add(trail.cells.mark);
    }
    topic.trails = topic.trails.filter((trail) => trail === newest || trail.seq < newest.seq);
  }

  #count(changes: readonly Change[]): void {
    if (changes.length > 0) this.frames += 1;
    for (const version of versionsOf(changes)) if (!this.#inSnapshots.has(version)) this.versions.add(version);
  }

  #topicOf(topic: Topic): ReceivedTopic {
    const known = this.#topics.get(topic);
    if (known !== undefined) return known;
    const fresh: ReceivedTopic = { epoch: '', trails: [], marks: new Set() };
    this.#topics.set(topic, fresh);
    return fresh;
  }
}

const versionsOf = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => (change.type === 'odds' ? [`${change.point_id} ${change.version}`] : []));
