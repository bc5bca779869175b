import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readProse, type Prose } from '../prose/read-prose';
import { isSource, isTest, listFiles } from '../source/list-files';
import { measureFile, type FileSizes } from './measure-file';

export type SizeRow = readonly [what: string, measured: string, wanted: string];

export function sizeTable(root: string): SizeRow[] {
  const paths = listFiles(root).filter((path) => /\.tsx?$/.test(path));
  const files = paths.filter(isSource).map((path) => measureFile(root, path));
  return [
    ...fileRows(files),
    ...folderRows(files),
    ...componentRows(files),
    testRow(root, paths, files),
    escapeRow(files),
    ...proseRows(root, paths),
  ];
}

function fileRows(files: readonly FileSizes[]): SizeRow[] {
  const lines = files.map((file) => file.lines);
  const functions = files.flatMap((file) => file.functions);
  return [
    ['source files', String(files.length), ''],
    ['lines per source file, median / mean / p95 / most', fileSpread(lines), '40–60 / 55–75 / 220 / 300'],
    ['files per 1,000 lines', ((files.length / Math.max(1, sum(lines))) * 1_000).toFixed(1), '16'],
    ['files under 20 lines, share', shortShare(lines), ''],
    [
      'function lines, p95 / most',
      `${percentile(functions, 0.95)} / ${percentile(functions, 1)}`,
      '50 / 60 (.tsx 100)',
    ],
  ];
}

function folderRows(files: readonly FileSizes[]): SizeRow[] {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const largest = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  return largest.map(([folder, count], index) => [`source files in ${folder}`, String(count), index === 0 ? '25' : '']);
}

/** Of all code, tests and tools included, without words in backticks. */
function proseRows(root: string, paths: readonly string[]): SizeRow[] {
  const prose = paths.flatMap((path) => readProse(root, path));
  const wordsOf = (kind: Prose['kind']): string =>
    String(sum(prose.filter((piece) => piece.kind === kind).map(({ text }) => wordCount(text))));
  return [
    ['words of comments', wordsOf('comment'), '35000'],
    ['words of messages: logs, help, descriptions of the API', wordsOf('message'), ''],
  ];
}

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

function componentRows(files: readonly FileSizes[]): SizeRow[] {
  const components = files.flatMap((file) => file.components);
  const effects = components.reduce((sum, component) => sum + component.effects, 0);
  const props = components.map((component) => component.props);
  return [
    ['component lines, median / p95 / most', spread(components.map(({ lines }) => lines)), '30 / 120 / 100'],
    ['props, p95 / most', `${percentile(props, 0.95)} / ${percentile(props, 1)}`, '6'],
    ['useEffect per component', (effects / Math.max(1, components.length)).toFixed(3), '0.06'],
  ];
}

function testRow(root: string, paths: readonly string[], files: readonly FileSizes[]): SizeRow {
  const ofTests = paths.filter(isTest).reduce((sum, path) => sum + lineCount(join(root, path)), 0);
  const ofSource = files.reduce((sum, file) => sum + file.lines, 0);
  const ratio = (ofTests / Math.max(1, ofSource)).toFixed(2);
  return ['test lines / source lines', `${ofTests} / ${ofSource} = ${ratio}`, '≥ 0.8'];
}

function escapeRow(files: readonly FileSizes[]): SizeRow {
  const escapes = files.reduce((sum, file) => sum + file.escapes, 0);
  return ['any, !, casts, suppressions in source', String(escapes), '0'];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const fileSpread = (lines: readonly number[]): string => {
  const mean = (sum(lines) / Math.max(1, lines.length)).toFixed(0);
  return `${percentile(lines, 0.5)} / ${mean} / ${percentile(lines, 0.95)} / ${percentile(lines, 1)}`;
};

const shortShare = (lines: readonly number[]): string => {
  const short = lines.filter((count) => count < 20).length;
  return `${short} / ${((100 * short) / Math.max(1, lines.length)).toFixed(0)} %`;
};

const lineCount = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

const spread = (values: readonly number[]): string =>
  `${percentile(values, 0.5)} / ${percentile(values, 0.95)} / ${percentile(values, 1)}`;

/** Nearest rank; 0 of an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? 0;
}
