import type { AppHandle } from '../api';
import { mount } from '../mount';
import { frameBrand } from './frame-brand';
import { type AppWord, MAX_HEIGHT, MAX_TEXT } from './frame-words';
import type { FramedApp } from './listen-for-host';
import type { FrameStart, HostMessage } from './protocol';

function forward(app: AppHandle, send: (word: AppWord) => void): void {
  app.on('sign-in-required', ({ route }) => send({ type: 'sign-in-required', route }));
  app.on('balance', (balance) => send({ type: 'balance', balance }));
  app.on('bet-placed', ({ orderNumbers }) => send({ type: 'bet-placed', orderNumbers }));
  app.on('route', ({ route }) => send({ type: 'route', route }));
  app.on('lang', ({ lang }) => send({ type: 'lang', lang }));
  app.on('error', ({ kind, message }) => send({ type: 'error', kind, message: message.slice(0, MAX_TEXT) }));
}

const changeOf = (message: HostMessage) => {
  switch (message.type) {
    case 'token':
      return { token: message.token };
    case 'lang':
      return { lang: message.lang };
    case 'theme':
      return { theme: message.theme };
    case 'route':
      return { route: message.route };
  }
};

/** The address is the host's. */
export function startFramedApp(element: HTMLElement, start: FrameStart, send: (word: AppWord) => void): FramedApp {
  const brand = frameBrand(start.brand, element);
  const app = mount(element, { ...start, brand, history: 'memory' });
  forward(app, send);
  reportHeight(element, (height) => send({ type: 'height', height }));
  return { receive: (message) => app.update(changeOf(message)) };
}

/** Prevents loops with a host that changes the width (row 124). */
const EVERY_MS = 100;

/** Whole px. */
export function reportHeight(element: HTMLElement, onHeight: (height: number) => void): () => void {
  let reported = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function report(): void {
    timer = undefined;
    const height = Math.min(MAX_HEIGHT, Math.ceil(element.getBoundingClientRect().height));
    if (height === reported || height === 0) return;
    reported = height;
    onHeight(height);
  }
  const observer = new ResizeObserver(() => {
    timer ??= setTimeout(report, reported < 0 ? 0 : EVERY_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
