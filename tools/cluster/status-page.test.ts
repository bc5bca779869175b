import { expect, it } from 'vitest';

import { statusPage } from './status-page';

const report = {
  ready: true,
  database: true,
  loaded: true,
  live: true,
  clock: true,
  draining: false,
  process: 1,
  term: 4,
  connections: 7,
};
const metrics = 'http://127.0.0.1:5002/metrics';
const row = { name: 'server-1', url: 'http://127.0.0.1:5001', metrics, pid: 12, restarts: 1, report };

it('shows of each process whether it leads and is ready, and why it is not', () => {
  const page = statusPage(
    [
      row,
      {
        ...row,
        name: '<b>',
        report: { ...report, ready: false, live: false, draining: true, process: 1, term: null },
      },
      { ...row, report: null },
      { ...row, name: 'nats', url: 'nats://127.0.0.1:1', metrics: null, report: null },
      { ...row, pid: null },
    ],
    { address: 'http://127.0.0.1:4600', database: 'postgres://127.0.0.1:5433/books' },
  );
  expect(page).toContain('The database is postgres://127.0.0.1:5433/books.');
  const [, first, second, third, fourth, fifth] = page.match(/<tr>.*<\/tr>/gu) ?? [];
  const cells = (line = ''): string[] => [...line.matchAll(/<td>(.*?)<\/td>/gu)].map(([, cell = '']) => cell);
  const link = `<a href="${metrics}">${metrics}</a>`;
  expect(cells(fourth).at(-1)).toBe('');
  expect(cells(first)).toEqual(['server-1', '12', 'ready', 'term 4', '7', '1', 'http://127.0.0.1:5001', link]);
  expect(cells(second).slice(0, 4)).toEqual(['&lt;b>', '12', 'not ready: draining, not live', '']);
  expect([third, fourth, fifth].map((line) => cells(line)[2])).toEqual(['no answer', 'running', 'not running']);
});
