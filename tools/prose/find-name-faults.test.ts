import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { listFiles } from '../source/list-files';
import { tempCheckout } from '../testing/temp-checkout';
import { findNameFaults, readExcludedWords } from './find-name-faults';

const GLOSSARY = [
  '| Concept | Name | Not |',
  '|---|---|---|',
  '| a | b | verdict, taken bet |',
  '| c | d | – |',
  '',
  '| Name | What it does |',
  '|---|---|',
  '| e | purse |',
].join('\n');

const faultsOf = (source: string, allowances: Parameters<typeof findNameFaults>[3] = []) =>
  findNameFaults(tempCheckout({ 'a.ts': source }), 'a.ts', readExcludedWords(GLOSSARY), allowances);

describe('readExcludedWords', () => {
  it('reads the last column of the tables that end with Not', () => {
    expect([...readExcludedWords(GLOSSARY)]).toEqual(['verdict', 'takenbet']);
  });

  it('reads the glossary of the project', () => {
    const glossary = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'glossary.md'), 'utf8');
    const words = readExcludedWords(glossary);
    for (const word of ['news', 'verdict', 'purse', 'turn', 'takenbet', 'favourite', 'skin'])
      expect(words).toContain(word);
  });
});

it('the glossary names only types and functions of the code', () => {
  const root = join(import.meta.dirname, '..', '..');
  const terms = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8').split('## Names in SQL')[0] ?? '';
  const names = [...terms.matchAll(/`((?:[A-Z]|[a-z]+[A-Z])[A-Za-z]+)`/g)].map(([, name = '']) => name);
  const code = listFiles(root, 'packages')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
}, 30_000);

describe('findNameFaults', () => {
  it.each([
    'const betVerdict = 1;',
    'function takeVerdicts() {}',
    'interface Bet { verdict: string }',
    'class Bet { #verdict = 1 }',
    'type TakenBet = string;',
    'const read = ({ verdict }: { verdict: string }) => verdict;',
  ])('finds the word in %s', (source) => {
    expect(faultsOf(source)).toHaveLength(1);
  });

  it.each([
    "const text = 'verdict';",
    'const wire = { bet_verdict: 1 };',
    'interface Bet { bet_verdict: string }',
    'read(verdict);',
    'const taken = 1;',
  ])('finds nothing in %s', (source) => {
    expect(faultsOf(source)).toEqual([]);
  });

  it('names place, name and word, and accepts an allowance for its path only', () => {
    const source = 'const verdict = 1;';
    expect(faultsOf(source)).toEqual(['a.ts:1: name verdict contains "verdict", see docs/glossary.md']);
    const allowance = { word: 'verdict', path: 'a', reason: 'a court of law' };
    expect(faultsOf(source, [allowance])).toEqual([]);
    expect(faultsOf(source, [{ ...allowance, path: 'b' }])).toHaveLength(1);
  });
});
