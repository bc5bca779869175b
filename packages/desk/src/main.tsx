import { createRoot } from 'react-dom/client';

import { App } from './app/app';
import './app/page.css';
import { createDeskState, startDesk } from './app/desk-state';
import { openBrowserSocket } from './live/push/open-browser-socket';

const place = document.getElementById('desk');
if (place === null) throw new Error('the page has no place for the desk');
const state = createDeskState({
  fetch: (input, init) => window.fetch(input, init),
  openSocket: openBrowserSocket,
  storage: window.localStorage,
  languages: navigator.languages,
  monotonic: () => performance.now(),
  machineNow: () => Date.now(),
  query: window.location.search,
  clearQuery: () => window.history.replaceState(null, '', window.location.pathname + window.location.hash),
  leaveTo: (url) => window.location.assign(url),
  openBeside: (url) => void window.open(url, '_blank', 'noopener'),
});
startDesk(state, window);
createRoot(place).render(<App state={state} />);
