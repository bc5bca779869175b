import type { Server } from 'node:http';

/** The requests under way, so that they can be finished before the server stops. */
export class OpenCalls {
  #open = 0;
  #isEnding = false;
  #tellNone: () => void = () => undefined;

  constructor(server: Server) {
    server.prependListener('request', (_request, response) => {
      this.#open += 1;
      if (this.#isEnding) response.setHeader('connection', 'close');
      response.once('close', () => this.#leave());
    });
  }

  /** Resolves when no request is under way any more, at the latest after `limitMs`. Connections are closed by then. */
  async end(limitMs: number): Promise<void> {
    this.#isEnding = true;
    if (this.#open === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, limitMs);
      this.#tellNone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #leave(): void {
    this.#open -= 1;
    if (this.#open === 0) this.#tellNone();
  }
}
