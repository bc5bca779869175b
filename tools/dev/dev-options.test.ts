import { expect, it } from 'vitest';

import { readDevOptions, serverArguments, type DevOptions } from './dev-options';

function optionsOf(argv: readonly string[], environment: Record<string, string> = {}): DevOptions {
  const options = readDevOptions(argv, environment);
  if (options === 'help') throw new Error('unexpected help');
  return options;
}

it('has the demo accounts with an external database too, unless they are refused', () => {
  const DATABASE_URL = 'postgres://127.0.0.1/dev';
  expect(optionsOf([], { DATABASE_URL }).config.demo).toBe(true);
  expect(optionsOf([], { DATABASE_URL, DEMO: '' }).config.demo).toBe(true);
  expect(optionsOf([], { DATABASE_URL, DEMO: '0' }).config.demo).toBe(false);
  expect(readDevOptions(['--help'], {})).toBe('help');
});

it('the server process is behind one more proxy, at its own address', () => {
  const args = ['--port', '4700', '--host', '0.0.0.0', '--trusted-hops', '1', '--seed', 's'];
  const { config } = optionsOf([...serverArguments(optionsOf(args), 4800, null)]);
  expect(config).toMatchObject({ port: 4800, host: '127.0.0.1', trustedHops: 2, feed: { seed: 's' } });
});
