import type { PushSocket } from '../../data/push-socket';

type Connection = Pick<PushSocket, 'connect' | 'wake' | 'pause' | 'changePlayer' | 'follow' | 'observers'>;

/** Once its code has loaded. */
export class LatePush {
  #connection: Connection | null = null;
  #isPaused = false;

  /** While paused, `wake` connects. */
  use(connection: Connection): void {
    this.#connection = connection;
    if (!this.#isPaused) connection.connect();
  }

  /** Null until then. */
  get connection(): Connection | null {
    return this.#connection;
  }

  wake(): void {
    this.#isPaused = false;
    this.#connection?.wake();
  }

  pause(): void {
    this.#isPaused = true;
    this.#connection?.pause();
  }

  changePlayer(): void {
    this.#connection?.changePlayer();
  }
}
