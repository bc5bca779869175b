import { type AppWord, FRAME_VERSION, READY } from './frame-words';
import { createMessageBudget } from './message-limits';
import { type FrameStart, type HostMessage, readHello, readHostMessage } from './protocol';

export interface FramedApp {
  readonly receive: (message: HostMessage) => void;
}

export interface FrameSide {
  readonly view: Window;
  readonly hosts: ReadonlySet<string>;
  /** ms */
  readonly now: () => number;
  readonly start: (options: FrameStart, send: (word: AppWord) => void) => FramedApp;
}

/**
 * A hello needs a listed origin, the parent window, valid data and a port (bad input rows 115 and 116). The first host
 * remains.
 */
export function listenForHost({ view, hosts, now, start }: FrameSide): () => void {
  const hasRoom = createMessageBudget(now);

  function connect(port: MessagePort, nonce: string, options: FrameStart): void {
    const send = (word: AppWord): void => port.postMessage({ v: FRAME_VERSION, nonce, ...word });
    const app = start(options, send);
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = hasRoom() ? readHostMessage(data, nonce) : null;
      if (message !== null) app.receive(message);
    });
    port.start();
    send({ type: READY });
  }

  function onMessage({ source, origin, data, ports }: MessageEvent<unknown>): void {
    if (source !== view.parent || !hosts.has(origin) || !hasRoom()) return;
    const hello = readHello(data);
    const [port] = ports;
    if (hello === null || port === undefined) return;
    stop();
    connect(port, hello.nonce, hello.options);
  }
  const stop = (): void => view.removeEventListener('message', onMessage);
  view.addEventListener('message', onMessage);
  return stop;
}

/** Meta element with the server's list, separated by spaces. */
const HOSTS_META = 'clutchline-hosts';
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

export function allowedHosts(document: Document): ReadonlySet<string> {
  const listed = document.querySelector(`meta[name="${HOSTS_META}"]`)?.getAttribute('content') ?? '';
  return new Set([document.location.origin, ...listed.split(' ').filter((text) => ORIGIN.test(text))]);
}
