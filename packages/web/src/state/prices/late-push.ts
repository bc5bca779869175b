import type { PushSocket } from '../../data/push-socket';

type Connection = Pick<PushSocket, 'connect' | 'wake' | 'pause' | 'changePlayer'>;

/** The push connection, whose code loads beside the first list. */
export class LatePush {
  #connection: Connection | null = null;
  #isPaused = false;

  /** Connects, unless the app is paused: then `wake` connects. */
  use(connection: Connection): void {
    this.#connection = connection;
    if (!this.#isPaused) connection.connect();
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
