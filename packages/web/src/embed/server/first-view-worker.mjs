import { parentPort } from 'node:worker_threads';

import { NotPublicError, renderFirstPage } from './render-first-view.tsx';

/** Calls that wait for their answers, by number. */
const asked = new Map();
let calls = 0;

/** The server answers. @param id of the view. */
function ask(id, path, body) {
  calls += 1;
  const call = calls;
  return new Promise((resolve) => {
    asked.set(call, resolve);
    parentPort.postMessage({ id, call, path, body });
  });
}

async function render({ id, request }) {
  try {
    const page = await renderFirstPage(request, (path, body) => ask(id, path, body));
    parentPort.postMessage({ id, page, fault: null });
  } catch (cause) {
    const fault = cause instanceof NotPublicError ? null : String(cause?.stack ?? cause).slice(0, 2_000);
    parentPort.postMessage({ id, page: null, fault });
  }
}

/** The server's thread for first views (ADR 0049). */
parentPort.on('message', (message) => {
  if (message.call === undefined) {
    void render(message);
    return;
  }
  const { call, text } = message;
  asked.get(call)(text);
  asked.delete(call);
});
