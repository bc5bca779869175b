import WebSocket from 'ws';

import { ageOf, MARKER } from './fault-feed';

const DELTA = /^\{"type":"delta","topic":"list","epoch":"([^"]+)","prev":(\d+),"seq":(\d+)/;
const SNAPSHOT = /^\{"type":"snapshot","topic":"list","epoch":"([^"]+)","seq":(\d+)/;
const MARKED = new RegExp(`"point_id":${String(MARKER)},"delta":"(\\d+)\\.(\\d{3})"`);
const SUBSCRIBE = JSON.stringify({ type: 'subscribe', topic: 'list', cursor: null });

/** A reader of the list that looks only at what it needs, so that a thousand of them fit beside the server. */
export class ListReader {
  /** How old each price of the marker was when it came, in ms. */
  readonly ages: number[] = [];
  /** Images that came. */
  images = 0;
  /** Changes that came. */
  deltas = 0;
  /** Deltas that do not go on from what was heard. */
  gaps = 0;
  /** The code it was closed with. */
  closedWith: number | null = null;
  readonly #socket: WebSocket;
  #place = '';

  constructor(url: string, address: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/push`, {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': address },
    });
    this.#socket.on('open', () => this.#socket.send(SUBSCRIBE));
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString('latin1')));
    this.#socket.on('close', (code: number) => (this.closedWith = code));
    this.#socket.on('error', () => undefined);
  }

  /** Stops reading, as a frozen page does, after so many requests for the image that the system's own buffers are full. */
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

  #hear(text: string): void {
    const snapshot = SNAPSHOT.exec(text);
    if (snapshot !== null) {
      this.images += 1;
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
