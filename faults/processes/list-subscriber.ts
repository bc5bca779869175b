import WebSocket from 'ws';

import { ageOf, MARKER } from './fault-feed';

const DELTA = /^\{"type":"delta","topic":"list","epoch":"([^"]+)","prev":(\d+),"seq":(\d+)/;
const SNAPSHOT = /^\{"type":"snapshot","topic":"list","epoch":"([^"]+)","seq":(\d+)/;
const MARKED = new RegExp(`"point_id":${String(MARKER)},"delta":"(\\d+)\\.(\\d{3})"`);
const SUBSCRIBE = JSON.stringify({ type: 'subscribe', topic: 'list', cursor: null });

/** Minimal, so that a thousand fit beside the server. */
export class ListSubscriber {
  readonly ages: number[] = [];
  snapshots = 0;
  deltas = 0;
  gaps = 0;
  closedWith: number | null = null;
  readonly #socket: WebSocket;
  #place = '';

  constructor(url: string, address: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/push`, {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': address },
    });
    this.#socket.on('open', () => this.#socket.send(SUBSCRIBE));
    this.#socket.on('message', (data: Buffer) => this.#receive(data.toString('latin1')));
    this.#socket.on('close', (code: number) => (this.closedWith = code));
    this.#socket.on('error', () => undefined);
  }

  /** Requests snapshots until the socket buffers are full. */
  stopReading(requests: number): void {
    this.#socket.pause();
    for (let count = 0; count < requests; count += 1) this.#socket.send(SUBSCRIBE);
  }

  readOn(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    const snapshot = SNAPSHOT.exec(text);
    if (snapshot !== null) {
      this.snapshots += 1;
      this.#place = `${snapshot[1] ?? ''} ${snapshot[2] ?? ''}`;
      return;
    }
    const [, epoch, prev, seq] = DELTA.exec(text) ?? [];
    if (epoch === undefined) return;
    if (`${epoch} ${prev ?? ''}` !== this.#place) this.gaps += 1;
    this.#place = `${epoch} ${seq ?? ''}`;
    this.deltas += 1;
    const marked = MARKED.exec(text);
    if (marked !== null) this.ages.push(ageOf(Number(`${marked[1] ?? ''}${marked[2] ?? ''}`), Date.now()));
  }
}
