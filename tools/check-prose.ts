import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { findNameFaults, readExcludedWords } from './prose/find-name-faults';
import { findProseFaults } from './prose/find-prose-faults';
import { readProse } from './prose/read-prose';
import { listFiles } from './source/list-files';

const LIMIT = 0.5;

const root = join(import.meta.dirname, '..');
const readData = <Data>(name: string, schema: z.ZodType<Data>): Data =>
  schema.parse(JSON.parse(readFileSync(join(root, 'tools', 'prose', name), 'utf8')));

const listed = readData('listed-words.json', z.array(z.strictObject({ pattern: z.string(), use: z.string() })));
const allowances = readData(
  'allowances.json',
  z.array(z.strictObject({ path: z.string(), text: z.string(), reason: z.string() })),
);
const [only] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const paths = listFiles(root).filter((path) => /\.(tsx?|mjs|sql|md)$/.test(path) && path.startsWith(only ?? ''));
const { places, words } = findProseFaults(
  paths.flatMap((path) => readProse(root, path)),
  listed,
  allowances,
);
const rate = (places.length / Math.max(1, words)) * 1_000;
if (!process.argv.includes('--quiet')) for (const place of places) console.log(place);
console.log(`prose: ${places.length} listed words in ${words} words: ${rate.toFixed(2)} per 1,000 (limit ${LIMIT})`);
if (words === 0 || rate > LIMIT) process.exitCode = 1;

const excluded = readExcludedWords(readFileSync(join(root, 'docs', 'glossary.md'), 'utf8'));
const nameAllowances = readData(
  'name-allowances.json',
  z.array(z.strictObject({ word: z.string(), path: z.string(), reason: z.string() })),
);
const names = paths
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => findNameFaults(root, path, excluded, nameAllowances));
for (const name of names) console.log(name);
console.log(`names: ${names.length} contain one of ${excluded.size} words that the glossary excludes`);
if (excluded.size === 0 || names.length > 0) process.exitCode = 1;
