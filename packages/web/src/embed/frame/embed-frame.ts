import type { AppHandle, FrameEvents, FrameLiveOptions, FrameOptions } from '../api';
import { HostEvents } from '../host-events';
import { createMessageBudget } from './message-budget';
import { FRAME_VERSION, cleanStart, readAppMessage, type AppMessage, type Hello, type HostWord } from './protocol';

const NONCE_BYTES = 16;
/** Height until the app says its own, in px, and how long it may take before the host is told, in ms. */
const FIRST_HEIGHT = 480;
const READY_WITHIN_MS = 15_000;

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

/** One word for each option that is named. */
function wordsOf({ token, lang, theme, route }: FrameLiveOptions): HostWord[] {
  return [
    ...(token === undefined ? [] : [{ type: 'token' as const, token }]),
    ...(lang === undefined ? [] : [{ type: 'lang' as const, lang }]),
    ...(theme === undefined ? [] : [{ type: 'theme' as const, theme }]),
    ...(route === undefined ? [] : [{ type: 'route' as const, route }]),
  ];
}

function emit(events: HostEvents<FrameEvents>, message: AppMessage): void {
  switch (message.type) {
    case 'ready':
      break;
    case 'balance':
      events.emit('balance', message.balance);
      break;
    case 'sign-in-required':
    case 'route':
      events.emit(message.type, { route: message.route });
      break;
    case 'bet-placed':
      events.emit('bet-placed', { orderNumbers: message.orderNumbers });
      break;
    case 'lang':
      events.emit('lang', { lang: message.lang });
      break;
    case 'height':
      events.emit('height', { height: message.height });
      break;
    case 'error':
      events.emit('error', { kind: message.kind, message: message.message });
      break;
  }
}

/**
 * Puts a frame page into an element and talks with it through a port of its own (EMBED-1). The hello goes to the
 * frame's origin alone; `page` is the address of the frame page.
 */
export function embedFrame(
  element: HTMLElement,
  page: URL,
  options: Omit<FrameOptions, 'page'>,
): AppHandle<FrameLiveOptions, FrameEvents> {
  const view = element.ownerDocument.defaultView ?? window;
  const { title, maxHeight, ...given } = options;
  const events = new HostEvents<FrameEvents>();
  const frame = createElement(element.ownerDocument, page, title);
  let start: Omit<FrameOptions, 'page' | 'title' | 'maxHeight'> = given;
  let port: MessagePort | null = null;
  let send: (word: HostWord) => void = () => undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  /** What holds for the next load too, and the height. */
  function remember(message: AppMessage): void {
    if (message.type === 'route') start = { ...start, route: message.route };
    if (message.type === 'balance' && message.balance === null) start = { ...start, token: null };
    if (message.type !== 'height') return;
    frame.style.setProperty('height', `${Math.min(message.height, maxHeight ?? view.innerHeight)}px`, 'important');
  }

  /** At every load of the frame, the player's own reload too: what was said before is said again. */
  function greet(): void {
    port?.close();
    const nonce = newNonce(view);
    const channel = new MessageChannel();
    const own = channel.port1;
    const hasRoom = createMessageBudget(() => performance.now());
    port = own;
    own.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = hasRoom() ? readAppMessage(data, nonce) : null;
      if (message === null) return;
      clearTimeout(late);
      remember(message);
      emit(events, message);
    });
    own.start();
    send = (word) => own.postMessage({ v: FRAME_VERSION, nonce, ...word });
    const hello: Hello = { v: FRAME_VERSION, nonce, type: 'hello', options: cleanStart(start) };
    frame.contentWindow?.postMessage(hello, page.origin, [channel.port2]);
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
      wordsOf(changed).forEach((word) => send(word));
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
