import { PushConnection, type ConnectionHost } from '../../packages/server/src/push/push-connection';
import type { AppEnd, ServerEnd } from '@clutchline/test-support/clients/faulty-socket';

export const HEARTBEAT_MS = 2_000;

export class HubConnections {
  readonly #connections = new Set<PushConnection>();

  constructor(private readonly host: ConnectionHost) {}

  readonly join = (app: AppEnd): ServerEnd => {
    const connection = new PushConnection(
      { bufferedAmount: 0, send: (text) => app.send(text), close: (code) => app.cut(code) },
      this.host,
    );
    this.#connections.add(connection);
    connection.send({ type: 'hello', server_time: Date.now(), heartbeat_ms: HEARTBEAT_MS });
    return {
      send: (text) => void connection.receive(text),
      leave: () => {
        this.#connections.delete(connection);
        connection.leave();
      },
    };
  };

  sendHeartbeats(): void {
    for (const connection of this.#connections) connection.send({ type: 'heartbeat', server_time: Date.now() });
  }
}
