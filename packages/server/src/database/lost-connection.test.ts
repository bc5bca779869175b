import { expect, it } from 'vitest';

import { OutcomeUnknown } from '../platform/errors';
import { orUnknown } from './lost-connection';

const failure = (message: string, code?: string): Error =>
  code === undefined ? new Error(message) : Object.assign(new Error(message), { code });

it.each(['57P01', '57P02', '57P03', '08006', '08P01', '40003', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'])(
  'R20 %s leaves open what was done',
  async (code) => {
    const error = failure('gone', code);
    await expect(orUnknown(() => Promise.reject(error))).rejects.toThrow(OutcomeUnknown);
  },
);

it('R20 so do the driver’s errors of a dead connection', async () => {
  const thrown = failure('Connection terminated unexpectedly');
  await expect(orUnknown(() => Promise.reject(thrown))).rejects.toMatchObject({ cause: thrown });
});

it.each(['40001', '40P01', '23505', '53300', '25006', '57014'])(
  'R20 after %s it is known that nothing was done',
  async (code) => {
    const error = failure('no', code);
    await expect(orUnknown(() => Promise.reject(error))).rejects.toBe(error);
  },
);

it('R20 an answer is an answer', async () => {
  await expect(orUnknown(() => Promise.resolve(7))).resolves.toBe(7);
});
