import type { ResultFile } from './raw-map';

/** Number of rows below the header; empty lines do not count. */
export function countRows({ text }: ResultFile): number {
  const [, ...lines] = text.split(/\r?\n/);
  return lines.filter((line) => line.trim() !== '').length;
}
