import { serverMessageSchema, type Cursor } from '@clutchline/contract';
import * as z from 'zod/mini';

import type { Listener } from '../../../server/src/push/numbered-stream';
import type { Stream } from '../../../server/src/push/stream';
import { PublishedStates } from '../../../server/tests/sim/published-states';

export class StreamSubscriber implements Listener {
  /** Deltas out of sequence. */
  readonly faults: string[] = [];
  #known = new PublishedStates();
  #cursor: Cursor = { epoch: '', seq: 0 };

  constructor(stream: Stream) {
    this.deliver(stream, stream.snapshot());
    stream.listeners.add(this);
  }

  get received(): ReadonlyMap<string, string> {
    return this.#known.states;
  }

  deliver(_stream: Stream, text: string): void {
    const message = z.parse(serverMessageSchema, JSON.parse(text));
    if (message.type !== 'snapshot' && message.type !== 'delta') return;
    const { epoch, seq, changes } = message;
    if (message.type === 'snapshot') this.#known = new PublishedStates();
    else if (epoch !== this.#cursor.epoch || message.prev !== this.#cursor.seq) this.faults.push(text);
    this.#cursor = { epoch, seq };
    this.#known.publishMatch(
      0,
      changes.map((change) => ({ change, inList: false, urgent: false })),
    );
  }
}
