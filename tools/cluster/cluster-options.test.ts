import { expect, it } from 'vitest';

import { readOptions } from './cluster-options';

it('reads the number of processes and passes the rest on', () => {
  const options = readOptions(['--port', '4700', '--processes', '3', '--speed=60'], {});
  expect(options).toMatchObject({ processes: 3, config: { port: 4700, speed: 60 } });
  expect(options).toHaveProperty('forServers', ['--port', '4700', '--speed=60']);
  expect(readOptions(['--processes=1'], {})).toMatchObject({ processes: 1, forServers: [] });
  expect(readOptions([], {})).toMatchObject({ processes: 2 });
  expect(readOptions(['--help'], {})).toBe('help');
});

it.each([['0'], ['17'], ['two'], ['']])('refuses %j processes', (count) => {
  expect(() => readOptions(['--processes', count], {})).toThrow(/^--processes takes/);
});
