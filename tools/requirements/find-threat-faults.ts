import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listTestFiles } from './find-test-names';

const THREATS = 'docs/threats.md';
const ASVS = 'docs/threats-asvs.md';
const TEST_FILE = /`([\w./-]+\.(?:test|e2e)\.tsx?)`/g;
const REQUIREMENT = /^\| (\d+\.\d+\.\d+) +\| (\d) +\|[^|]*\| ([^|]*?) +\|/gm;
const STATES = new Set(['holds', 'n/a', 'not yet']);
/** ASVS 5.0, by level. */
const COUNTS = { '1': 70, '2': 183 } as const;

export function findThreatFaults(root: string, folders: readonly string[]): string[] {
  const files = listTestFiles(root, folders);
  const isThere = (named: string): boolean => files.some((file) => file === named || file.endsWith(`/${named}`));
  const missing = [THREATS, ASVS].flatMap((page) =>
    [...new Set([...textOf(root, page).matchAll(TEST_FILE)].map(([, named = '']) => named))]
      .filter((named) => !isThere(named))
      .map((named) => `${page}: names ${named}, which does not exist`),
  );
  return [...missing, ...requirementFaults(textOf(root, ASVS))];
}

function textOf(root: string, page: string): string {
  const path = join(root, page);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function requirementFaults(text: string): string[] {
  const rows = [...text.matchAll(REQUIREMENT)].map(([, id = '', level = '', state = '']) => ({ id, level, state }));
  const ids = rows.map(({ id }) => id);
  return [
    ...Object.entries(COUNTS).flatMap(([level, wanted]) => {
      const found = rows.filter((row) => row.level === level).length;
      return found === wanted ? [] : [`${ASVS}: ${found} requirements of level ${level}, ASVS 5.0 has ${wanted}`];
    }),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${ASVS}: ${id} has two rows`),
    ...rows.filter(({ state }) => !STATES.has(state)).map(({ id, state }) => `${ASVS}: ${id} has the state "${state}"`),
  ];
}
