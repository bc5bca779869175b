import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FirstViewRequest } from '@clutchline/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { RenderWorker } from './render-worker';

const REQUEST: FirstViewRequest = {
  langId: 2,
  theme: 'arena',
  timeZone: 'UTC',
  now: 1,
  address: '/match/list',
  cursor: null,
  brand: null,
};

const ask = vi.fn(() => Promise.resolve('{}'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-worker-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(name: string, onRequest: string) {
  const program = join(folder, `${name}.mjs`);
  const head = `import { parentPort } from 'node:worker_threads';\n`;
  await writeFile(program, `${head}parentPort.on('message', ({ id, request, call, text }) => { ${onRequest} });`);
  const error = vi.fn();
  const worker = new RenderWorker(program, { info: error, warn: error, error }, 300);
  return { worker, error };
}

it('P13 the thread renders what it is given, and has no environment of the server', async () => {
  const { worker, error } = await start(
    'echo',
    `parentPort.postMessage({ id, page: { markup: request.timeZone, data: Object.keys(process.env).join() }, fault: null })`,
  );
  expect(await worker.render(REQUEST, ask)).toEqual({ markup: 'UTC', data: 'NODE_ENV' });
  await worker.close();
  expect(error).not.toHaveBeenCalled();
  expect(await worker.render(REQUEST, ask)).toBeNull();
});

it.each([
  ['fault', `parentPort.postMessage({ id, page: null, fault: 'no list' })`],
  ['throws', `throw new Error('broken')`],
  ['exits', `process.exit(3)`],
  ['hangs', `for (;;);`],
])('P13 a thread that %s is no view and a line in the log', async (name, onRequest) => {
  const { worker, error } = await start(name, onRequest);
  expect(await worker.render(REQUEST, ask)).toBeNull();
  expect(error).toHaveBeenCalledTimes(1);
  await worker.close();
});

it('P13 the thread is given the answers of the calls that it asks for, and learns of those that fail', async () => {
  const { worker, error } = await start(
    'answered',
    `if (request) { globalThis.view = id; parentPort.postMessage({ id, call: 7, path: '/api/list', body: '{}' }); }
     else parentPort.postMessage({ id: globalThis.view, page: { markup: String(text), data: String(call) }, fault: null });`,
  );
  expect(await worker.render(REQUEST, () => Promise.resolve('{"code":1}'))).toEqual({
    markup: '{"code":1}',
    data: '7',
  });
  const unanswered = { markup: 'null', data: '7' };
  expect(await worker.render(REQUEST, () => Promise.resolve(null))).toEqual(unanswered);
  expect(error).not.toHaveBeenCalled();
  expect(await worker.render(REQUEST, () => Promise.reject(new Error('refused')))).toEqual(unanswered);
  expect(error).toHaveBeenCalledTimes(1);
  await worker.close();
});

it('P13 a message that is no answer is ignored', async () => {
  const { worker, error } = await start(
    'nonsense',
    `parentPort.postMessage('x'); parentPort.postMessage({ id, page: { markup: 'm', data: 'd' }, fault: null })`,
  );
  expect(await worker.render(REQUEST, ask)).toEqual({ markup: 'm', data: 'd' });
  expect(error).toHaveBeenCalledTimes(1);
  await worker.close();
});

it('P13 more requests than the thread can answer in time are refused at once', async () => {
  const { worker } = await start('silent', '');
  const requests = Array.from({ length: 20 }, () => worker.render(REQUEST, ask));
  const answers = await Promise.all(requests.slice(8));
  expect(answers).toEqual(Array.from({ length: 12 }, () => null));
  await worker.close();
  expect(await Promise.all(requests)).toHaveLength(20);
});
