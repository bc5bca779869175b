import type { AppHandle, FrameEvents, FrameLiveOptions, FrameOptions } from '../api';
import { type AsGiven, HostEvents } from '../host-values';
import { FRAME_VERSION, HELLO, LIVE_NAMES, READY, START_NAMES, type StartName } from './frame-words';
import { createMessageBudget, isSendable } from './message-limits';
import { EVENT_READERS, isEventName, isOfConversation } from './read-app-message';

const NONCE_BYTES = 16;
/** Px until the first report; ms until the host gets an error. */
const FIRST_HEIGHT = 480;
const READY_WITHIN_MS = 15_000;

type GivenStart = AsGiven<Pick<FrameOptions, StartName>>;
interface Conversation {
  readonly events: HostEvents<FrameEvents>;
  readonly onAnswer: () => void;
}
export type GivenFrame = GivenStart & Pick<FrameOptions, 'title' | 'maxHeight'>;

function newNonce(view: Window): string {
  const bytes = view.crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function createElement(document: Document, page: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  const look = { display: 'block', width: '100%', border: '0', height: `${FIRST_HEIGHT}px` };
  for (const [name, value] of Object.entries(look)) frame.style.setProperty(name, value, 'important');
  frame.src = page.href;
  return frame;
}

function helloOf(nonce: string, start: GivenStart): object {
  const hello = (options: object): object => ({ v: FRAME_VERSION, nonce, type: HELLO, options });
  let options: object = {};
  for (const name of START_NAMES) {
    if (start[name] === undefined) continue;
    const more = { ...options, [name]: start[name] };
    if (isSendable(hello(more))) options = more;
  }
  return hello(options);
}

function listenToApp(port: MessagePort, nonce: string, { events, onAnswer }: Conversation): void {
  const hasRoom = createMessageBudget(() => performance.now());

  function publish(message: Readonly<Record<string, unknown>>): void {
    const { type } = message;
    const event = isEventName(type) ? EVENT_READERS[type](message) : undefined;
    if (event !== undefined || type === READY) onAnswer();
    if (event !== undefined && isEventName(type)) events.emit(type, event);
  }
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (hasRoom() && isOfConversation(data, nonce)) publish(data);
  });
  port.start();
}

/** Connects to `page` through a port (EMBED-1). Only the frame's origin receives the hello. */
export function embedFrame(
  element: HTMLElement,
  page: URL,
  { title, maxHeight, ...given }: GivenFrame,
): AppHandle<FrameLiveOptions, FrameEvents> {
  const view = element.ownerDocument.defaultView ?? window;
  const events = new HostEvents<FrameEvents>();
  const frame = createElement(element.ownerDocument, page, title);
  let start: GivenStart = given;
  let port: MessagePort | null = null;
  let send: (word: object) => void = () => undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  events.on('route', ({ route }) => {
    start = { ...start, route };
  });
  events.on('balance', (balance) => {
    if (balance === null) start = { ...start, token: null };
  });
  events.on('height', ({ height }) => {
    frame.style.setProperty('height', `${Math.min(height, maxHeight ?? view.innerHeight)}px`, 'important');
  });

  /** At every load, also reloads by the player. */
  function greet(): void {
    port?.close();
    const nonce = newNonce(view);
    const { port1: own, port2 } = new MessageChannel();
    port = own;
    listenToApp(own, nonce, { events, onAnswer: () => clearTimeout(late) });
    send = (word) => own.postMessage({ v: FRAME_VERSION, nonce, ...word });
    frame.contentWindow?.postMessage(helloOf(nonce, start), page.origin, [port2]);
    clearTimeout(late);
    late = setTimeout(
      () => events.emit('error', { kind: 'page', message: 'The frame does not answer' }),
      READY_WITHIN_MS,
    );
  }
  frame.addEventListener('load', greet);
  element.append(frame);
  return {
    update(changed) {
      start = { ...start, ...changed };
      for (const name of LIVE_NAMES) {
        const word = { type: name, [name]: changed[name] };
        if (changed[name] !== undefined && isSendable(word)) send(word);
      }
    },
    on: (name, listener) => events.on(name, listener),
    off: (name, listener) => events.off(name, listener),
    destroy() {
      clearTimeout(late);
      port?.close();
      frame.remove();
    },
  };
}
