import { matchTopic, readServerMessage } from '@clutchline/contract';
import { PushClient } from '@clutchline/test-support/server/push-client';

const OPEN = 1;

/** Plays of a few matches as one player's page shows them: locked also if the server's prices are not current. */
export class WatchedCells {
  readonly #status = new Map<number, number>();
  readonly #waiting = new Set<() => void>();
  #isLive = true;

  private constructor(private readonly client: PushClient) {
    client.socket.on('message', (data: Buffer) => {
      const message = readServerMessage(JSON.parse(data.toString()));
      if (message?.type === 'live') this.#isLive = message.live === 1;
      if (message?.type === 'snapshot' || message?.type === 'delta')
        for (const change of message.changes)
          if (change.type === 'play-status') this.#status.set(change.play_info_id, change.status);
      for (const check of this.#waiting) check();
    });
  }

  static async open(url: string, gameIds: readonly number[]): Promise<WatchedCells> {
    const cells = new WatchedCells(await PushClient.connect(url));
    for (const gameId of gameIds) cells.client.send({ type: 'subscribe', topic: matchTopic(gameId), cursor: null });
    return cells;
  }

  get isLive(): boolean {
    return this.#isLive;
  }

  get openPlays(): number {
    return this.#isLive ? [...this.#status.values()].filter((status) => status === OPEN).length : 0;
  }

  /** Resolves with the wall clock. */
  until(holds: (cells: this) => boolean, withinMs = 30_000): Promise<number> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (!holds(this)) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve(Date.now());
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(new Error(`${this.openPlays} of ${this.#status.size} watched plays are open, live: ${this.#isLive}`));
      }, withinMs);
      this.#waiting.add(check);
      check();
    });
  }

  close(): void {
    this.client.close();
  }
}
