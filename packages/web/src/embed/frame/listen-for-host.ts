import { FRAME_VERSION, READY, type AppWord } from './frame-words';
import { createMessageBudget } from './message-budget';
import { readHello, readHostMessage, type FrameStart, type HostMessage } from './protocol';

/** An app as the bridge drives it. */
export interface FramedApp {
  readonly take: (message: HostMessage) => void;
}

export interface FrameSide {
  readonly view: Window;
  /** Origins that may embed the page, as the server wrote them into it. */
  readonly hosts: ReadonlySet<string>;
  /** ms */
  readonly now: () => number;
  /** Starts the app for the one host it will ever have; `tell` is the way back. */
  readonly start: (options: FrameStart, tell: (word: AppWord) => void) => FramedApp;
}

/**
 * Waits for the host's hello and talks with nobody else: origin on the list, sent by the parent window, well formed and
 * with a port (bad input rows 115 and 116). The first host stays the only one.
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
