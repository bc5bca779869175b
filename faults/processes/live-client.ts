import {
  CALLS,
  LIST_TOPIC,
  matchTopic,
  PRIVATE_TOPIC,
  PUSH_CLOSE,
  type Change,
  type Topic,
} from '@clutchline/contract';
import * as z from 'zod/mini';

import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { PushSocket } from '../../packages/web/src/data/push-socket';
import { TopicCells } from '@clutchline/test-support/clients/topic-cells';
import { DelayedDeltas } from './delayed-deltas';
import { openConnection, type OpenConnection } from './open-connection';

const TOPICS = [LIST_TOPIC, matchTopic(1), PRIVATE_TOPIC] as const satisfies readonly Topic[];

export interface LiveClientOptions {
  readonly url: string;
  readonly address: string;
  readonly token: string;
  /** Deltas of the previous run arrive even after the snapshot. */
  readonly receivesOldChangesLate: boolean;
}

export class LiveClient {
  readonly cells = new Map<Topic, TopicCells>(TOPICS.map((topic) => [topic, new TopicCells()]));
  /** All topics are current again after the last loss, by the monotonic clock. */
  currentAt: number | null = null;
  triedAt: number | null = null;
  refusals = 0;
  readonly #push: PushSocket;
  readonly #current = new Set<Topic>();
  readonly #delayedDeltas: DelayedDeltas;
  #connection: OpenConnection | null = null;

  constructor(private readonly options: LiveClientOptions) {
    this.#delayedDeltas = new DelayedDeltas(options.receivesOldChangesLate);
    this.#push = new PushSocket({
      open: () => this.#open(),
      ticket: () => this.#ticket(),
      onOpen: () => undefined,
      onLive: () => undefined,
      onServerTime: () => undefined,
      random: () => Math.random(),
    });
    for (const topic of TOPICS) this.#follow(topic);
    this.#push.connect();
  }

  get isCurrent(): boolean {
    return this.#current.size === TOPICS.length;
  }

  reset(): void {
    this.currentAt = null;
    this.triedAt = null;
  }

  close(): void {
    this.#push.close();
    this.#connection?.socket.terminate();
  }

  #open(): OpenConnection['client'] {
    this.triedAt ??= performance.now();
    const connection = openConnection(this.options.url, this.options.address, (text, hand) =>
      this.#delayedDeltas.pass(text, hand),
    );
    connection.socket.on('close', (code: number) => {
      if (code === PUSH_CLOSE.signInAgain) this.refusals += 1;
    });
    this.#delayedDeltas.begin();
    this.#connection = connection;
    return connection.client;
  }

  async #ticket(): Promise<string | null> {
    const { url, token } = this.options;
    const headers = { 'content-type': 'application/json', token };
    const path = CALLS.getPushTicket.path;
    const answer = await send(url, path, { headers, body: JSON.stringify({ lang: 2 }) }).catch(() => null);
    if (answer === null) return null;
    const read = z.safeParse(CALLS.getPushTicket.response, envelopeOf(answer).data);
    if (!read.success) this.refusals += 1;
    return read.success ? read.data.ticket : null;
  }

  #follow(topic: Topic): void {
    const cells = this.cells.get(topic);
    this.#push.follow(topic, {
      onSnapshot: (changes: readonly Change[]) => cells?.applySnapshot(changes),
      onChanges: (changes: readonly Change[]) => cells?.apply(changes),
      onSynced: (isSynced) => {
        if (isSynced) this.#current.add(topic);
        else this.#current.delete(topic);
        if (this.isCurrent) this.currentAt ??= performance.now();
      },
    });
  }
}
