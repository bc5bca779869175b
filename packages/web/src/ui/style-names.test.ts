import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..', '..');
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const parts = ['src', 'stories'].flatMap((folder) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(WEB, folder, name)),
);

function classesOf(sheet: string): ReadonlySet<string> {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}

it('BRAND-4 every class that a component names is in its style sheet, so no part is drawn without its style', () => {
  const missing = parts.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    return [...source.matchAll(IMPORT)].flatMap(([, styles = '', sheet = '']) => {
      const known = classesOf(join(path, '..', sheet));
      return [...source.matchAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g'))]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name))
        .map((name) => `${path.slice(WEB.length + 1)}: ${name}`);
    });
  });
  expect(parts.length).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});

it('every container that a style asks for exists', () => {
  const text = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(WEB, 'src', name), 'utf8'))
    .join('\n');
  const declared = new Set([...text.matchAll(/container: ([\w-]+) \//g)].map(([, name]) => name));
  const asked = [...text.matchAll(/@container ([\w-]+) \(/g)].map(([, name]) => name);
  expect(declared).toContain('page');
  expect(asked.filter((name) => !declared.has(name))).toEqual([]);
});
