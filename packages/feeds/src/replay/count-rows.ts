import type { ResultFile } from './readers/raw-map';

/** Below the header, without empty lines. */
export function countRows({ text }: ResultFile): number {
  const [, ...lines] = text.split(/\r?\n/);
  return lines.filter((line) => line.trim() !== '').length;
}
