import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DESK_ACTS, DESK_CALLS, DESK_PROBLEMS, PROPOSAL_KINDS } from '@clutchline/contract/desk';
import { expect, it } from 'vitest';

import { createTexts } from './create-texts';
import { EN_US } from './en-US';
import { ZH_CN } from './zh-CN';

const SOURCES = join(import.meta.dirname, '..');
const PLACE = /\{(\w+)\}/g;

type Screens = Readonly<Record<string, Readonly<Record<string, string>>>>;

const flat = (screens: Screens): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(screens).flatMap(([screen, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${screen}.${name}`, text] as const),
    ),
  );
const english = flat(EN_US);
const chinese = flat(ZH_CN);
const placesOf = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name).sort();

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  .join('\n');

it('DESK-1 every text of the desk is in English and Chinese, with the same places', () => {
  expect([...chinese.keys()]).toEqual([...english.keys()]);
  for (const [key, text] of english) expect([key, placesOf(chinese.get(key) ?? '')]).toEqual([key, placesOf(text)]);
});

it('DESK-1 no Chinese text is left in English, and none is empty', () => {
  const left = [...chinese].filter(([, text]) => !/\p{Script=Han}/u.test(text.replaceAll(PLACE, '')));
  expect(left.filter(([, text]) => /[A-Za-z]/.test(text.replaceAll(PLACE, '')) || text === '')).toEqual([]);
});

it('DESK-1 every text is used by its key, or by a key that is made at run time', () => {
  const made = [...sources.matchAll(/`(\w+\.\w*)\$\{[^}]+\}(\w*)`/g)].map(([, start = '', end = '']) => [start, end]);
  const unused = [...english.keys()].filter(
    (key) =>
      !sources.includes(`'${key}'`) &&
      !made.some(([start = '', end = '']) => key.startsWith(start) && key.endsWith(end)),
  );
  expect(unused).toEqual([]);
});

it('DESK-1 each problem and each kind of proposal has one text, and no other has', () => {
  expect(Object.keys(EN_US.problems).sort()).toEqual(Object.keys(DESK_PROBLEMS).sort());
  const kinds = Object.keys(EN_US.proposals).filter((name) => name.startsWith('kind_'));
  expect(kinds.sort()).toEqual(
    Object.keys(PROPOSAL_KINDS)
      .map((kind) => `kind_${kind}`)
      .sort(),
  );
});

it('DESK-7 each act of the audit log has one text, and no other has', () => {
  const acts = [...Object.keys(DESK_CALLS), ...Object.keys(PROPOSAL_KINDS), ...DESK_ACTS];
  const names = acts.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(Object.keys(EN_US.actions).sort()).toEqual([...new Set(names)].sort());
});

it('DESK-1 no file of texts has a key twice', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const twice = files.flatMap((name) => {
    const keys = [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/^\s*"(\w+)":/gm)].map(
      ([, key]) => key,
    );
    return keys.filter((key, place) => keys.indexOf(key) !== place).map((key) => `${name} ${key}`);
  });
  expect(files.length).toBe(2 * Object.keys(EN_US).length);
  expect(twice).toEqual([]);
});

it('DESK-1 a text takes its values, and amounts have the decimals of their currency', () => {
  const { t, format } = createTexts('en-US', EN_US, {});
  expect(t('locks.count', { count: 3 })).toBe('3 active');
  expect(format.amount('1248050', 2)).toBe('12,480.50');
});
