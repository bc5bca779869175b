import { join } from 'node:path';

import { expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { ChildProgram } from './child-program';

const ECHO = `
process.on('message', (message) => (message === 'end' ? process.exit() : process.send({ args: process.argv.slice(2), message })));
process.send('ready');`;

const programOf = (text: string): string => join(tempCheckout({ 'program.cjs': text }), 'program.cjs');

it('ChildProgram answers each question and ends when it is killed or stopped', async () => {
  const plan = { name: 'echo', file: programOf(ECHO), args: ['--fast'] };
  for (const end of ['kill', 'stop', 'order'] as const) {
    const program = await ChildProgram.start(plan);
    expect(program.ready).toBe('ready');
    expect(await program.request('load')).toEqual({ args: ['--fast'], message: 'load' });
    await (end === 'kill' ? program.kill() : program.stop(end === 'stop' ? null : 'end'));
  }
});

it('ChildProgram fails if the process exits before it is ready or before it answers', async () => {
  const early = ChildProgram.start({ name: 'the early program', file: programOf('process.exit(3)') });
  await expect(early).rejects.toThrow('the early program exited (3) without a message');
  const program = await ChildProgram.start({ name: 'echo', file: programOf(ECHO) });
  await expect(program.request('end')).rejects.toThrow('echo exited (0) without a message');
});
