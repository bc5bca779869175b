import type { ClientMessage, ServerMessage } from '@clutchline/contract';

/** The test is the server. */
export class FakeSocket extends EventTarget {
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  deliver(message: ServerMessage): void {
    this.deliverRaw(JSON.stringify(message));
  }

  deliverRaw(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  hello(heartbeatMs = 10_000): void {
    this.deliver({ type: 'hello', server_time: 1_000_000, heartbeat_ms: heartbeatMs });
  }

  /** From the server side. */
  drop(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
