import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

/** Steps are named by their output, one letter per 30 ms; `!` fails. */
function runLanes(lanes: readonly (readonly string[])[]) {
  const program = `
    import { setTimeout as sleep } from 'node:timers/promises';
    import { runLanes } from '${import.meta.dirname}/run-lanes.mjs';
    const step = (name) => ({
      name,
      run: async (write) => {
        for (const letter of name) { write(letter); await sleep(30); }
        return { passed: name.length, failed: name.endsWith('!') ? 1 : 0 };
      },
    });
    const written = [];
    const results = await runLanes(${JSON.stringify(lanes)}.map((names) => names.map(step)), (text) => written.push(text));
    console.log(JSON.stringify({ text: written.join(''), names: results.map(({ name }) => name), results }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as { text: string; names: string[]; results: { failed: number; passed: number }[] };
}

describe('the lanes of npm test', () => {
  it('run side by side and never mix what their steps write', () => {
    const { text, names } = runLanes([
      ['aaaaaa', 'bb'],
      ['cc', 'dddddddd'],
    ]);
    expect(names).toEqual(['cc', 'aaaaaa', 'bb', 'dddddddd']);
    expect(text).toBe('\n── aaaaaa\naaaaaa\n── cc\ncc\n── dddddddd\ndddddddd\n── bb\nbb');
  });

  it('end with the first failure, and what runs beside it completes', () => {
    const { names, results, text } = runLanes([
      ['a!', 'bb'],
      ['cccccc', 'dd'],
    ]);
    expect(names).toEqual(['a!', 'cccccc']);
    expect(results.map(({ failed }) => failed)).toEqual([1, 0]);
    expect(text).toContain('cccccc');
  });
});
