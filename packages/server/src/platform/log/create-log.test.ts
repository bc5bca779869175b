import { expect, it } from 'vitest';

import { createLog } from './create-log';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines;
}

it('bad-input: no log line is longer than 4 KB, whatever it is about', () => {
  const [line = ''] = linesOf((log) => log.error({ error: '错'.repeat(100_000), call: 'playMore' }, 'it failed'));
  expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4_096);
  expect(JSON.parse(line)).toMatchObject({ call: 'playMore', msg: 'it failed' });
});

it('who signs in at an address is left out of every line', () => {
  const lines = linesOf((log) => {
    log.error({ error: 'no answer of postgres://ada:secret@db:5432/books' }, 'it failed');
    log.error({ errors: ['nats://secret@bus:4222', 'http://host.example/a@b'] }, 'it failed');
  });
  expect(lines.join('')).not.toContain('secret');
  expect(lines[0]).toContain('postgres://…@db:5432/books');
  expect(lines[1]).toContain('http://host.example/a@b');
});

it('a level leaves out what is below it', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  log.info({}, 'quiet');
  log.warn({ n: 1 }, 'loud');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"msg":"loud"');
});
