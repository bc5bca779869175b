import { parentPort } from 'node:worker_threads';

import { renderFirstPage } from './render-first-view.tsx';

/** Calls that wait for their answers, by number. */
const asked = new Map();
let calls = 0;

/** The server answers. @param id of the view. */
function ask(id, path, body) {
  calls += 1;
  const call = calls;
  return new Promise((resolve, reject) => {
    asked.set(call, { resolve, reject });
    parentPort.postMessage({ id, call, path, body });
  });
}

async function render({ id, request }) {
  try {
    const page = await renderFirstPage(request, (path, body) => ask(id, path, body));
    parentPort.postMessage({ id, page, fault: null });
  } catch (cause) {
    parentPort.postMessage({ id, page: null, fault: String(cause?.stack ?? cause).slice(0, 2_000) });
  }
}

/** The server's thread for first views (ADR 0049). */
parentPort.on('message', (message) => {
  if (message.call === undefined) {
    void render(message);
    return;
  }
  const { call, text } = message;
  const { resolve, reject } = asked.get(call);
  asked.delete(call);
  if (text === null) reject(new Error('A call of the first view was not answered'));
  else resolve(text);
});
