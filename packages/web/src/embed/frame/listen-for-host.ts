import { FRAME_VERSION, READY, type AppWord } from './frame-words';
import { createMessageBudget } from './message-budget';
import { readHello, readHostMessage, type FrameStart, type HostMessage } from './protocol';

export interface FramedApp {
  readonly take: (message: HostMessage) => void;
}

export interface FrameSide {
  readonly view: Window;
  /** Origins that the server lists. */
  readonly hosts: ReadonlySet<string>;
  /** ms */
  readonly now: () => number;
  /** Called once; `tell` sends messages to the host. */
  readonly start: (options: FrameStart, tell: (word: AppWord) => void) => FramedApp;
}

/**
 * A hello needs a listed origin, the parent window as its source, valid data and a port (bad input rows 115 and 116).
 * The first host remains the only one.
 */
export function listenForHost({ view, hosts, now, start }: FrameSide): () => void {
  const hasRoom = createMessageBudget(now);

  function talk(port: MessagePort, nonce: string, options: FrameStart): void {
    const tell = (word: AppWord): void => port.postMessage({ v: FRAME_VERSION, nonce, ...word });
    const app = start(options, tell);
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = hasRoom() ? readHostMessage(data, nonce) : null;
      if (message !== null) app.take(message);
    });
    port.start();
    tell({ type: READY });
  }

  function onMessage({ source, origin, data, ports }: MessageEvent<unknown>): void {
    if (source !== view.parent || !hosts.has(origin) || !hasRoom()) return;
    const hello = readHello(data);
    const [port] = ports;
    if (hello === null || port === undefined) return;
    stop();
    talk(port, hello.nonce, hello.options);
  }
  const stop = (): void => view.removeEventListener('message', onMessage);
  view.addEventListener('message', onMessage);
  return stop;
}
