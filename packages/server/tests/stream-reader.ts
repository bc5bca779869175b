import { serverMessageSchema, type Cursor } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { Listener, Stream } from '../src/push/stream';
import { Client } from './sim/client';

/** A reader of one stream, which knows what its messages say and nothing else. */
export class StreamReader implements Listener {
  /** What went wrong: a delta that does not follow on what was heard. */
  readonly faults: string[] = [];
  #known = new Client();
  #cursor: Cursor = { epoch: '', seq: 0 };

  constructor(stream: Stream) {
    this.deliver(stream, stream.snapshot());
    stream.listeners.add(this);
  }

  /** What is known, as `Client` says it. */
  get told(): ReadonlyMap<string, string> {
    return this.#known.told;
  }

  deliver(_stream: Stream, text: string): void {
    const message = z.parse(serverMessageSchema, JSON.parse(text));
    if (message.type !== 'snapshot' && message.type !== 'delta') return;
    const { epoch, seq, changes } = message;
    if (message.type === 'snapshot') this.#known = new Client();
    else if (epoch !== this.#cursor.epoch || message.prev !== this.#cursor.seq) this.faults.push(text);
    this.#cursor = { epoch, seq };
    this.#known.publishMatch(
      0,
      changes.map((change) => ({ change, inList: false, urgent: false })),
    );
  }
}
