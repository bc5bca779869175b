import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findTestNames, INSERTED, listTestFiles, type TestName } from './find-test-names';

export const FINDINGS_PAGE = 'docs/findings.md';
/** Id, answer, and the test that proves it. */
const ROW = /^\| *(S-[A-Z]+\d+|[CDU]\d+) *\|(.*)\|\s*$/gm;
const FINDING = /^(?:S-[A-Z]+\d+|[CDU]\d+)$/;
/** Number of findings by kind; each has a row. */
const NUMBERED = { C: 21, U: 53 } as const;
/** Findings (S-H1, D3), promises (R37, S15), requirements (BET-8). */
const LEADING_ID = /^([A-Z]+(?:-[A-Z]*)?\d+)(?:, | and | |: |$)/;
const TEST_FILE = /[\w./-]+\.(?:test|e2e)\.tsx?/g;
/** In the column of tests: begins with an id, "…" replaces what is left out. */
const QUOTED_NAME = /[`"“]([A-Z][A-Z-]*\d[^`"”]*)[`"”]/g;

interface Row {
  readonly id: string;
  readonly text: string;
  /** Last column. */
  readonly tests: string;
}

export function findFindingFaults(root: string, folders: readonly string[]): string[] {
  const rows = readRows(root);
  if (rows.length === 0) return [`${FINDINGS_PAGE}: no row of a finding was found`];
  const ids = rows.map(({ id }) => id);
  const known = new Set(ids);
  const names = findTestNames(root, folders);
  const cited = citedFindings(names);
  return [
    ...numberedFindings()
      .filter((id) => !known.has(id))
      .map((id) => `${id}: has no row in ${FINDINGS_PAGE}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: has two rows in ${FINDINGS_PAGE}`),
    ...[...known].filter((id) => !cited.has(id)).map((id) => `${id}: no test has it at the start of its name`),
    ...[...cited]
      .filter(([id]) => !known.has(id))
      .map(([id, path]) => `${path}: names ${id}, which ${FINDINGS_PAGE} lacks`),
    ...missingFiles(rows, listTestFiles(root, folders)),
    ...missingNames(rows, names),
  ];
}

const numberedFindings = (): string[] =>
  Object.entries(NUMBERED).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => `${kind}${index + 1}`),
  );

function readRows(root: string): Row[] {
  const page = join(root, FINDINGS_PAGE);
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [...text.matchAll(ROW)].map(([, id = '', text = '']) => ({
    id,
    text,
    tests: text.split('|').at(-1) ?? '',
  }));
}

function citedFindings(names: readonly TestName[]): ReadonlyMap<string, string> {
  const cited = new Map<string, string>();
  for (const { name, path } of names)
    for (const id of leadingIds(name)) if (FINDING.test(id) && !cited.has(id)) cited.set(id, path);
  return cited;
}

function leadingIds(name: string): string[] {
  const [whole = '', id] = LEADING_ID.exec(name) ?? [];
  return id === undefined ? [] : [id, ...leadingIds(name.slice(whole.length))];
}

function missingFiles(rows: readonly Row[], files: readonly string[]): string[] {
  return rows.flatMap(({ id, text }) =>
    [...text.matchAll(TEST_FILE)]
      .filter(([named]) => !files.some((file) => isNamed(file, named)))
      .map(([named]) => `${id}: ${FINDINGS_PAGE} names ${named}, which does not exist`),
  );
}

const isNamed = (file: string, named: string): boolean => file === named || file.endsWith(`/${named}`);

/** Quoted names that no test of the files of their row has. */
function missingNames(rows: readonly Row[], names: readonly TestName[]): string[] {
  return rows.flatMap(({ id, tests }) => {
    const files = [...tests.matchAll(TEST_FILE)].map(([named]) => named);
    const own = names.filter(({ path }) => files.some((named) => isNamed(path, named)));
    return [...tests.matchAll(QUOTED_NAME)]
      .map(([, quoted = '']) => quoted)
      .filter((quoted) => !own.some(({ name }) => isQuoted(name, quoted)))
      .map((quoted) => `${id}: ${FINDINGS_PAGE} names the test "${quoted}", which its files lack`);
  });
}

function isQuoted(name: string, quoted: string): boolean {
  const parts = quoted.split(INSERTED).map((part) => part.trim());
  let end = 0;
  for (const [index, part] of parts.entries()) {
    const start = name.indexOf(part, end);
    if (start < 0 || (index === 0 && start > 0)) return false;
    end = start + part.length;
  }
  return parts.at(-1) === '' || end === name.length;
}
