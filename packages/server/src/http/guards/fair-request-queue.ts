import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Waiting {
  readonly client: string;
  readonly response: ServerResponse;
  readonly handle: () => void;
}

/**
 * Each iteration of the event loop handles one request of every client network, and of one connection only if its
 * request before is answered: a burst of one client delays another by one request per iteration, however many
 * connections it opens or requests it pipelines (S-H1, S-H3, R37).
 */
export class FairRequestQueue {
  /** By network, in order of arrival; never empty. */
  readonly #queues = new Map<string, Waiting[]>();
  /** Behind another of the same connection. */
  readonly #behind = new WeakMap<Socket, Waiting[]>();

  /** Never synchronously; not after the connection closes. */
  queue(client: string, response: ServerResponse, handle: () => void): void {
    const request = { client, response, handle };
    const behind = this.#behind.get(response.req.socket);
    if (behind !== undefined) {
      behind.push(request);
      return;
    }
    this.#behind.set(response.req.socket, []);
    this.#add(request);
  }

  #add(request: Waiting): void {
    const queue = this.#queues.get(request.client);
    if (queue !== undefined) queue.push(request);
    else this.#queues.set(request.client, [request]);
    if (queue === undefined && this.#queues.size === 1) setImmediate(() => this.#handleOneEach());
  }

  #handleOneEach(): void {
    const first: Waiting[] = [];
    for (const [client, queue] of this.#queues) {
      const next = queue.shift();
      if (next !== undefined) first.push(next);
      if (queue.length === 0) this.#queues.delete(client);
    }
    if (this.#queues.size > 0) setImmediate(() => this.#handleOneEach());
    // Separately, so that each is admitted or refused before the next is checked (R27).
    for (const request of first) setImmediate(() => this.#handle(request));
  }

  #handle({ response, handle }: Waiting): void {
    const { socket } = response.req;
    if (socket.destroyed) return;
    response.once('close', () => this.#handleNext(socket));
    handle();
  }

  #handleNext(socket: Socket): void {
    const next = this.#behind.get(socket)?.shift();
    if (next === undefined) this.#behind.delete(socket);
    else this.#add(next);
  }
}
