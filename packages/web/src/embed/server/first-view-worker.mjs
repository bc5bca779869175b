import { parentPort } from 'node:worker_threads';

import { renderFirstPage } from './render-first-view.tsx';

/** The server's thread for first views (ADR 0049). */
parentPort.on('message', async ({ id, request }) => {
  try {
    parentPort.postMessage({ id, page: await renderFirstPage(request), fault: null });
  } catch (cause) {
    parentPort.postMessage({ id, page: null, fault: String(cause?.stack ?? cause).slice(0, 2_000) });
  }
});
