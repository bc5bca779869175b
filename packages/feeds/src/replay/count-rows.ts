import type { ResultFile } from './raw-map';

/** The rows of a file below its header; lines without anything do not count. */
export function countRows({ text }: ResultFile): number {
  const [, ...lines] = text.split(/\r?\n/);
  return lines.filter((line) => line.trim() !== '').length;
}
