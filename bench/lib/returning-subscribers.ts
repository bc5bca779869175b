import WebSocket from 'ws';

import { callerAddress } from '@clutchline/test-support/processes/caller-address';
import { retryDelay } from '../../packages/web/src/data/retry-delay';
import { MINUTE } from '../../tools/time/durations';
import { pollUntil } from '../../tools/time/poll-until';

const AT_ONCE = 100;
const SUBSCRIBE = JSON.stringify({ type: 'subscribe', topic: 'list', cursor: null });
const SNAPSHOT = '{"type":"snapshot"';

export class ReturningSubscribers {
  /** Of the last snapshots; NaN while waiting. */
  readonly snapshotAt: number[] = [];
  snapshotBytes = 0;
  readonly #sockets: WebSocket[] = [];
  #isClosing = false;

  constructor(private readonly url: string) {}

  async add(count: number): Promise<void> {
    for (let done = 0; done < count; done += AT_ONCE) {
      for (let place = done; place < Math.min(done + AT_ONCE, count); place += 1) this.#connect(place, 0);
      await this.allCurrent();
    }
  }

  allCurrent(withinMs = MINUTE): Promise<void> {
    const areCurrent = (): boolean => !this.snapshotAt.some(Number.isNaN);
    return pollUntil('all subscribers have a snapshot', areCurrent, { withinMs, everyMs: 10 });
  }

  close(): void {
    this.#isClosing = true;
    for (const socket of this.#sockets) socket.terminate();
  }

  #connect(place: number, attempt: number): void {
    const headers = { 'x-forwarded-for': callerAddress(place) };
    const socket = new WebSocket(this.url, { perMessageDeflate: false, headers });
    let tries = attempt;
    this.#sockets[place] = socket;
    this.snapshotAt[place] = Number.NaN;
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      if (data.toString('latin1', 0, SNAPSHOT.length) === SNAPSHOT) {
        this.snapshotAt[place] = performance.now();
        this.snapshotBytes = data.length;
      } else if (data.toString('latin1', 0, 15) === '{"type":"hello"') {
        tries = 0;
        socket.send(SUBSCRIBE);
      }
    });
    socket.on('close', () => {
      this.snapshotAt[place] = Number.NaN;
      if (!this.#isClosing) setTimeout(() => this.#connect(place, tries + 1), retryDelay(tries, Math.random));
    });
  }
}
