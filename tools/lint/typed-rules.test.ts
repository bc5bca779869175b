import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

const CHECKOUT = join(import.meta.dirname, '../..');

/** A line that breaks the rule. */
const FAULTS = {
  'await-thenable': 'export const a = async () => await number;',
  'no-base-to-string': 'export const b = `${String({})}`;',
  'no-confusing-void-expression': 'export const c = [nothing()];',
  'no-floating-promises': 'later();',
  'no-misused-promises': 'if (later()) nothing();',
  'no-unnecessary-condition': 'if (number === null) nothing();',
  'no-unnecessary-type-assertion': 'export const d = number as number;',
  'no-unsafe-argument': 'count(JSON.parse(text));',
  'no-unsafe-assignment': 'export const e: { a: string } = JSON.parse(text);',
  'no-unsafe-call': 'JSON.parse(text)();',
  'no-unsafe-member-access': 'count(JSON.parse(text).length);',
  'no-unsafe-return': 'export const f = (): string => JSON.parse(text);',
  'only-throw-error': 'export const g = () => { throw text; };',
  'prefer-promise-reject-errors': "export const h = Promise.reject('no');",
  'require-await': 'export const i = async () => 1;',
  'restrict-plus-operands': 'export const j = text + number;',
  'restrict-template-expressions': 'export const k = `${later()}`;',
  'switch-exhaustiveness-check': "switch (side) { case 'home': nothing(); }",
  'unbound-method': 'export const l = new Map().get;',
  'use-unknown-in-catch-callback-variable': 'export const m = later().catch((error: Error) => error.message);',
};

const PRELUDE = `
declare const number: number, text: string, side: 'home' | 'away';
declare function nothing(): void;
declare function later(): Promise<void>;
declare function count(value: number): void;
`;

let folder = '';
let found: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clutchline-lint-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
  writeFileSync(join(folder, 'faults.ts'), PRELUDE + Object.values(FAULTS).join('\n'));
  const oxlint = join(CHECKOUT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const options = ['-c', join(CHECKOUT, '.oxlintrc.json'), '--format=unix', '--threads=1', folder];
  const { stdout } = spawnSync(process.execPath, [oxlint, ...options], { cwd: CHECKOUT, encoding: 'utf8' });
  const first = PRELUDE.split('\n').length;
  found = stdout
    .split('\n')
    .map((line) => /faults\.ts:(\d+):.*typescript\(([a-z-]+)\)/.exec(line))
    .flatMap((match) => (match === null ? [] : [`${String(Number(match[1]) - first)} ${String(match[2])}`]));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(Object.keys(FAULTS).map((rule, line) => [rule, line] as const))('%s is reported', (rule, line) => {
  expect(found).toContain(`${String(line)} ${rule}`);
});
