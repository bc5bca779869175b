import { join } from 'node:path';

import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

const RULE = 'no-restricted-syntax';

/** Of the real configuration, for a file of this name. */
async function messagesOf(path: string, code: string): Promise<string[]> {
  const eslint = new ESLint({ cwd: join(import.meta.dirname, '../..') });
  const { rules } = await eslint.calculateConfigForFile(path);
  const parser = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
  const found = new Linter().verify(
    code,
    [{ files: ['**'], languageOptions: parser, rules: { [RULE]: rules[RULE] } }],
    {
      filename: path,
    },
  );
  return found.map(({ message }) => message);
}

const SCREEN = 'packages/web/src/screens/match-list/match-status.tsx';
const STATE = 'packages/web/src/state/spoilers/use-shown-live.ts';

it.each([
  'live.score_1',
  'detail.live.round_score_2',
  'match.winner === null',
  'const { score_1, ...rest } = live;',
  'const { ended_at: at } = match;',
  'facts.duration_s',
  'function f({ clock_s }) { return clock_s; }',
])('SPOIL-5 a screen that reads %s is refused', async (code) => {
  expect(await messagesOf(SCREEN, code)).toEqual([expect.stringContaining('SPOIL-5')]);
});

it.each(["t('match-list.score', { score_1: maps[0], score_2: maps[1] })", 'shown.maps', 'live.status'])(
  'SPOIL-5 a screen may have %s',
  async (code) => {
    expect(await messagesOf(SCREEN, code)).toEqual([]);
  },
);

it('SPOIL-5 the state reads scores; bare texts of screens are still refused', async () => {
  expect(await messagesOf(STATE, 'live.score_1')).toEqual([]);
  expect(await messagesOf(SCREEN, 'const a = <p>bare</p>;')).toHaveLength(1);
});
