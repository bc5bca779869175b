import type { AppHandle } from '../api';
import { mount } from '../mount';
import { MAX_TEXT, type AppWord } from './frame-words';
import type { FramedApp } from './listen-for-host';
import type { FrameStart, HostMessage } from './protocol';
import { reportHeight } from './report-height';

function forward(app: AppHandle, tell: (word: AppWord) => void): void {
  app.on('sign-in-required', ({ route }) => tell({ type: 'sign-in-required', route }));
  app.on('balance', (balance) => tell({ type: 'balance', balance }));
  app.on('bet-placed', ({ orderNumbers }) => tell({ type: 'bet-placed', orderNumbers }));
  app.on('route', ({ route }) => tell({ type: 'route', route }));
  app.on('lang', ({ lang }) => tell({ type: 'lang', lang }));
  app.on('error', ({ kind, message }) => tell({ type: 'error', kind, message: message.slice(0, MAX_TEXT) }));
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

/** Location in memory: the address belongs to the host. */
export function startFramedApp(element: HTMLElement, start: FrameStart, tell: (word: AppWord) => void): FramedApp {
  const app = mount(element, { ...start, history: 'memory' });
  forward(app, tell);
  reportHeight(element, (height) => tell({ type: 'height', height }));
  return { take: (message) => app.update(changeOf(message)) };
}
